import {
  useListClaimCategoriesQuery,
  useListClaimItemsQuery,
  useListClaimLocationDetailsQuery,
  useListClaimLocationsQuery,
} from '../../../api/claims';

interface Option {
  value: number;
  label: string;
}
const option = ({ id, label }: { id: number; label: string }): Option => ({ value: id, label });

/** The options of two fields, of which the first narrows the second (decisions 5). */
export interface Choices {
  outer: Option[];
  inner: Option[];
  isLoading: boolean;
  error: unknown;
  retry: () => void;
}

type Query = { isLoading: boolean; error?: unknown; refetch: () => unknown };
const stateOf = (queries: readonly Query[]) => ({
  isLoading: queries.some((query) => query.isLoading),
  error: queries.find((query) => query.error)?.error,
  retry: () => queries.forEach((query) => void (query.error && query.refetch())),
});

/** Returns the locations of a unit, and the details of one location. */
export function useLocationChoices(locationId: number | undefined): Choices {
  const locations = useListClaimLocationsQuery();
  const details = useListClaimLocationDetailsQuery();
  return {
    outer: (locations.data?.items ?? []).map(option),
    inner: (details.data?.items ?? []).filter((detail) => detail.claim_location_id === locationId).map(option),
    ...stateOf([locations, details]),
  };
}

/** Returns the categories, and the items of one category. */
export function useItemChoices(categoryId: number | undefined): Choices {
  const categories = useListClaimCategoriesQuery();
  const items = useListClaimItemsQuery();
  return {
    outer: (categories.data?.items ?? []).map(option),
    inner: (items.data?.items ?? []).filter((item) => item.claim_category_id === categoryId).map(option),
    ...stateOf([categories, items]),
  };
}
