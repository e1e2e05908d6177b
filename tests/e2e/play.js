// Plays in the page itself: clicks one of the answers, sends a turn that is whole, until a selector matches.
([until, seed]) =>
  new Promise((done, failed) => {
    const next = (below) => {
      seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
      return (seed >>> 8) % below;
    };
    window.asksSeen ??= []; // what was asked
    window.besideTheBoard ??= []; // answers that could be given by a tile or a paper alone, not where the thing lies
    let last = performance.now();
    const note = (ask, all, several) => {
      if (!window.asksSeen.includes(ask)) window.asksSeen.push(ask);
      const placed = (one) => !one.closest("[data-papers], [data-panel]");
      const onBoard = new Set([...all.filter(placed).map((one) => one.dataset.answer), ...several.filter(placed).flatMap((one) => one.dataset.offers.split(" "))]);
      const offered = all.map((one) => one.dataset.answer).filter((answer) => answer && !onBoard.has(answer));
      window.besideTheBoard = [...new Set([...window.besideTheBoard, ...offered])];
    };
    const stop = (how) => {
      clearInterval(timer);
      how();
    };
    const step = () => {
      if (document.querySelector(until) && !document.querySelector("[data-panel][aria-busy=true]")) return stop(done); // not while things still move
      if (performance.now() - last > 200000) {
        const rim = document.querySelector("[data-panel]")?.cloneNode(false).outerHTML; // what is asked, and whether it is busy
        return stop(() => failed(new Error(`nothing to do: ${rim} ${document.body.innerText.slice(0, 300)}`)));
      }
      const send = document.querySelector("[data-send]:not(:disabled)");
      const asked = document.querySelector("[data-panel][data-ask]:not([aria-busy=true])");
      const all = asked ? [...document.querySelectorAll("[data-answer]:not(:disabled)")] : [];
      const several = asked ? [...document.querySelectorAll("[data-offers]")] : []; // of which one is chosen next
      if (!send && !all.length && !several.length) return; // chance is asked only when there is a choice: the same game goes the same way
      // Investors and strategies are one answer of many: without a push they would hardly ever be played.
      const papers = all.filter((one) => one.closest("[data-papers]"));
      const answers = papers.length && next(2) ? papers : all;
      const button = send ?? (answers.length ? answers[next(answers.length)] : several[next(several.length)]);
      if (asked) note(asked.dataset.ask, all, several);
      last = performance.now();
      button.click();
    };
    const timer = setInterval(step, 15);
  });
