import { sql, type SQL } from 'drizzle-orm';
import { limits } from '../../contract/limits';
import type { Executor } from '../database/connection';
import { narrowed, rowsIn, type Reach } from './rows';

/** Whom a link `l` of a work order was made for: the contractor that it names or, of one that came with a mail about a visit, who comes to that. */
const contractorOfLink = sql`coalesce(l.contractor_id, (select v.contractor_id from visit v where v.id = l.visit_id and l.account_id is null))`;

/**
 * The condition on a link `l` of a work order `w` that leads to it now: neither revoked nor over, and the work order is neither annulled, nor
 * given to another contractor, nor verified long ago.
 */
export const usableLink: SQL = sql`l.work_id = w.id and l.revoked_at is null and l.expires_at > now() and ${contractorOfLink} = w.contractor_id
  and w.status <> 'cancelled' and (w.status <> 'verified' or w.changed_at > now() - make_interval(days => ${sql.raw(String(limits.workLinkVerifiedDays))}))`;

/** The condition on a link `l` to a visit `v` that leads to it now, in the name of account `b`: neither revoked nor over, the account active. */
export const usableVisitLink: SQL = sql`l.visit_id = v.id and l.account_id = b.id and b.active and l.revoked_at is null and l.expires_at > now()`;

/** The condition on work orders `w` for who comes by a link: the one that it leads to now. */
export const ownWorks = (db: Executor, caller: Reach): Promise<SQL> =>
  rowsIn(db, caller.user, narrowed(caller, 'ownWork:read'), {
    contractor: (linkId) => sql`exists (select 1 from access_link l where l.id = ${linkId} and ${usableLink})`,
  });
