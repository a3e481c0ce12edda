import { sql, type SQL } from 'drizzle-orm';
import type { Static } from 'typebox';
import { maySee } from '../../contract/claimFilters';
import type { claimOperations } from '../../contract/claims';
import type { ClaimType } from '../../contract/claimStatus';
import type { Context } from '../context';
import { searchableText } from '../policies/claimPeople.policy';
import { visibleClaims } from '../policies/claims.policy';
import { managedProjects, type Caller } from '../policies/rows';
import { responsibleNamed, responsibleOrNobody } from './claimResponsible.repository';
import { addDays, dayInArgentina, startOfDay } from '../support/days';
import { isDue } from './claimDue.repository';
import { isInWarranty } from './claimWarranty.repository';
import { all, isOneOf, isOneOfCodes, matchesWords, wordsOf } from '../support/list';
import { newsToldTo } from '../../contract/claimNews';

/** A list's query and, for exports, the rows that were chosen by hand. */
export type UnitClaimQuery = Static<typeof claimOperations.listUnitClaims.query> & { ids?: string };
export type ProjectClaimQuery = Static<typeof claimOperations.listProjectClaims.query> & { ids?: string };
export type ClaimQuery = UnitClaimQuery;
type ClaimFilter = Exclude<keyof ClaimQuery, 'page' | 'page_size' | 'sort' | 'q' | 'ids'>;

/** What a search may and wants to find, as one condition on `c`; one of its filters may be left out. */
export async function claimConditions(
  context: Context,
  caller: Caller,
  type: ClaimType,
  asked: ClaimQuery,
  without?: ClaimFilter,
) {
  const { query, seesAll } = withoutHidden(caller, type, asked);
  // No part of the text that triggers write: those who see prices, as a consortium does, are found nothing by this.
  const named = await responsibleNamed(context.db, maySee(caller.user, 'responsible') ? wordsOf(query.q) : []);
  const narrowing = [
    ...Object.entries(filters(caller, query)).flatMap(([name, condition]) => (name === without ? [] : [condition])),
    isOneOf(sql`c.id`, asked.ids),
    matchesWords(seesAll ? sql`c.staff_search_text` : searchableText(caller.user, sql`c.search_text`), query.q, named),
  ];
  return {
    query,
    where: all([await visibleClaims(context.db, caller, type), ...narrowing]),
    /** Whether no filter narrows it. */
    isWhole: narrowing.every((condition) => condition === undefined),
  };
}

/** A filter, an order or a search must not tell what a person may not see: those are left out, as if they had not been asked for. */
function withoutHidden({ user }: Caller, type: ClaimType, query: ClaimQuery) {
  // Project claims have no priority.
  const isShown = (name: string) => maySee(user, name) && !(type === 'PROJECT' && name === 'priority');
  const sort = query.sort?.split(',').filter((part) => isShown(part.replace(/^-/, '')));
  const filters = Object.fromEntries(Object.entries(query).filter(([name]) => isShown(name))) as ClaimQuery;
  return {
    query: { ...filters, sort: sort?.join(',') || undefined },
    seesAll: maySee(user, 'price') && (type === 'PROJECT' || maySee(user, 'priority')),
  };
}

/** A condition for each filter, by the filter's name; undefined where it is not asked for. */
function filters({ user }: Caller, query: ClaimQuery): Record<ClaimFilter, SQL | undefined> {
  const { from, to, older_than: days, has_price: hasPrice, waiting } = query;
  return {
    status: isOneOfCodes(sql`c.status`, query.status),
    priority: isOneOfCodes(sql`c.priority`, query.priority),
    project_id: isOneOf(sql`c.project_id`, query.project_id),
    unit_id: isOneOf(sql`c.unit_id`, query.unit_id),
    client_id: isOneOf(sql`c.client_id`, query.client_id),
    location_id: isOneOf(sql`c.location_id`, query.location_id),
    category_id: isOneOf(sql`c.category_id`, query.category_id),
    item_id: isOneOf(sql`c.item_id`, query.item_id),
    from: from ? sql`c.created_at >= ${startOfDay(from).toISOString()}` : undefined,
    to: to ? sql`c.created_at < ${startOfDay(addDays(to, 1)).toISOString()}` : undefined,
    older_than: days ? sql`c.created_at < ${startOfDay(addDays(dayInArgentina(), -days)).toISOString()}` : undefined,
    has_price:
      hasPrice === undefined ? undefined : hasPrice ? sql`c.repair_price is not null` : sql`c.repair_price is null`,
    waiting:
      waiting === undefined ? undefined : waiting ? sql`c.waiting_since is not null` : sql`c.waiting_since is null`,
    responsible_id: isOneOf(responsibleOrNobody, query.responsible_id),
    assigned: isOneOf(responsibleOrNobody, query.assigned?.replace('me', String(user.id)).replace('none', '0')),
    mine: query.mine ? sql`c.project_id = any(${managedProjects(user.id)})` : undefined,
    due: isDue(query.due),
    unread: query.unread ? isUnread(user) : undefined,
    news_since: query.news_since ? hasNewsSince(user, query.news_since) : undefined,
    warranty: query.warranty ? isInWarranty(all([isOneOfCodes(sql`w.state`, query.warranty)])) : undefined,
  };
}

/** The condition on news `n` for those that a person is told: by others, of the kinds that their role may see, since their account exists. */
export const isNewsFor = (user: Caller['user']): SQL =>
  sql`n.actor_id is distinct from ${user.id} and n.what = any(${sql.param(newsToldTo(user))}::text[])
    and n.at > (select created_at from account where id = ${user.id})`;

/** The condition on claims `c` for those that a person has not read. */
const isUnread = (user: Caller['user']): SQL =>
  sql`c.id in (select n.claim_id from claim_news n
      left join claim_read m on m.account_id = ${user.id} and m.claim_id = n.claim_id
      where ${isNewsFor(user)} and n.id > coalesce(m.news_id, 0)
    union all select claim_id from claim_read where account_id = ${user.id} and is_unread)`;

/** The condition on claims `c` for those in which others did something since an instant. */
const hasNewsSince = (user: Caller['user'], since: string): SQL =>
  sql`c.id in (select n.claim_id from claim_news n where ${isNewsFor(user)} and n.at >= ${since})`;
