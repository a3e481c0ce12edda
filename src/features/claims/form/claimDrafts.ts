import type { ClaimMode } from '../claimTypes';

/** The names under which drafts of new claims are stored; `list` for claims of a unit that are sent together. */
export const claimDrafts = {
  unit: 'unit-claim',
  project: 'project-claim',
  list: 'unit-claim-list',
} as const satisfies Record<ClaimMode | 'list', string>;
