import type { Tag } from './baseApi';

/** The whole list of a resource. */
export const listTag = (type: Tag) => ({ type, id: 'LIST' as const });
/** One record of a resource. */
export const idTag = (type: Tag, id: number | string) => ({ type, id });
/** What a change makes stale, where it succeeded. */
export const onSuccess = <Error, Stale>(error: Error | undefined, stale: Stale[]): Stale[] => (error ? [] : stale);
