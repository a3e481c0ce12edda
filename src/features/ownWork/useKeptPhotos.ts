import { useEffect } from 'react';
import type { OwnWork } from '../../api/ownWork';
import { logFailure } from '../../ui/log';

/** Resolves once the service worker answers what this page asks for. */
async function underWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller) return;
  await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
}

/**
 * Asks for the photos once the service worker stands between: it keeps them for when there is no connection. The first time that the page is
 * open they have come without it.
 */
export function useKeptPhotos(photos: OwnWork['asked_photos']): void {
  const addresses = photos.flatMap(({ url, thumbnail_url: small, preview_url: medium }) => [
    small ?? url,
    medium ?? url,
  ]);
  const list = [...new Set(addresses)].join('\n');
  useEffect(() => {
    if (!list || !('serviceWorker' in navigator)) return;
    let isCurrent = true;
    const keep = async () => {
      await underWorker();
      for (const address of list.split('\n')) if (isCurrent) await fetch(address);
    };
    // Without a connection they are kept already, or can't be had.
    keep().catch((error: unknown) => logFailure('keep the photos', error));
    return () => {
      isCurrent = false;
    };
  }, [list]);
}
