import { sql, type SQL } from 'drizzle-orm';
import { limits } from '../../contract/limits';
import { openWorkStatuses } from '../../contract/workStatus';
import type { Executor } from '../database/connection';
import { codeList } from '../support/columns';
import { narrowerScope, rowsInScope, type CallerScope } from './rows';

/**
 * Returns the contractor of a work order's link: the one that it names or, for a link mailed for a visit, the one who
 * comes to the visit.
 */
export const contractorOfLink = (l: SQL): SQL =>
  sql`coalesce(${l}.contractor_id, ${l}.mailed_contractor_id, (select v.contractor_id from visit v where v.id = ${l}.visit_id and ${l}.account_id is null))`;

/**
 * Condition on a link `l` that opens a work order `w` now: the link is neither revoked nor expired, its contractor is
 * active, and the work order is neither cancelled, nor reassigned to another contractor, nor verified long ago.
 */
export const usableLink: SQL = sql`l.work_id = w.id and l.revoked_at is null and l.expires_at > now() and ${contractorOfLink(sql`l`)} = w.contractor_id
  and exists (select 1 from contractor k where k.id = w.contractor_id and k.active)
  and (l.list_link_id is null or exists (select 1 from contractor_link o where o.id = l.list_link_id and o.revoked_at is null))
  and w.status <> 'cancelled' and (w.status <> 'verified' or w.changed_at > now() - make_interval(days => ${sql.raw(String(limits.workLinkVerifiedDays))}))`;

/**
 * Condition on a link `l` that opens a visit `v` now, in the name of account `b`: the link is neither revoked nor
 * expired, and the account is active.
 */
export const usableVisitLink: SQL = sql`l.visit_id = v.id and l.account_id = b.id and b.active and l.revoked_at is null and l.expires_at > now()`;

/**
 * Condition on a link `l` that lets account `b` say whether a completed claim is solved: the link is not expired, and the
 * account is active.
 */
export const usableAnswerLink: SQL = sql`l.account_id = b.id and b.active and l.expires_at > now()`;

/** Returns the condition on work orders `w` for a link's caller: the one that the link opens now. */
export const ownWorks = (db: Executor, caller: CallerScope): Promise<SQL> =>
  rowsInScope(db, caller.user, narrowerScope(caller, 'ownWork:read'), {
    contractor: (linkId) => sql`exists (select 1 from access_link l where l.id = ${linkId} and ${usableLink})`,
  });

/** Condition on a link `o` that opens the list of its contractor's open work orders now. */
export const usableListLink: SQL = sql`o.revoked_at is null and o.expires_at > now() and exists (select 1 from contractor k where k.id = o.contractor_id and k.active)`;

/** Returns the condition on work orders `w` for the caller of a contractor's list: the open ones of its contractor. */
export const listedWorks = (db: Executor, caller: CallerScope): Promise<SQL> =>
  rowsInScope(db, caller.user, narrowerScope(caller, 'ownWorks:read'), {
    contractorList: (linkId) =>
      sql`w.status in (${codeList(openWorkStatuses)}) and exists (select 1 from contractor_link o where o.id = ${linkId} and ${usableListLink} and o.contractor_id = w.contractor_id)`,
  });
