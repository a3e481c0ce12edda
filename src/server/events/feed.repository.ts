import type pg from 'pg';
import { changeKinds, type Change } from '../../contract/events';
import { singleRow } from '../database/singleRow';

/**
 * How far the feed has been read: a PostgreSQL snapshot, as text, which records for every transaction whether it had
 * committed. Ids or times of rows are not enough, because a transaction that commits late makes its row visible behind
 * rows that were read long before. The rows visible to a later snapshot and not to an earlier one are exactly those
 * between them: no row is missed or repeated, and no reader waits for a long transaction.
 */
export type Position = string;

/** During a rollout the feed may contain kinds of a later version, which this version ignores. */
const isKnownKind = `kind = any('{${changeKinds.join()}}')`;
const selectChanges = (condition: string) => `(
  select coalesce(json_agg(json_build_object('kind', kind, 'id', record_id, 'what', what)), '[]') from (
    select kind, record_id, what from change_feed where ${isKnownKind} and ${condition} group by kind, record_id, what order by min(id)) c) as changes`;
const unseenAt = (position: string) =>
  `xid >= pg_snapshot_xmin(${position}::pg_snapshot) and not pg_visible_in_snapshot(xid, ${position}::pg_snapshot)`;
const seenAt = (position: string) => `pg_visible_in_snapshot(xid, ${position}::pg_snapshot)`;

/** Returns the current end of the feed. */
export async function feedEnd(pool: pg.Pool): Promise<Position> {
  const { rows } = await pool.query<{ until: Position }>('select pg_current_snapshot()::text as until');
  return singleRow(rows).until;
}

/** Returns the changes since a position, once per record and kind of change, and the position that they reach. */
export async function readFeed(pool: pg.Pool, since: Position): Promise<{ changes: Change[]; until: Position }> {
  const { rows } = await pool.query<{ changes: Change[]; until: Position }>({
    name: 'read-feed',
    text: `select pg_current_snapshot()::text as until, ${selectChanges(unseenAt('$1'))}`,
    values: [since],
  });
  return singleRow(rows);
}

/** Returns the changes between two positions. */
export async function readBetween(pool: pg.Pool, since: Position, until: Position): Promise<Change[]> {
  const { rows } = await pool.query<{ changes: Change[] }>(
    `select ${selectChanges(`${unseenAt('$1')} and ${seenAt('$2')}`)}`,
    [since, until],
  );
  return singleRow(rows).changes;
}

/** Maximum seconds between the write of a row and its commit for {@link readRecent} to find it. */
const maxCommitSeconds = 10;

/** Returns the changes of the last seconds before a position, and some earlier ones. */
export async function readRecent(pool: pg.Pool, seconds: number, until: Position): Promise<Change[]> {
  const { rows } = await pool.query<{ changes: Change[] }>(
    `select ${selectChanges(`at > now() - make_interval(secs => $1) and ${seenAt('$2')}`)}`,
    [seconds + maxCommitSeconds, until],
  );
  return singleRow(rows).changes;
}

/**
 * Whether the feed still has all changes since a position: the last row that it keeps of the deleted ones is not later.
 */
export async function isInFeed(pool: pg.Pool, position: Position): Promise<boolean> {
  const { rows } = await pool.query<{ is_in: boolean }>(
    `select exists (select from change_feed where xid <= pg_snapshot_xmin($1::pg_snapshot))
       and pg_snapshot_xmax($1::pg_snapshot) <= pg_snapshot_xmax(pg_current_snapshot()) as is_in`,
    [position],
  );
  return singleRow(rows).is_in;
}
