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

/** What another claim of the same unit keeps from the one that was just sent. */
export type AnotherClaim = Pick<UnitClaimValues, 'unit' | 'contact_name' | 'contact_phone' | 'preferred_date'>;

/** Returns it from the state of an address; undefined if there is none. */
export function anotherClaimOf(state: unknown): AnotherClaim | undefined {
  const another = (state as { another?: AnotherClaim } | null)?.another;
  return another?.unit ? another : undefined;
}
