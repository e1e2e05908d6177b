// Plays in the page itself: clicks one of the answers, sends a turn that is whole, until a selector matches.
([until, seed]) =>
  new Promise((done, failed) => {
    const next = (below) => {
      seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
      return (seed >>> 8) % below;
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
      const answers = asked ? [...document.querySelectorAll("[data-answer]:not(:disabled)")] : [];
      const button = answers.length ? answers[next(answers.length)] : document.querySelector("[data-send]:not(:disabled)");
      if (!button) return;
      last = performance.now();
      button.click();
    };
    const timer = setInterval(step, 15);
  });
