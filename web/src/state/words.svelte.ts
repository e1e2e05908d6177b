// The catalogues of one language: a key and its arguments in, words out. The server hands out the same texts that it uses itself.
import { FluentBundle, type FluentFunction, FluentResource, type FluentVariable } from "@fluent/bundle";
import { once } from "../protocol/api";
import { set, settings } from "./settings.svelte";

const PSEUDO = "pseudo"; // English made longer, to find what breaks

interface Catalogue {
  language: string;
  locale: string;
  ftl: string;
  languages?: string[];
}

type Args = Record<string, FluentVariable>;

let bundle: FluentBundle | null = $state.raw(null);
export const spoken = $state({ language: "en", ready: false });

// A folder of catalogues with a head is a language; a server may speak more, and says so with the words.
const HEADS = import.meta.glob<string>("../../../src/stockpile/text/*/language.ftl", { eager: true, query: "?raw", import: "default" });
const NAMES = Object.fromEntries(
  Object.entries(HEADS).map(([path, head]) => [path.split("/").at(-2)!, /^language-name = (.+)$/m.exec(head)?.[1]]),
);
export const languages = $state({ known: ["en", ...Object.keys(NAMES).filter((code) => code !== "en").sort()] });

/** A language in its own words: Português (Brasil) where we speak that of one country. */
export function nameOf(code: string): string {
  const name = NAMES[code] ?? new Intl.DisplayNames([code], { type: "language", languageDisplay: "standard" }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

/** The sentence of a key. A key without words is shown as it is: tests see to it that there is none. */
export function t(key: string, args: Args = {}): string {
  const pattern = bundle?.getMessage(key)?.value;
  if (!bundle || !pattern) return bundle ? key : "";
  return bundle.formatPattern(pattern, args, []);
}

/** The sentence of a key if the catalogue has it and nothing is missing in it; else nothing. */
export function whole(key: string): string {
  const pattern = bundle?.getMessage(key)?.value;
  const errors: Error[] = [];
  const text = bundle && pattern ? bundle.formatPattern(pattern, {}, errors) : "";
  return errors.length ? "" : text;
}

export function has(key: string): boolean {
  return bundle?.getMessage(key)?.value != null;
}

/** An amount of thousands as players write it. */
export function money(amount: number): string {
  return t("money", { sign: amount < 0 ? "−" : "", amount: Math.abs(amount) });
}

/** Several things in one sentence: a, b and c. */
export function listed(items: string[]): string {
  if (items.length < 2) return items.join("");
  return t("list-and", { first: items.slice(0, -1).join(", "), last: items.at(-1)! });
}

/** A bundle made from a catalogue; `stretch` gives the pseudo-locale. */
export function bundleOf(catalogue: Catalogue, stretch = false): FluentBundle {
  const MONEY: FluentFunction = ([amount]) => {
    const value = Number(amount?.valueOf());
    const pattern = made.getMessage("money")?.value;
    return pattern ? made.formatPattern(pattern, { sign: value < 0 ? "−" : "", amount: Math.abs(value) }, []) : String(value);
  };
  const ELIDE: FluentFunction = ([word, name]) => {
    const said = String(name?.valueOf()).normalize("NFC");
    const beginnings = made.getMessage("language-elides")?.value;
    const elides = beginnings && new RegExp(`^(?:${made.formatPattern(beginnings, {}, [])})`, "iu").test(said);
    return elides ? `${String(word).slice(0, -1)}’${said}` : `${String(word)} ${said}`;
  };
  const made = new FluentBundle(catalogue.locale, {
    useIsolating: false,
    functions: { MONEY, ELIDE },
    transform: stretch ? longer : undefined,
  });
  made.addResource(new FluentResource(catalogue.ftl));
  return made;
}

const ACCENTS: Record<string, string> = { a: "á", e: "é", i: "ï", o: "ö", u: "ü", c: "ç", n: "ñ", A: "Å", E: "É", O: "Ø" };

/** A text made 40 per cent longer, still readable. */
export function longer(text: string): string {
  const accented = text.replace(/[aeioucnAEO]/g, (sign) => ACCENTS[sign] ?? sign);
  const letters = text.replace(/[^\p{L}]/gu, "").length;
  const extra = Math.ceil(letters * 0.4);
  return letters > 2 ? accented + " " + "~ölöpü".repeat(Math.ceil(extra / 6)).slice(0, extra) : accented;
}

/** Takes a catalogue into use. */
export function speak(catalogue: Catalogue, stretch = false): void {
  bundle = bundleOf(catalogue, stretch);
  spoken.language = catalogue.language;
  spoken.ready = true;
  if (catalogue.languages) languages.known = catalogue.languages;
  document.documentElement.lang = catalogue.language;
}

/** The language set on this device, or the first of the browser's that we speak: fr-CA is French, pt-PT the Portuguese we have. */
export function preferred(chosen = settings.language, wished: readonly string[] = navigator.languages ?? [navigator.language]): string {
  if (chosen) return chosen;
  const codes = wished.map((tag) => tag.toLowerCase().split("-")[0]!);
  return codes.find((code) => languages.known.includes(code)) ?? "en";
}

/** Loads a language and keeps the choice. */
export async function choose(language: string, lasting = true): Promise<void> {
  const code = language === PSEUDO ? "en" : language;
  speak(await once<Catalogue>(`api/words/${code}`), language === PSEUDO);
  if (lasting) set("language", language);
}

/** A share of one as this language writes per cent. */
export function percent(share: number): string {
  return t("web-percent", { value: Math.round(100 * share) });
}
