import type { TablePlace } from '../../session/storedKeys';
import type { ClaimMode } from './claimTypes';

/** Each list of claims keeps its own page and filters, under the one key that section 2 names. */
export const claimPlaces = {
  unit: { table: 'claims-table' },
  project: { table: 'claims-table', entry: 'project' },
} as const satisfies Record<ClaimMode, TablePlace>;
