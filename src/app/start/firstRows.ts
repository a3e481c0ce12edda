import type { AppStore } from '../store';

/** Puts the claims that the boot script requested for this page into the query cache. */
export async function receiveFirstRows({ dispatch }: AppStore): Promise<void> {
  // The router has loaded this file.
  const { receiveFirstRows: receive } = await import(
    /* webpackChunkName: "claims-ClaimListScreens-tsx" */ '../../features/claims/ClaimListScreens'
  );
  await dispatch(receive());
}
