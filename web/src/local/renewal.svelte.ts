/** The page itself: kept by the browser so that it opens without a network, and renewed when there is a newer one. */
class Renewal {
  /** A newer page lies ready. */
  isReady = $state(false);
}
export const renewal = new Renewal();

let waiting: ServiceWorker | null = null;

function found(worker: ServiceWorker | null): void {
  // The first one of all renews nothing.
  if (worker === null || navigator.serviceWorker.controller === null) return;
  waiting = worker;
  renewal.isReady = true;
}

/** Lets the browser keep the page, once it has nothing better to do. */
export async function keepPage(): Promise<void> {
  // There is none on a plain HTTP address, nor while a page is being developed.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register('/service-worker.js');
    found(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const worker = registration.installing;
      worker?.addEventListener('statechange', () => {
        if (worker.state === 'installed') found(worker);
      });
    });
  } catch {
    // A browser that keeps nothing asks the server each time.
  }
}

/** Loads the page anew, the newer one if it lies ready. */
export function renew(): void {
  if (waiting === null) {
    location.reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage('take over');
}
