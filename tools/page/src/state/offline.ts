// The service worker, which keeps the page for visits without a network, and how a new version takes its place.
import { signal } from "@preact/signals";
import { keepChanges } from "./kept.ts";
import { carriedPage } from "./shipped.ts";

// A newer version of the page is stored and can replace this one.
export const newVersion = signal<ServiceWorker | null>(null);

function watchFor(registration: ServiceWorkerRegistration): void {
  const look = () => {
    if (registration.waiting !== null && navigator.serviceWorker.controller !== null)
      newVersion.value = registration.waiting;
  };
  look();
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", look));
}

// All tabs load the new version together, so that none asks it for files of the old one.
export function useNewVersion(): void {
  newVersion.value?.postMessage("replace");
}

// With the changes kept, unless the engine is too busy to tell them: a tab of the old version would miss its files.
function reload(): void {
  const tooLong = new Promise((resolve) => setTimeout(resolve, 3000));
  void Promise.race([keepChanges(), tooLong]).finally(() => location.reload());
}

// A page that the program serves is always that of the program.
async function remove(): Promise<void> {
  for (const registration of await navigator.serviceWorker.getRegistrations())
    await registration.unregister();
}

export function stayOffline(token: string | null): void {
  if (!("serviceWorker" in navigator) || carriedPage() !== null || location.protocol === "file:")
    return;
  if (token !== null)
    return void remove();
  const wasControlled = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (wasControlled)
      reload();
  });
  // Without one the page works as well, only not offline.
  navigator.serviceWorker.register("service_worker.js").then(watchFor).catch(() => {});
}
