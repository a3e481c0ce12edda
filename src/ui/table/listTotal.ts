import type { ListResult } from './listResult';

/** How many records a list finds over all its pages; undefined until that is known. */
export const listTotal = ({ data }: Pick<ListResult<unknown>, 'data'>): number | undefined =>
  data?.meta?.total ?? data?.items.length;
