import { onDatabase } from './database';

/**
 * Moves an agreed visit to the last two hours, which no call can do: the server refuses dates in the past. The open
 * pages do not notice it.
 */
export const endVisit = (id: number): Promise<void> =>
  onDatabase(
    `update visit set starts_at = now() - interval '2 hours', ends_at = now() - interval '1 second' where id = $1`,
    [id],
  );
