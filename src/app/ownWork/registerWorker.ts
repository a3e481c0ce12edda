import { Workbox } from 'workbox-window';
import { workLinkPage } from '../../contract/addresses';
import { workerScript } from '../../features/ownWork/photoCache';
import { logFailure } from '../../ui/log';

/**
 * Registers the service worker of this page. `offer` gets what loads a new version, once one waits: the person takes it when it suits, and
 * keeps the one that is open until then.
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
  // A page stays open for days on a phone.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && navigator.onLine) worker.update().catch(failed);
  });
}
