/** Where the service worker keeps the photos of work orders. */
export const photoCache = 'posventa-trabajo-fotos';
/** The address of its script; it stands for what is below the page's address alone, not for the portal. */
export const workerScript = '/trabajo-sw.js';

/** Forgets the photos that were kept; those of work orders that are still open come again. */
export async function forgetPhotos(): Promise<void> {
  if ('caches' in window) await caches.delete(photoCache);
}
