import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { Tag } from './baseApi';

/** The whole list of a resource. */
export const listTag = (type: Tag) => ({ type, id: 'LIST' as const });
/** One record of a resource. */
export const idTag = (type: Tag, id: number | string) => ({ type, id });

type Stale = Tag | { type: Tag; id: number | string };
type StaleOf<Answer, Arg> = (arg: Arg, answer: Answer | undefined) => Stale[];
type Refusal = { status?: unknown } | undefined;

/** Returns an `invalidatesTags` function: the tags that a successful command makes stale. */
export const makesStale =
  <Answer, Arg>(staleOf: StaleOf<Answer, Arg>) =>
  (answer: Answer | undefined, error: Refusal, arg: Arg): Stale[] =>
    error ? [] : staleOf(arg, answer);

/**
 * Like {@link makesStale}, for a change of an existing record: also stale after a 409, because another user changed the
 * record first.
 */
export const changeMakesStale =
  <Answer, Arg>(staleOf: StaleOf<Answer, Arg>) =>
  (answer: Answer | undefined, error: Refusal, arg: Arg): Stale[] =>
    error && error.status !== 409 ? [] : staleOf(arg, answer);

interface Started<Answer, State> {
  dispatch: ThunkDispatch<State, unknown, UnknownAction>;
  queryFulfilled: Promise<{ data: Answer }>;
}

/**
 * For calls that return the record's detail: writes it to the cache, so that the open page shows it before the refetch.
 */
export const cacheResponse =
  <Answer, State>(upsert: (id: number, answer: Answer) => ThunkAction<unknown, State, unknown, UnknownAction>) =>
  ({ id }: { id: number }, { dispatch, queryFulfilled }: Started<Answer, State>): void =>
    void queryFulfilled.then(
      // Another server may answer without the record.
      ({ data }) => data && dispatch(upsert(id, data)),
      () => {}, // The caller shows the failure.
    );
