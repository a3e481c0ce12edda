import { useSearchParams } from 'react-router-dom';
import { idFilter } from '../../../ui/table/query/tableQuery';
import type { UnitClaimValues } from './unitClaimValues';

interface AddressPresets {
  /** The ownership of the unit. */
  contract: number | undefined;
  item: Pick<UnitClaimValues, 'claim_category_id' | 'claim_item_id'>;
}

/** Returns what the address of the form fills in: `?contrato=` the unit, `&rubro=` and `&item=`. */
export function useAddressPresets(): AddressPresets {
  const [params] = useSearchParams();
  const idOf = (name: string) => idFilter(params.get(name) ?? undefined);
  return { contract: idOf('contrato'), item: { claim_category_id: idOf('rubro'), claim_item_id: idOf('item') } };
}

/** Returns the values of a draft without those that the address fills in instead. */
export function withAddress(
  restored: Partial<UnitClaimValues> | undefined,
  { contract, item }: AddressPresets,
): Partial<UnitClaimValues> | undefined {
  if (!restored) return undefined;
  const { unit, claim_category_id: category, claim_item_id: itemOfDraft, ...others } = restored;
  const former = { claim_category_id: category, claim_item_id: itemOfDraft };
  return { ...others, ...(!contract && unit && { unit }), ...(item.claim_category_id ? item : former) };
}
