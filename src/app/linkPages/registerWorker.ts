import { Workbox } from 'workbox-window';
import { workLinkPage } from '../../contract/addresses';
import { workerScript } from '../../features/linkPages/work/photoCache';
import { logFailure } from '../../ui/log';

/**
 * Registers the service worker of this page. When a new version is waiting, calls `offer` with a function that loads
 * it. The user decides when; until then the open version stays.
 */
export function registerWorker(offer: (update: () => void) => void): void {
  if (!('serviceWorker' in navigator)) return;
  const worker = new Workbox(workerScript, { scope: workLinkPage });
  worker.addEventListener('waiting', () =>
    offer(() => {
      worker.addEventListener('controlling', () => window.location.reload());
      worker.messageSkipWaiting();
    }),
  );
  const failed = (error: unknown) => logFailure('register the service worker', error);
  worker.register().catch(failed);
  // A page stays open for days on a phone, so look for a new version when it becomes visible.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && navigator.onLine) worker.update().catch(failed);
  });
}
