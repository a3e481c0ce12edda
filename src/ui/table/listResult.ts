import type { ListMeta } from '../../api/envelope';

/** What a list call's hook answers. */
export interface ListResult<Row> {
  data?: { items: Row[]; meta?: ListMeta };
  isFetching: boolean;
  error?: unknown;
  refetch: () => unknown;
}
