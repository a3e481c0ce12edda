import { earlyCalls } from '../../contract/addresses';
import { claimScreens } from '../../contract/claimScreens';
import type { EarlyList } from '../../ui/table/list/firstPage';
import type { ClaimMode } from './claimTypes';

/**
 * The list of each kind of claims, as the boot script needs it. Both store page and filters under the single key that
 * section 2 names.
 */
export const claimLists = {
  unit: {
    screen: claimScreens.unit.list,
    name: 'unit_claims',
    call: earlyCalls.listUnitClaims,
    stored: { table: 'claims-table' },
  },
  project: {
    screen: claimScreens.project.list,
    name: 'project_claims',
    call: earlyCalls.listProjectClaims,
    stored: { table: 'claims-table', entry: 'project' },
  },
} as const satisfies Record<ClaimMode, EarlyList>;
