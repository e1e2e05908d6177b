// Plays in the page itself: clicks one of the answers, sends a turn that is whole, until a selector matches.
([until, seed]) =>
  new Promise((done, failed) => {
    const next = (below) => {
      seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
      return (seed >>> 8) % below;
    };
    window.asksSeen ??= {}; // what was asked, and whether it could be answered on the board, without the panel
    const note = (ask) => {
      if (document.querySelectorAll("[data-panel] [data-answer]").length < 2) return; // nothing to choose but to be done
      const onBoard = [...document.querySelectorAll("[data-answer], [data-offers]")].some((one) => !one.closest("[data-panel]"));
      window.asksSeen[ask] = (window.asksSeen[ask] ?? true) && onBoard;
    };
    let last = performance.now();
    const stop = (how) => {
      clearInterval(timer);
      how();
    };
    const step = () => {
      if (document.querySelector(until)) return stop(done);
      if (performance.now() - last > 60000) {
        return stop(() => failed(new Error(`nothing to do: ${document.body.innerText.slice(0, 300)}`)));
      }
      const asked = document.querySelector("[data-panel][data-ask]");
      const all = asked ? [...document.querySelectorAll("[data-answer]:not(:disabled)")] : [];
      // Investors and strategies are one answer of many: without a push they would hardly ever be played.
      const papers = all.filter((one) => one.closest("[data-papers]"));
      const answers = papers.length && next(2) ? papers : all;
      const button = answers.length ? answers[next(answers.length)] : document.querySelector("[data-send]:not(:disabled)");
      if (!button) return;
      if (asked && all.length) note(asked.dataset.ask);
      last = performance.now();
      button.click();
    };
    const timer = setInterval(step, 15);
  });
