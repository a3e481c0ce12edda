/** The service worker's cache of photos of work orders. */
export const photoCache = 'posventa-trabajo-fotos';
/** The address of the service worker's script. Its scope is this page only, not the portal. */
export const workerScript = '/trabajo-sw.js';

/** Deletes the cached photos; those of open work orders are loaded again. */
export async function forgetPhotos(): Promise<void> {
  if ('caches' in window) await caches.delete(photoCache);
}
