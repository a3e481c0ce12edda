import type { TableStorageKey } from '../../session/storedKeys';
import type { ClaimMode } from './claimTypes';

/** The names of the lists, under which each user's layout is stored. */
export const claimLists = { unit: 'unit_claims', project: 'project_claims' } as const satisfies Record<
  ClaimMode,
  string
>;

/** Each list of claims stores its own page and filters, under the single key that section 2 names. */
export const claimTableKeys = {
  unit: { table: 'claims-table' },
  project: { table: 'claims-table', entry: 'project' },
} as const satisfies Record<ClaimMode, TableStorageKey>;

/** The names under which drafts of new claims are stored. */
export const claimDrafts = { unit: 'unit-claim', project: 'project-claim' } as const satisfies Record<
  ClaimMode,
  string
>;
