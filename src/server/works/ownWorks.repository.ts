import { and, eq, isNull, sql } from 'drizzle-orm';
import type { ListedWork } from '../../contract/ownWorks';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import { contractorLink } from '../database/schema';
import { listedWorks, usableListLink } from '../policies/links.policy';
import type { LinkCaller } from '../policies/rows';
import { utc } from '../support/columns';
import { runSql } from '../support/list';

/** Returns the contractor of a list's link; undefined if the link is not valid now. */
export async function findListContractor(
  db: Executor,
  caller: LinkCaller,
): Promise<{ id: number; name: string; expiresAt: string } | undefined> {
  const { rows } = await db.execute<{ id: number; name: string; expiresAt: string }>(
    sql`select t.id, t.name, ${utc(sql`o.expires_at`)} as "expiresAt" from contractor_link o join contractor t on t.id = o.contractor_id where o.id = ${caller.user.id} and ${usableListLink}`,
  );
  return rows[0];
}

/** Returns the open work orders of a list's contractor, those with the next visits first. */
export async function findListedWorks({ db, pool }: Context, caller: LinkCaller): Promise<ListedWork[]> {
  return runSql<ListedWork>(
    pool,
    sql`select w.id, w.status,
        (select coalesce(json_agg(json_build_object('what', coalesce(i.label, c.reason, ''), 'unit', u.name, 'project', p.name, 'address', p.address) order by c.id), '[]')
          from work_order_claim wc join claim c on c.id = wc.claim_id join project p on p.id = c.project_id left join unit u on u.id = c.unit_id
            left join claim_item i on i.id = c.item_id where wc.work_id = w.id) as places,
        (select json_build_object('starts_at', ${utc(sql`v.starts_at`)}, 'ends_at', ${utc(sql`v.ends_at`)}) from visit v
          where v.work_id = w.id and v.status = 'agreed' and v.ends_at > now() order by v.starts_at limit 1) as visit
      from work_order w where ${await listedWorks(db, caller)}
      order by (select min(v.starts_at) from visit v where v.work_id = w.id and v.status = 'agreed' and v.ends_at > now()) nulls last, w.id`,
  );
}

/** Whether a work order is in the list of a link, locked until the transaction ends. */
export async function lockListedWork(tx: Executor, caller: LinkCaller, id: number): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select 1 from work_order w where w.id = ${id} and ${await listedWorks(tx, caller)} for no key update`,
  );
  return rows.length > 0;
}

export async function saveListOpened(db: Executor, id: number): Promise<void> {
  await db
    .update(contractorLink)
    .set({ openedAt: sql`now()` })
    .where(and(eq(contractorLink.id, id), isNull(contractorLink.openedAt)));
}

export async function insertListLink(
  tx: Executor,
  values: Pick<typeof contractorLink.$inferInsert, 'contractorId' | 'createdBy' | 'tokenHash' | 'expiresAt'>,
): Promise<void> {
  await tx.insert(contractorLink).values(values);
}

/** Ends the link of a contractor's list, and with it the links that it made. */
export async function revokeListLink(tx: Executor, contractorId: number): Promise<void> {
  await tx
    .update(contractorLink)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(contractorLink.contractorId, contractorId), isNull(contractorLink.revokedAt)));
}
