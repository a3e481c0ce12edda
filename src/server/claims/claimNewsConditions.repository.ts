import { sql, type SQL } from 'drizzle-orm';
import { newsToldTo } from '../../contract/claimNews';
import type { Caller } from '../policies/rows';

/** The condition on news `n` for those that a person is told: by others, of the kinds that their role may see, since their account exists. */
export const isNewsFor = (user: Caller['user']): SQL =>
  sql`n.actor_id is distinct from ${user.id} and n.what = any(${sql.param(newsToldTo(user))}::text[])
    and n.at > (select created_at from account where id = ${user.id})`;

/** The condition on claims `c` for those that a person has not read. */
export const isUnread = (user: Caller['user']): SQL =>
  sql`c.id in (select n.claim_id from claim_news n
      left join claim_read m on m.account_id = ${user.id} and m.claim_id = n.claim_id
      where ${isNewsFor(user)} and n.id > coalesce(m.news_id, 0)
    union all select claim_id from claim_read where account_id = ${user.id} and is_unread)`;

/** The condition on claims `c` for those in which others did something since an instant. */
export const hasNewsSince = (user: Caller['user'], since: string): SQL =>
  sql`c.id in (select n.claim_id from claim_news n where ${isNewsFor(user)} and n.at >= ${since})`;
