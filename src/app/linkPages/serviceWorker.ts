/**
 * The service worker of the contractor's page: the page opens without a connection, with the photos that it has shown.
 * The build inserts the list of files (`webpack.config.ts`). A new version waits until the user accepts it
 * (`registerWorker`).
 */
import { ExpirationPlugin } from 'workbox-expiration';
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { workLinkPage } from '../../contract/addresses';
import { photoCache } from '../../features/linkPages/work/photoCache';

interface WorkerEvent {
  data?: { type?: string };
  waitUntil: (work: Promise<unknown>) => void;
}
declare const self: {
  __WB_MANIFEST: (PrecacheEntry | string)[];
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  addEventListener: (type: 'activate' | 'message', listen: (event: WorkerEvent) => void) => void;
};

precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();
registerRoute(
  new NavigationRoute(createHandlerBoundToURL(workLinkPage), { allowlist: [new RegExp(`^${workLinkPage}$`)] }),
);

/**
 * Cache key of a photo without its signature: the address is signed again for every response, but the photo never
 * changes.
 */
const byFile = {
  cacheKeyWillBeUsed: async ({ request }: { request: Request }): Promise<string> => {
    const { origin, pathname, searchParams } = new URL(request.url);
    return `${origin}${pathname}?size=${searchParams.get('size') ?? ''}`;
  },
};
const monthsSeconds = 60 * 86_400;
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/api\/files\/\d+$/.test(url.pathname),
  new CacheFirst({
    cacheName: photoCache,
    plugins: [byFile, new ExpirationPlugin({ maxEntries: 300, maxAgeSeconds: monthsSeconds, purgeOnQuotaError: true })],
  }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/api/company/logo/'),
  new StaleWhileRevalidate({ cacheName: 'posventa-trabajo-logo', plugins: [new ExpirationPlugin({ maxEntries: 2 })] }),
);

// The first worker also takes control of the page that is already open.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
});
