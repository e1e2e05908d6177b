// The result as a picture to send: drawn as SVG with our own shapes, painted onto a canvas, handed out as PNG.
import { SEATS } from "../draw/seats";
import type { Story } from "../protocol/frames";
import { money, t } from "./words.svelte";

const W = 1200;
const H = 630; // what messengers show whole

export interface Shown {
  headline: string;
  names: string[];
  scores: number[];
  places: { seat: number; place: number }[];
  story: Story | null;
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The drawing itself: headline, places with sums, and the lines of worth. */
export function posterOf({ headline, names, scores, places, story }: Shown): string {
  const rows = places.map(({ seat, place }, at) => {
    const y = 214 + at * 74;
    return `<g font-size="34"><text x="64" y="${y}" fill="#f0d28b" font-weight="700">${place}</text><circle cx="122" cy="${y - 11}" r="17" fill="${SEATS[seat % 5]!.field}" stroke="#fbf4e2" stroke-width="3"/><text x="156" y="${y}" fill="#fbf4e2">${escaped((names[seat] ?? "").slice(0, 16))}</text><text x="560" y="${y}" fill="#fbf4e2" font-weight="700" text-anchor="end">${escaped(money(scores[seat] ?? 0))}</text></g>`;
  });
  const columns = story?.rounds.map((row) => row.worth) ?? [];
  const top = Math.max(10, ...columns.flat());
  const lines = names.map((_, seat) => {
    const points = columns.map((column, at) => `${640 + (at / Math.max(1, columns.length - 1)) * 490},${520 - ((column[seat] ?? 0) / top) * 340}`);
    return `<polyline fill="none" stroke="${SEATS[seat % 5]!.field}" stroke-width="7" stroke-linejoin="round" points="${points.join(" ")}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" width="${W}" height="${H}" font-family="Georgia, serif"><defs><radialGradient id="lamp" cx="50%" cy="0" r="90%"><stop offset="0" stop-color="#2b7761"/><stop offset="1" stop-color="#123d32"/></radialGradient></defs><rect width="${W}" height="${H}" fill="url(#lamp)"/><rect y="566" width="${W}" height="64" fill="#6a4729"/><text x="64" y="112" font-size="58" font-weight="700" fill="#fbf4e2">${escaped(headline)}</text>${rows.join("")}<rect x="616" y="150" width="540" height="392" rx="14" fill="#f6eddb"/>${lines.join("")}<text x="64" y="608" font-size="28" fill="#fdf1d8" font-weight="700">Stockpile</text><text x="${W - 64}" y="608" font-size="24" fill="#f3dfb8" text-anchor="end">${escaped(story ? t("page-worth-by-round") : "")}</text></svg>`;
}

/** The same as a PNG file. */
export async function paintPoster(shown: Shown, name: string): Promise<File> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(posterOf(shown))}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = W;
  canvas.height = H;
  canvas.getContext("2d")!.drawImage(image, 0, 0);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (!blob) throw new Error("no picture");
  return new File([blob], name, { type: "image/png" });
}

/** Saves a file on this device. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
