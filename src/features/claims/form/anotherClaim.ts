import type { UnitClaimValues } from './unitClaimValues';

/** What another claim of the same unit keeps from the one that was just sent. */
export type AnotherClaim = Pick<UnitClaimValues, 'unit' | 'contact_name' | 'contact_phone' | 'preferred_date'>;

/** Returns it from the state of an address; undefined if there is none. */
export function anotherClaimOf(state: unknown): AnotherClaim | undefined {
  const another = (state as { another?: AnotherClaim } | null)?.another;
  return another?.unit ? another : undefined;
}
