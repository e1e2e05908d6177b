// What sticks out of the page at the right, unless it lies in something that scrolls by itself.
() => {
  const wide = document.documentElement.clientWidth;
  const scrolls = (node) => {
    for (let up = node; up && up !== document.body; up = up.parentElement) {
      if (/auto|scroll|hidden|clip/.test(getComputedStyle(up).overflowX)) return true;
    }
    return false;
  };
  const out = [...document.querySelectorAll("main *, header *")].filter((node) => {
    if (getComputedStyle(node).visibility === "hidden") return false; // a drawer that is shut waits beside the page
    const box = node.getBoundingClientRect();
    return box.width && box.height && box.right > wide + 1 && !node.closest(".hidden-words") && !scrolls(node);
  });
  const what = out.slice(0, 5).map((node) => `${node.tagName}.${node.getAttribute("class")}`);
  if (document.documentElement.scrollWidth > wide + 1) what.push(`page ${document.documentElement.scrollWidth}`);
  return what;
};
