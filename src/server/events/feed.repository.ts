import type pg from 'pg';
import { changeKinds, type Change } from '../../contract/events';
import { one } from '../database/one';

/**
 * How far the feed has been read: a snapshot of PostgreSQL, as text, which says of every transaction whether it had committed by then. Neither
 * ids nor times of rows would do: a transaction that writes a row and commits late shows it behind rows that were read long before. What a
 * later snapshot sees and an earlier one did not is exactly what came in between: nothing is missed, nothing comes twice, and nobody waits for
 * a long transaction.
 */
export type Position = string;

/** Of a later version, beside which this one still serves, there may be kinds that nobody here is told of. */
const isKnown = `kind = any('{${changeKinds.join()}}')`;
const changed = (condition: string) => `(
  select coalesce(json_agg(json_build_object('kind', kind, 'id', record_id, 'what', what)), '[]') from (
    select kind, record_id, what from change_feed where ${isKnown} and ${condition} group by kind, record_id, what order by min(id)) c) as changes`;
const unseenAt = (position: string) =>
  `xid >= pg_snapshot_xmin(${position}::pg_snapshot) and not pg_visible_in_snapshot(xid, ${position}::pg_snapshot)`;
const seenAt = (position: string) => `pg_visible_in_snapshot(xid, ${position}::pg_snapshot)`;

/** Where the feed ends now. */
export async function feedEnd(pool: pg.Pool): Promise<Position> {
  const { rows } = await pool.query<{ until: Position }>('select pg_current_snapshot()::text as until');
  return one(rows).until;
}

/** What came since a position, once for each record and what of it, and the position up to which that is. */
export async function readFeed(pool: pg.Pool, since: Position): Promise<{ changes: Change[]; until: Position }> {
  const { rows } = await pool.query<{ changes: Change[]; until: Position }>({
    name: 'read-feed',
    text: `select pg_current_snapshot()::text as until, ${changed(unseenAt('$1'))}`,
    values: [since],
  });
  return one(rows);
}

/** What came between two positions. */
export async function readBetween(pool: pg.Pool, since: Position, until: Position): Promise<Change[]> {
  const { rows } = await pool.query<{ changes: Change[] }>(
    `select ${changed(`${unseenAt('$1')} and ${seenAt('$2')}`)}`,
    [since, until],
  );
  return one(rows).changes;
}

/** Seconds that a transaction may take from writing its row to its end, and still be found by {@link readRecent}. */
const slowSeconds = 10;

/** What came in the last seconds before a position, and somewhat earlier. */
export async function readRecent(pool: pg.Pool, seconds: number, until: Position): Promise<Change[]> {
  const { rows } = await pool.query<{ changes: Change[] }>(
    `select ${changed(`at > now() - make_interval(secs => $1) and ${seenAt('$2')}`)}`,
    [seconds + slowSeconds, until],
  );
  return one(rows).changes;
}

/** Whether the feed still has all that came since a position: the row that it keeps of what it has forgotten is not later. */
export async function isInFeed(pool: pg.Pool, position: Position): Promise<boolean> {
  const { rows } = await pool.query<{ is_in: boolean }>(
    `select exists (select from change_feed where xid <= pg_snapshot_xmin($1::pg_snapshot))
       and pg_snapshot_xmax($1::pg_snapshot) <= pg_snapshot_xmax(pg_current_snapshot()) as is_in`,
    [position],
  );
  return one(rows).is_in;
}
