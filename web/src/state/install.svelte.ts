// Installing the page as an app, where the browser offers it (it does so only in secure contexts).
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

let offer = $state.raw<InstallOffer | null>(null);

window.addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault(); // our own button asks, when the person wants it
  offer = event as InstallOffer;
});
window.addEventListener("appinstalled", () => (offer = null));

export function mayInstall(): boolean {
  return offer !== null;
}

/** Lets the browser ask; an offer is good once. */
export async function install(): Promise<void> {
  const asked = offer;
  offer = null;
  await asked?.prompt();
}
