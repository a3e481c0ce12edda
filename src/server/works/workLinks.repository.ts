import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Executor } from '../database/connection';
import { accessLink, linkCommand } from '../database/schema';
import type { LinkRole } from '../../contract/permissions';
import { usableAnswerLink, usableLink, usableListLink, usableVisitLink } from '../policies/links.policy';
import { utc } from '../support/columns';
import { runSql } from '../support/list';

/** Returns the valid link whose secret has this hash. */
export async function findUsableLink(
  pool: pg.Pool,
  tokenHash: string,
): Promise<{ id: number; type: LinkRole } | undefined> {
  const [row] = await runSql<{ id: number; type: LinkRole }>(
    pool,
    sql`select l.id, 'contractor' as type from access_link l join work_order w on ${usableLink} where l.token_hash = ${tokenHash}
      union all
      select l.id, 'resident' from access_link l, visit v, account b where ${usableVisitLink} and l.token_hash = ${tokenHash}
      union all
      select o.id, 'contractorList' from contractor_link o where ${usableListLink} and o.token_hash = ${tokenHash}
      union all
      select l.id, 'answerer' from claim_answer_link l, account b where ${usableAnswerLink} and l.token_hash = ${tokenHash}`,
  );
  return row;
}

export async function insertLink(
  tx: Executor,
  values: Omit<typeof accessLink.$inferInsert, 'id' | 'createdAt' | 'revokedAt' | 'openedAt' | 'heardAt'>,
): Promise<void> {
  await tx.insert(accessLink).values(values);
}

/** Returns when the contractor's link that staff created for a work order expires; undefined if none is valid now. */
export async function findLinkEnd(tx: Executor, workId: number): Promise<Date | undefined> {
  const { rows } = await tx.execute<{ ends_at: string }>(
    sql`select ${utc(sql`l.expires_at`)} as ends_at from access_link l join work_order w on ${usableLink} where w.id = ${workId} and l.contractor_id is not null`,
  );
  return rows[0] && new Date(rows[0].ends_at);
}

/** Revokes the contractor's link of a work order, and the links of mails about its visits. */
export async function revokeLinksOf(tx: Executor, workId: number): Promise<void> {
  await tx
    .update(accessLink)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(accessLink.workId, workId), isNull(accessLink.accountId), isNull(accessLink.revokedAt)));
}

/** Revokes the links of all work orders of a contractor, and that of their list, so that they stay ended if it is active again. */
export async function revokeLinksOfContractor(tx: Executor, contractorId: number): Promise<void> {
  await tx.execute(sql`
    update access_link l set revoked_at = now() from work_order w
    where l.work_id = w.id and w.contractor_id = ${contractorId} and l.account_id is null and l.revoked_at is null`);
  await tx.execute(
    sql`update contractor_link set revoked_at = now() where contractor_id = ${contractorId} and revoked_at is null`,
  );
}

/** Stores when a link was first opened, and when its page was last heard of: an open page loads
 * every few seconds, and each change is told to all staff. */
export async function saveOpened(db: Executor, id: number): Promise<void> {
  await db
    .update(accessLink)
    .set({ openedAt: sql`coalesce(${accessLink.openedAt}, now())`, heardAt: sql`now()` })
    .where(
      and(
        eq(accessLink.id, id),
        or(isNull(accessLink.heardAt), lt(accessLink.heardAt, sql`now() - interval '10 minutes'`)),
      ),
    );
}

/** Identifies a command of a link. */
export interface LinkCommand {
  linkId: number;
  operation: string;
  key: string;
  fingerprint: string;
}

/**
 * Claims the key of a command; returns false if a link of the same work order has used it. A second transaction with the
 * key waits here until the first has ended.
 */
export async function reserveKey(tx: Executor, command: LinkCommand): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${command.key}, 0))`);
  if ((await fingerprintOfKey(tx, command)) !== undefined) return false;
  await tx.insert(linkCommand).values(command);
  return true;
}

/**
 * Returns the fingerprint of the command with a key; undefined if there is none. A key counts for all links of the work
 * order: what was sent by one link and not answered may be sent again by the link that replaced it.
 */
export async function fingerprintOfKey(
  db: Executor,
  { linkId, operation, key }: LinkCommand,
): Promise<string | undefined> {
  const { rows } = await db.execute<{ fingerprint: string }>(
    sql`select m.fingerprint from access_link own join access_link l on l.work_id = own.work_id and l.account_id is not distinct from own.account_id
        join link_command m on m.link_id = l.id
      where own.id = ${linkId} and m.operation = ${operation} and m.key = ${key}`,
  );
  return rows[0]?.fingerprint;
}
