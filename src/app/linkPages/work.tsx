// First, because it imports the base styles.
import { renderLinkPage } from './linkPage';
import { useEffect, useState } from 'react';
import { workLinkPage } from '../../contract/addresses';
import { WorkPage } from '../../features/linkPages/work/WorkPage';
import { Workbox } from 'workbox-window';
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

// The address may lack its trailing slash. All files of this page, and the scope of its worker, are below that slash.
if (window.location.pathname !== workLinkPage)
  window.history.replaceState(null, '', `${workLinkPage}${window.location.hash}`);

/** The contractor's page of a work order, and the offer to load a new version if one is waiting. */
function OwnWork() {
  const [update, setUpdate] = useState<() => void>();
  // Webpack's dev server has no service worker.
  useEffect(() => {
    if (process.env.NODE_ENV === 'production') registerWorker((take) => setUpdate(() => take));
  }, []);
  return <WorkPage update={update} />;
}

renderLinkPage(<OwnWork />);
