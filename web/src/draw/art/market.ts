// The other cards of the market deck, and the opening bell of the first player.
import { coin } from "./pieces";

/** A torn receipt that counts its coins. */
function receipt(count: number): string {
  const paper = `<path class="w l2" d="M16 4h88v70l-7.3-5-7.3 5-7.4-5-7.3 5-7.4-5-7.3 5-7.3-5-7.4 5-7.3-5-7.4 5-7.3-5-7.3 5z"/>`;
  const lines = `<path class="l" stroke-opacity=".45" d="M26 14h40M26 22h28M80 14h14M84 22h10"/><path class="l1" stroke-dasharray="3 3" d="M26 30h68"/>`;
  const places = { 1: [60], 2: [45, 75], 3: [32, 60, 88] }[count] ?? [60];
  return paper + lines + places.map((x) => coin(x, 49, 13)).join("");
}

export const MARKET: Record<string, string> = {
  fee1: receipt(1),
  fee2: receipt(2),
  fee3: receipt(3),
  boom: `
    <path d="M4 78l28-20 18 6 22-28" stroke="var(--a)" stroke-width="5" stroke-linecap="round" stroke-linejoin="round" opacity=".35"/>
    <g transform="rotate(32 66 40)"><path class="w l" d="M66 4c12 10 14 24 10 42H56C52 28 54 14 66 4z"/><circle class="a l2" cx="66" cy="25" r="5.5"/><path class="a l2" d="M56 34l-10 12v8l11-6zM76 34l10 12v8l-11-6z"/><path class="b" d="M58 48h16l-2 6H60z"/><path d="M61 56c-2 8 2 12 5 20 3-8 7-12 5-20z" fill="#e9a72c"/><path d="M64 56c-1 5 1 7 2 11 1-4 3-6 2-11z" fill="#fff2c4"/></g>
    <path class="a" d="M104 60l1.5 4 4 1.5-4 1.5-1.5 4-1.5-4-4-1.5 4-1.5zM20 14l2 5 5 2-5 2-2 5-2-5-5-2 5-2z"/>`,
  bust: `
    <path class="h" d="M0 28c10-6 20-6 30 0s20 6 30 0 20-6 30 0 20 6 30 0v56H0z"/><path class="h" d="M0 46c10-6 20-6 30 0s20 6 30 0 20-6 30 0 20 6 30 0v38H0z"/>
    <g class="l6"><circle cx="60" cy="16" r="7" stroke-width="4.5"/><path d="M60 24v46M46 33h28"/><path d="M34 50c2 14 12 22 26 22s24-8 26-22"/></g><path class="b" d="M27 54l7-12 8 11zM78 53l8-11 7 12z"/>
    <circle class="l1" cx="20" cy="38" r="3"/><circle class="l1" cx="102" cy="60" r="4"/><circle class="l1" cx="96" cy="48" r="2"/>`,
  first: `
    <path class="l3" d="M18 34l-8-4M16 48H6M102 34l8-4M104 48h10M26 20l-6-7M94 20l6-7"/><circle class="l4" cx="60" cy="12" r="6"/><path class="a l" d="M60 18c18 0 24 14 25 26 1 8 4 12 8 16H27c4-4 7-8 8-16 1-12 7-26 25-26z"/>
    <path class="pl4" d="M44 30c3-5 7-7 11-7"/><path class="b" d="M22 60h76v7H22z"/><circle class="b" cx="60" cy="73" r="7"/>`,
};
