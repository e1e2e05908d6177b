// How many amounts of money can be seen, and the texts in which one of them stands on two lines.
() => {
  const AMOUNT = /[−+]?\u2060?(?:\$\d+(?:\s?(?:K|mil)\b)?|\d+\s?k?\$)/g; // $5K, 5 k$, $5 mil
  const broken = [];
  let amounts = 0;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const around = text.parentElement;
    if (around.closest(".hidden-words, script, style") || !around.checkVisibility()) continue;
    for (const found of text.data.matchAll(AMOUNT)) {
      const range = document.createRange();
      range.setStart(text, found.index);
      range.setEnd(text, found.index + found[0].length);
      const boxes = [...range.getClientRects()].filter((box) => box.width > 0);
      amounts += 1;
      if (new Set(boxes.map((box) => Math.round(box.top / 4))).size > 1) broken.push(text.data.trim());
    }
  }
  return [amounts, broken];
};
