import type { ClaimPriority } from '../../../contract/claimStatus';
import type { UnitClaimInput } from '../../../contract/unitClaimRules';
import type { UnitChoice } from './UnitSelect';

/** The values of the form. `preferred_date` is `YYYY-MM-DD`. */
export interface UnitClaimValues extends UnitClaimInput {
  unit?: UnitChoice;
  priority: ClaimPriority;
  /** Field for the errors of the photos, which are not a value of the form. */
  images?: never;
}
