import { useEffect } from 'react';
import type { OwnWork } from '../../../api/ownWork';
import { logFailure } from '../../../ui/log';

/** Resolves once the service worker controls this page. */
async function waitForWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller) return;
  await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
}

/**
 * Requests the photos once the service worker controls the page, so that it caches them for use without a connection.
 * On the first visit they were loaded before it was active.
 */
export function useCachedPhotos(photos: OwnWork['asked_photos']): void {
  const addresses = photos.flatMap(({ url, thumbnail_url: small, preview_url: medium }) => [
    small ?? url,
    medium ?? url,
  ]);
  const list = [...new Set(addresses)].join('\n');
  useEffect(() => {
    if (!list || !('serviceWorker' in navigator)) return;
    let isCurrent = true;
    const cachePhotos = async () => {
      await waitForWorker();
      for (const address of list.split('\n')) if (isCurrent) await fetch(address);
    };
    // Without a connection they are already cached, or not available.
    cachePhotos().catch((error: unknown) => logFailure('cache the photos', error));
    return () => {
      isCurrent = false;
    };
  }, [list]);
}
