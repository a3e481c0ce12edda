import type { TablePlace } from '../../session/storedKeys';
import type { ClaimMode } from './claimTypes';

/** The names of the lists, under which somebody's layout of them is kept. */
export const claimLists = { unit: 'unit_claims', project: 'project_claims' } as const satisfies Record<
  ClaimMode,
  string
>;

/** Each list of claims keeps its own page and filters, under the one key that section 2 names. */
export const claimPlaces = {
  unit: { table: 'claims-table' },
  project: { table: 'claims-table', entry: 'project' },
} as const satisfies Record<ClaimMode, TablePlace>;

/** The names under which an unsent claim is kept. */
export const claimDrafts = { unit: 'unit-claim', project: 'project-claim' } as const satisfies Record<
  ClaimMode,
  string
>;
