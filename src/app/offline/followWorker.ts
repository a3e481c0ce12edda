import { messageSW, Workbox } from 'workbox-window';
import { portalWorker } from '../../contract/addresses';
import { logFailure } from '../../ui/log';

/** The script of this page's build, as it is in the worker's list of files. */
const ownScript = () => {
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(
    ({ src }) => new URL(src).pathname,
  );
  return scripts.find((path) => /\/main\.[^/]*\.js$/.test(path));
};

/**
 * Registers the portal's service worker. A new version takes over at once on a page that has the same version. On an
 * older page it calls `offer`: loading a page loads the new version, which then takes over.
 */
export function followWorker(offer: () => void): void {
  if (!('serviceWorker' in navigator)) return;
  const failed = (error: unknown) => logFailure('register the service worker', error);
  const worker = new Workbox(portalWorker);
  const onWaiting = async (waiting: ServiceWorker | undefined) => {
    if (waiting && (await messageSW(waiting, { type: 'HAS_FILE', file: ownScript() })))
      return worker.messageSkipWaiting();
    offer();
  };
  worker.addEventListener('waiting', ({ sw }) => void onWaiting(sw).catch(failed));
  worker
    .register({ immediate: true })
    .then((registration) => {
      // Workbox does not hear of a version that the browser began to install before this code was loaded.
      const installing = navigator.serviceWorker.controller && registration?.installing;
      installing?.addEventListener('statechange', () => {
        if (installing.state === 'installed') onWaiting(installing).catch(failed);
      });
    })
    .catch(failed);
  // A page stays open for days on a phone, so look for a new version when it becomes visible.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && navigator.onLine) worker.update().catch(failed);
  });
}
