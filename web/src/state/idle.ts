// Waiting until the page has nothing better to do; not all browsers can say when that is.
export function whenIdle(): Promise<void> {
  return new Promise((done) => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(() => done(), { timeout: 500 });
    else setTimeout(done, 60);
  });
}
