import {
  useListClaimCategoriesQuery,
  useListClaimItemsQuery,
  useListClaimLocationDetailsQuery,
  useListClaimLocationsQuery,
} from '../../api/claims';

interface Option {
  value: number;
  label: string;
}
const option = ({ id, label }: { id: number; label: string }): Option => ({ value: id, label });

/** The choices of the claim form: a location narrows its details, a category its items (decisions 5). */
export function useClaimLookups(locationId: number | undefined, categoryId: number | undefined) {
  const locations = useListClaimLocationsQuery();
  const details = useListClaimLocationDetailsQuery();
  const categories = useListClaimCategoriesQuery();
  const items = useListClaimItemsQuery();
  const all = [locations, details, categories, items];
  return {
    locations: (locations.data?.items ?? []).map(option),
    details: (details.data?.items ?? []).filter((detail) => detail.claim_location_id === locationId).map(option),
    categories: (categories.data?.items ?? []).map(option),
    items: (items.data?.items ?? []).filter((item) => item.claim_category_id === categoryId).map(option),
    isLoading: all.some((query) => query.isLoading),
    error: all.find((query) => query.error)?.error,
    retry: () => all.forEach((query) => void (query.error && query.refetch())),
  };
}
