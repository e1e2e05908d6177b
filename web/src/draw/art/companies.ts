// The six companies: one scene each, on a field of 120 by 84. See pieces.ts for the classes.
export const COMPANIES: Record<string, string> = {
  cosmic: `
    <circle class="a" cx="96" cy="14" r="1.6"/><circle class="a" cx="17" cy="20" r="2"/><circle class="a" cx="108" cy="44" r="2"/><circle class="a" cx="10" cy="52" r="1.4"/>
    <path class="a" d="M28 12l1.5 4 4 1.5-4 1.5-1.5 4-1.5-4-4-1.5 4-1.5z"/><rect class="b" x="32" y="14" width="56" height="44" rx="5"/><rect class="w" x="37" y="19" width="46" height="34" rx="2"/>
    <path class="b" d="M52 58h16l3 10H49z"/><path class="a" d="M40 68h40a3 3 0 0 1 3 4H37a3 3 0 0 1 3-4z"/><circle class="a" cx="60" cy="36" r="11"/>
    <path d="M52.5 28a11 11 0 0 1 14 -1" stroke="#fff" stroke-opacity=".6" stroke-width="2"/><path class="l3" d="M43.5 42c-7 7 6 7 19 0s25-17 18-18c-3-.4-6 .6-9.5 2"/>`,
  bottomline: `
    <path class="h" d="M0 70h120v14H0z"/><circle class="h" cx="94" cy="20" r="10"/><path class="b" d="M60 10l38 18H22z"/><circle class="w" cx="60" cy="21" r="4.5"/><rect class="a" x="26" y="30" width="68" height="6"/>
    <g class="w l1"><rect x="30" y="37" width="9" height="26"/><rect x="47" y="37" width="9" height="26"/><rect x="64" y="37" width="9" height="26"/><rect x="81" y="37" width="9" height="26"/></g>
    <rect class="b" x="56.5" y="44" width="7" height="19"/><path class="b" d="M24 64h72v5H24z"/><path class="a" d="M18 70h84v6H18z"/>`,
  leading: `
    <path class="h" d="M0 70h120v14H0z"/><path class="w l" d="M50 12h20v4h-3v18l19 32c2 4 0 8-5 8H39c-5 0-7-4-5-8l19-32V16h-3z"/><path class="a" d="M45.5 50h29l9.8 17c1 2.6 0 4.6-3.3 4.6H39c-3.3 0-4.3-2-3.3-4.6z"/>
    <circle class="w" cx="54" cy="60" r="4" opacity=".85"/><circle class="w" cx="66" cy="65" r="2.6" opacity=".85"/><circle class="a" cx="63" cy="43" r="3"/><circle class="a" cx="58" cy="34" r="2"/>
    <g class="l2"><path d="M92 24l12 8M92 24l-8-8M104 32l-2 14"/></g><g class="a l1"><circle cx="92" cy="24" r="5"/><circle cx="104" cy="33" r="4"/><circle cx="83" cy="15" r="3"/><circle cx="102" cy="47" r="3"/></g>
    <path class="w l2" d="M16 36h10v34a5 5 0 0 1-10 0z"/><path class="a" d="M17 52h8v18a4 4 0 0 1-8 0z"/>`,
  american: `
    <path class="h" d="M0 44l24-14 20 10 26-18 26 16 24-10v30H0z"/><path class="b" d="M0 66h120v18H0z"/><path class="pl" d="M6 75h18M40 75h18M74 75h18M106 75h14"/>
    <path class="a" d="M12 60c-1-8 3-12 12-13l14-2 10-12c2-2 4-3 7-3h21c4 0 6 1 9 4l10 11 8 2c5 1 7 4 7 9v5c0 2-1 3-3 3H15c-2 0-3-1-3-4z"/><path class="w" d="M45 44l8-9c1-1 2-1 3-1h8v10zM68 34h8c2 0 3 0 5 2l7 8H68z"/>
    <path d="M12 52h8v5h-8zM103 51h7v5h-7z" fill="#ffe9a8"/><circle class="k" cx="34" cy="63" r="10"/><circle class="w" cx="34" cy="63" r="4.5"/><circle class="k" cx="90" cy="63" r="10"/><circle class="w" cx="90" cy="63" r="4.5"/>`,
  stanford: `
    <path d="M14 20c8-6 14 0 20-4s12-2 16 0" stroke="var(--a)" stroke-width="5" stroke-linecap="round" opacity=".35"/><path class="a" d="M8 76V46l18-12v12l18-12v12l18-12v42z"/><rect class="b" x="12" y="22" width="9" height="30"/>
    <path d="M14 56h8v8h-8zM30 56h8v8h-8zM46 56h8v8h-8z" fill="#ffe2a0"/><path class="l" d="M86 0v20"/><path class="l3" d="M86 20a5 5 0 1 1-5 5"/><path class="l2" d="M64 40l22-10 22 10"/>
    <path class="b" d="M62 40h48v6H90v10h20v6H62v-6h20V46H62z"/><path class="w" d="M62 40h48v2H62z" opacity=".5"/><path class="b" d="M0 76h120v8H0z"/>`,
  epic: `
    <path class="a" d="M0 72h120v12H0z" opacity=".6"/><g class="l2"><path d="M18 76l8-54h4l8 54M22 50h12M20 62h16M10 30h36M14 38h28"/><path d="M12 30c30 14 60 14 108-6M44 30c28 10 50 8 76-2"/></g>
    <path class="w l" d="M84 10a20 20 0 0 1 12 36c-3 3-4 5-4 9H76c0-4-1-6-4-9A20 20 0 0 1 84 10z"/><path class="a l1" d="M88 16L75 34h8l-4 15 14-20h-8z"/><path class="b" d="M77 58h14v4H77zM78 64h12v4H78zM81 70h6v3h-6z"/>
    <path class="l" d="M58 20l4 3M56 36h6M110 20l-4 3M112 38h-6"/>`,
};
