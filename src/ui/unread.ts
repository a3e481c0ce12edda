import { claimNewsApi } from '../api/claimNews';
import type { RootState } from '../session/rootReducer';

const selectCounts = claimNewsApi.endpoints.countUnreadClaims.select();

/** The number of claims that the user has not read; 0 until the shell's menu has requested it. */
export function selectUnread(state: RootState): number {
  const { data } = selectCounts(state);
  return data ? data.unit + data.project : 0;
}
