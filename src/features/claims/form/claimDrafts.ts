import type { ClaimMode } from '../claimTypes';

/** The names under which drafts of new claims are stored. */
export const claimDrafts = { unit: 'unit-claim', project: 'project-claim' } as const satisfies Record<
  ClaimMode,
  string
>;
