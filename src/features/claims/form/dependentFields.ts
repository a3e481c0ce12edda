import type { UnitClaimInput } from '../../../contract/rules';

/** A detail belongs to its location and an item to its category: another choice empties what hangs on it, unless that comes with it. */
export const dependentFields = (changed: Partial<UnitClaimInput>): Partial<UnitClaimInput> => ({
  ...('claim_location_id' in changed &&
    !('claim_location_detail_id' in changed) && { claim_location_detail_id: undefined }),
  ...('claim_category_id' in changed && !('claim_item_id' in changed) && { claim_item_id: undefined }),
});
