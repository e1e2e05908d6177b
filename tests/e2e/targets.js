// What a finger would miss: everything that is pressed on the page, or in the window that lies over it, where fewer
// than `least` pixels answer across or down. Counted at the place itself, so that a label, an edge that is only felt
// and whatever lies over it count as they do under a finger.
(least) => {
  const PRESSED = "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [role=slider], [data-look][tabindex='0']";
  const over = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.querySelector("aside:not([inert])") ?? document.body;
  const named = (one) => `${one.localName} "${(one.ariaLabel ?? one.innerText ?? one.value ?? "").trim().slice(0, 40)}" ${one.className}`;
  // A link in running text is as high as its line: WCAG 2.5.5 and 2.5.8 except it ("inline").
  const isInProse = (one) => one.matches("a[href], button") && getComputedStyle(one).display === "inline" && /\w/.test([...one.parentNode.childNodes].filter((node) => node !== one).map((node) => node.textContent).join(""));
  const labels = (one) => [one, ...(one.labels ?? [])];
  const isHit = (one, x, y) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && labels(one).some((part) => part === hit || part.contains(hit));
  };
  const run = (one, x, y, dx, dy) => {
    let far = 0;
    while (far < least && isHit(one, x + dx * (far + 1), y + dy * (far + 1))) far += 1;
    return far;
  };
  // Where it is pressed: the middle, or, of what lies half under another, the first place that answers.
  const spot = (one, part) => {
    const box = part.getBoundingClientRect();
    const steps = [0.5, 0.15, 0.85, 0.3, 0.7];
    for (const down of steps) for (const across of steps) {
      const [x, y] = [box.left + box.width * across, box.top + box.height * down];
      if (isHit(one, x, y)) return [x, y];
    }
    return null;
  };
  const small = [];
  let seen = 0;
  for (const one of over.querySelectorAll(PRESSED)) {
    if (!one.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) || one.disabled || isInProse(one)) continue;
    if (getComputedStyle(one).pointerEvents === "none" || one.closest(".hidden-words, [inert]")) continue;
    if (one.getBoundingClientRect().width < 4) continue; // seen only when a keyboard has come to it
    const parts = labels(one).filter((part) => !part.matches(".hidden-words"));
    const at = parts.reduce((found, part) => {
      if (!found) part.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      return found ?? spot(one, part);
    }, null);
    if (!at) {
      small.push(`${named(one)}: nothing of it answers`);
      continue;
    }
    seen += 1;
    const wide = 1 + run(one, ...at, 1, 0) + run(one, ...at, -1, 0);
    const high = 1 + run(one, ...at, 0, 1) + run(one, ...at, 0, -1);
    if (wide < least - 1 || high < least - 1) small.push(`${named(one)}: ${wide} x ${high}`);
  }
  return [seen, small];
};
