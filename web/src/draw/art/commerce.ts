// What the modules bring to the table: goods, taxes, bonds and forecast dice.
import { spark } from "./pieces";

export const COMMERCE: Record<string, string> = {
  gold: `
    <g class="l2"><path class="a" d="M12 72l7-22h34l7 22z"/><path class="a" d="M60 72l7-22h34l7 22z"/><path d="M36 48l7-22h34l7 22z" fill="#ffe08a"/></g><path class="pl3" d="M46 31h26M23 55h24M71 55h24"/>
    <path class="b" d="M92 12l2 6 6 2-6 2-2 6-2-6-6-2 6-2zM24 22l1.5 4 4 1.5-4 1.5-1.5 4-1.5-4-4-1.5 4-1.5z"/>`,
  oil: `
    <path class="a" d="M0 70h120v14H0z" opacity=".4"/><g class="l"><path d="M14 74l14-52 14 52M19 56h18M23 40h10M17 66l20-10M21 50l14-8"/></g><path class="b" d="M25 22c0-6 3-8 3-14 4 6 6 8 4 14z"/>
    <rect class="a l" x="56" y="18" width="46" height="56" rx="4"/><path class="l4" d="M54 32h50M54 58h50"/><path class="w" d="M79 35c5 7 7 9 7 13a7 7 0 0 1-14 0c0-4 2-6 7-13z"/>`,
  gas: `
    <path class="a l" d="M60 4c4 16 24 24 24 46 0 16-11 26-24 26S36 66 36 50c0-10 5-16 9-22 1 6 3 8 6 9C50 24 56 16 60 4z"/>
    <path class="w" d="M61 34c2 9 12 13 12 25 0 8-6 13-13 13s-13-5-13-13c0-6 3-9 5-12 1 3 2 4 4 5 0-7 3-11 5-18z"/><path class="l5" d="M20 78h80"/>`,
  corn: `
    <path class="a l" d="M60 6c12 6 16 22 14 40-1 12-6 22-14 28-8-6-13-16-14-28C44 28 48 12 60 6z"/><path class="l1" d="M53 14v50M60 8v64M67 14v50M48 24h24M46 34h28M46 44h28M48 54h24M52 64h16" stroke-opacity=".55"/>
    <path d="M60 80C40 76 28 58 30 34c14 8 24 22 30 46zM60 80c20-4 32-22 30-46-14 8-24 22-30 46z" fill="#7f9a3c" stroke="#3f5114" stroke-width="2.2" stroke-linejoin="round"/>`,
  cattle: `
    <path class="w l" d="M36 22C22 22 16 14 18 4c4 6 10 8 18 9zM84 22c14 0 20-8 18-18-4 6-10 8-18 9z"/><path class="a l" d="M34 30c-8-4-16-2-20 4 4 6 14 8 22 4zM86 30c8-4 16-2 20 4-4 6-14 8-22 4z"/>
    <path class="a l" d="M34 20c8-8 44-8 52 0 4 12 0 26-6 36H40c-6-10-10-24-6-36z"/><path class="w" d="M52 15h16l-4 26h-8z"/><path class="l" d="M38 56c0-8 8-11 22-11s22 3 22 11-6 20-22 20-22-12-22-20z" fill="#f3c9b4"/>
    <circle class="b" cx="51" cy="60" r="3"/><circle class="b" cx="69" cy="60" r="3"/><circle class="b" cx="45" cy="33" r="3"/><circle class="b" cx="75" cy="33" r="3"/>`,
  tax: `
    <circle class="a l" cx="58" cy="44" r="31"/><circle class="pl2" cx="58" cy="44" r="23"/><path class="c l" d="M58 44V8a36 36 0 0 1 34 24z"/><path class="a l" d="M70 36V4a33 33 0 0 1 31 21z"/><path class="pl4" d="M44 58l20-20"/>
    <circle class="w" cx="45" cy="42" r="4.5"/><circle class="w" cx="61" cy="56" r="4.5"/>`,
  bond: `
    <rect class="w l" x="10" y="10" width="100" height="60"/><rect x="15" y="15" width="90" height="50" stroke="var(--a)" stroke-width="1.5"/><path class="a" d="M15 15h10v10H15zM95 15h10v10H95zM15 55h10v10H15z" opacity=".5"/>
    <path class="l4" d="M36 24h48"/><path class="l2" d="M28 34h64M28 41h64M28 48h40M28 55h34" stroke-opacity=".45"/><path d="M80 60l-5 18 9-4 9 4-5-18z" fill="#a8322a"/>
    <circle cx="84" cy="56" r="12" fill="#c5483d" stroke="#7c1d16" stroke-width="2"/><circle class="pl1" cx="84" cy="56" r="6.5"/>`,
  platinum: `
    <path class="h" d="M0 66h120v18H0z"/><path class="b" d="M26 66h68l8 10H18z"/>
    <path class="a l" d="M60 34a17 17 0 1 1 0 34 17 17 0 0 1 0-34z"/><path class="c l2" d="M60 41a10 10 0 1 1 0 20 10 10 0 0 1 0-20z"/>
    <path class="w l" d="M44 10h32l10 12-26 20-26-20z"/><path class="l1" d="M34 22h52M50 22l10 20 10-20-6-12M50 22l6-12"/><path class="a" d="M50 22h20L60 42z" opacity=".55"/>
    <path class="pl3" d="M48 44c-3 3-5 6-5 10"/>${spark(98, 20, 8, "b")}${spark(20, 34, 6, "b")}`,
  dice: `
    <path class="h" d="M0 68h120v16H0z"/>
    <g transform="rotate(-12 42 46)"><rect class="w l" x="20" y="24" width="44" height="44" rx="8"/><path class="g" d="M42 31l11 12h-6v15H37V43h-6z"/></g>
    <g transform="rotate(14 84 42)"><rect class="a l" x="64" y="22" width="40" height="40" rx="8"/><path class="w" d="M84 56 74 45h6V30h8v15h6z"/></g>
    ${spark(58, 14, 6, "b")}<path class="l2" d="M10 60l8-4M12 70h8M112 66l-7-4"/>`,
};
