/**
 * The portal's service worker: the frame, the lists of claims and the forms of a new claim open without a connection.
 * It stores files of the build only; answers of the API are stored by the page (`api/copies`), for one session. Pages
 * come from the network while there is one, so the code is never older than the server; the build inserts the list of
 * files (`webpack.config.ts`).
 */
import { addRoute, matchPrecache, precache, type PrecacheEntry } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { answerLinkPage, visitLinkPage, workLinkPage } from '../../contract/addresses';

interface WorkerEvent {
  data?: { type?: string; file?: string };
  ports?: { postMessage: (answer: unknown) => void }[];
  waitUntil: (work: Promise<unknown>) => void;
}
declare const self: {
  __WB_MANIFEST: (PrecacheEntry | string)[];
  skipWaiting: () => Promise<void>;
  registration: { navigationPreload?: { enable: () => Promise<void> } };
  addEventListener: (type: 'activate' | 'message', listen: (event: WorkerEvent) => void) => void;
};

/** Milliseconds after which a page opens from the stored files although the network has not failed yet. */
const patienceMs = 10_000;

const files = self.__WB_MANIFEST;
// Not `cleanupOutdatedCaches`: the scope of the contractor's worker is inside this one, and it would delete its files.
precache(files);

const openPage = async ({ request, event }: { request: Request; event: unknown }): Promise<Response> => {
  const { preloadResponse } = event as { preloadResponse?: Promise<Response | undefined> };
  const network = (async () => (await preloadResponse) ?? fetch(request))();
  network.catch(() => {}); // Answered below.
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs));
  const answer = await Promise.race([network, late]).catch(() => undefined);
  return answer ?? (await matchPrecache('/index.html')) ?? network;
};
registerRoute(
  new NavigationRoute(openPage, {
    denylist: [/^\/api(\/|$)/, new RegExp(`^(${workLinkPage}?|${visitLinkPage}|${answerLinkPage})$`), /\.[^/]*$/],
  }),
);
// After the pages: the list also contains the page that opens without a connection.
addRoute({ directoryIndex: '', cleanURLs: false });

// The request of a page is sent while the worker starts, so that pages open as fast as without it.
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.resolve(self.registration.navigationPreload?.enable())),
);
self.addEventListener('message', ({ data, ports }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
  if (data?.type === 'HAS_FILE')
    ports?.[0]?.postMessage(files.some((entry) => (typeof entry === 'string' ? entry : entry.url) === data.file));
});
