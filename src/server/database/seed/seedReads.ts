import { sql } from 'drizzle-orm';
import type { Executor } from '../connection';

/** Days before this one since when the demo's people have read nothing. */
const awayDays = 2;

/** Everyone has read the claims that they see up to a few days ago; staff were last here then. */
export async function seedReads(tx: Executor): Promise<void> {
  const since = sql`now() - make_interval(days => ${awayDays})`;
  // The accounts are as old as their claims: news from before an account are none of its.
  await tx.execute(sql`update account set created_at = now() - interval '2 years'`);
  await tx.execute(sql`
    insert into claim_read (account_id, claim_id, news_id)
    select a.id, c.id, max(n.id) from claim_news n join claim c on c.id = n.claim_id
      join account a on a.type in ('admin', 'manager') or a.id in (c.client_id, c.owner_id, c.tenant_id)
        or a.id = (select consortium_id from project p where p.id = c.project_id)
    where n.at < ${since} group by a.id, c.id`);
  await tx.execute(sql`
    insert into account_visit (account_id, at) select id, ${since} from account where type in ('admin', 'manager')`);
}
