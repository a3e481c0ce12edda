import { sql } from 'drizzle-orm';
import type { Role } from '../../contract/permissions';
import type { Context } from '../context';
import { visibleClaims } from '../policies/claims.policy';
import { ownWorks, usableVisitLink } from '../policies/links.policy';
import type { LinkCaller, CallerScope } from '../policies/rows';
import { visibleVisits, type VisitParty } from '../policies/visits.policy';
import { nameOf } from '../support/columns';
import { runSql } from '../support/list';
import { linkEnded } from '../works/workLinks.service';

/**
 * Returns the party of a link's caller. A contractor reaches the visits of its work order; a resident reaches the visit
 * of its link while its account may see it. Throws 401 if the link is no longer valid.
 */
export const linkParty = (context: Context, caller: LinkCaller): Promise<VisitParty> =>
  caller.user.type === 'contractor' ? contractorParty(context, caller) : residentParty(context, caller);

async function contractorParty({ pool, db }: Context, caller: LinkCaller): Promise<VisitParty> {
  const [row] = await runSql<{ id: number; name: string }>(
    pool,
    sql`select t.id, t.name from work_order w join contractor t on t.id = w.contractor_id where ${await ownWorks(db, caller)}`,
  );
  if (!row) throw linkEnded();
  return {
    side: 'contractor',
    accountId: null,
    contractorId: row.id,
    name: row.name,
    works: (tx) => ownWorks(tx, caller),
    visits: async (tx) =>
      sql`exists (select 1 from work_order w where w.id = v.work_id and w.contractor_id = v.contractor_id and ${await ownWorks(tx, caller)})`,
    claims: async (tx) =>
      sql`exists (select 1 from work_order w join work_order_claim o on o.work_id = w.id where o.claim_id = c.id and ${await ownWorks(tx, caller)})`,
  };
}

async function residentParty({ pool }: Context, { user }: LinkCaller): Promise<VisitParty> {
  const [row] = await runSql<{ visit_id: number; account_id: number; type: Role; name: string }>(
    pool,
    sql`select v.id as visit_id, b.id as account_id, b.type, ${nameOf(sql`b`)} as name
      from access_link l, visit v, account b where l.id = ${user.id} and ${usableVisitLink}`,
  );
  if (!row) throw linkEnded();
  const linkScope: CallerScope = {
    user: { id: row.account_id, type: row.type, can_manage_email_settings: false },
    scope: 'own',
  };
  return {
    side: 'resident',
    accountId: row.account_id,
    contractorId: null,
    name: row.name,
    works: () => Promise.resolve(sql`false`),
    visits: async (tx) => sql`(v.id = ${row.visit_id} and ${await visibleVisits(tx, linkScope)})`,
    claims: (tx) => visibleClaims(tx, linkScope),
  };
}
