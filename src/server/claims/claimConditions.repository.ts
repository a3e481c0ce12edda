import { sql, type SQL } from 'drizzle-orm';
import type { Static } from 'typebox';
import { maySee } from '../../contract/claimFilters';
import type { claimOperations } from '../../contract/claims';
import { completedClaimStatus, nextStates, openClaimStatuses, type ClaimType } from '../../contract/claimStatus';
import type { Executor } from '../database/connection';
import { searchableText } from '../policies/claimPeople.policy';
import { visibleClaims } from '../policies/claims.policy';
import type { Caller } from '../policies/rows';
import { responsibleNameMatcher, responsibleOrNobody } from './claimResponsible.repository';
import { addDays, dayInArgentina, startOfDay } from '../support/days';
import { isDue } from './claimDue.repository';
import { hasDecision } from './claimDecision.repository';
import { allOf, isOneOf, isOneOfCodes, matchesWords, wordsOf } from '../support/list';
import { newsKindsFor } from '../../contract/claimNews';
import { claimsAtPlace, isAhead, waitsForResident } from '../policies/visits.policy';
import { codeList } from '../support/columns';
import { isInWarranty } from './claims.repository';

/** Query of a list and, for exports, the ids of the selected rows. */
export type UnitClaimQuery = Static<typeof claimOperations.listUnitClaims.query> & { ids?: string };
export type ProjectClaimQuery = Static<typeof claimOperations.listProjectClaims.query> & { ids?: string };
export type ClaimQuery = UnitClaimQuery;
type ClaimFilter = Exclude<keyof ClaimQuery, 'page' | 'page_size' | 'sort' | 'q' | 'ids'>;

/**
 * Returns one condition on `c` for the claims that a query matches and the caller may see. One of the filters can be
 * omitted.
 */
export async function claimConditions(
  db: Executor,
  caller: Caller,
  type: ClaimType,
  requestedQuery: ClaimQuery,
  without?: ClaimFilter,
) {
  const { query, seesAll } = removeHiddenFilters(caller, type, requestedQuery);
  // The search text that triggers write omits the responsible person's name, because users who may see prices but not
  // that person, such as a consortium, search it too. The name is therefore searched separately.
  const responsibleMatches = await responsibleNameMatcher(
    db,
    maySee(caller.user, 'responsible') ? wordsOf(query.q) : [],
  );
  const searched = seesAll ? sql`c.staff_search_text` : searchableText(caller.user, sql`c.search_text`);
  const filterConditions = [
    ...Object.entries(filters(caller, query)).flatMap(([name, condition]) => (name === without ? [] : [condition])),
    isOneOf(sql`c.id`, requestedQuery.ids),
  ];
  const words = matchesWords(searched, query.q, responsibleMatches);
  const scope = allOf([await visibleClaims(db, caller, type), ...filterConditions]);
  return {
    query,
    where: allOf([scope, words]),
    /** The claims without the global filter. */
    searchedRows: { from: sql`from claim c where ${scope}`, text: searched, shown: shownWords(seesAll) },
    /** Whether no filter applies. */
    isUnfiltered: !words && filterConditions.every((condition) => condition === undefined),
  };
}

/** The words of a claim `c` that all its readers see; `seesAll` adds its client's and contact's names. */
const shownWords = (seesAll: boolean): SQL => sql`concat_ws(' ', (select name from unit where id = c.unit_id),
  (select name from project where id = c.project_id), (select label from claim_location where id = c.location_id),
  (select label from claim_location_detail where id = c.location_detail_id), (select label from claim_category where id = c.category_id),
  (select label from claim_item where id = c.item_id), c.reason, c.place, c.place_detail, left(c.description, 400)${
    seesAll
      ? sql`, c.contact_name,
  (select concat_ws(' ', name, last_name) from account where id = c.client_id)`
      : sql``
  })`;

/**
 * Removes the filters, orders and searches on fields that the user may not see, because the results would disclose
 * them. The query then behaves as if they had not been sent.
 */
function removeHiddenFilters({ user }: Caller, type: ClaimType, query: ClaimQuery) {
  // Project claims have no priority.
  const isShown = (name: string) => maySee(user, name) && !(type === 'PROJECT' && name === 'priority');
  const sort = query.sort?.split(',').filter((part) => isShown(part.replace(/^-/, '')));
  const filters = Object.fromEntries(Object.entries(query).filter(([name]) => isShown(name))) as ClaimQuery;
  return {
    query: { ...filters, sort: sort?.join(',') || undefined },
    seesAll: maySee(user, 'price') && (type === 'PROJECT' || maySee(user, 'priority')),
  };
}

/** Returns a condition per filter name; undefined if the filter is not set. */
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
    mine: query.mine
      ? sql`c.project_id = any(array(select project_id from manager_project where manager_id = ${user.id}))`
      : undefined,
    due: isDue(query.due),
    next: isNext(query.next),
    answer: isOneOfCodes(sql`c.answer`, query.answer),
    score: isOneOf(sql`c.score`, query.score),
    reopened:
      query.reopened === undefined ? undefined : query.reopened ? sql`c.reopened_count > 0` : sql`c.reopened_count = 0`,
    unread: query.unread ? isUnread(user) : undefined,
    news_since: query.news_since ? hasNewsSince(user, query.news_since) : undefined,
    decision: query.decision ? hasDecision(query.decision) : undefined,
    warranty: query.warranty ? isInWarranty(allOf([isOneOfCodes(sql`w.state`, query.warranty)])) : undefined,
  };
}

/**
 * Condition on news `n` that concern a user: made by others, of kinds that the user's role may see, after the account
 * was created.
 */
export const isNewsFor = (user: Caller['user']): SQL =>
  sql`n.actor_id is distinct from ${user.id} and n.what = any(${sql.param(newsKindsFor(user))}::text[])
    and n.at > (select created_at from account where id = ${user.id})`;

/** Condition on claims `c` with news that the user has not read. */
const isUnread = (user: Caller['user']): SQL =>
  sql`c.id in (select n.claim_id from claim_news n
      left join claim_read m on m.account_id = ${user.id} and m.claim_id = n.claim_id
      where ${isNewsFor(user)} and n.id > coalesce(m.news_id, 0)
    union all select claim_id from claim_read where account_id = ${user.id} and is_unread)`;

/** Condition on claims `c` with news by others since an instant. */
const hasNewsSince = (user: Caller['user'], since: string): SQL =>
  sql`c.id in (select n.claim_id from claim_news n where ${isNewsFor(user)} and n.at >= ${since})`;

const hasVisit = (condition: SQL): SQL => sql`exists (select 1 from visit v where ${claimsAtPlace} and ${condition})`;

/** The expression for which of `nextStates` a claim `c` is in; null if nothing is waited for. */
export const nextState: SQL = sql`case
  when c.status = ${completedClaimStatus} then case when c.answer = 'waiting' then 'you' end
  when c.status not in (${codeList(openClaimStatuses)}) then null
  when exists (select 1 from claim_pause q where q.claim_id = c.id and q.ended_at is null) then 'you'
  when ${hasVisit(waitsForResident)} then 'you'
  when ${hasVisit(isAhead)} then 'visit'
  else 'company' end`;

/** Returns the condition on claims `c` for the states of a filter such as `you,visit`. */
function isNext(states: string | undefined): SQL | undefined {
  const selected = nextStates.filter((state) => states?.split(',').includes(state));
  return selected.length > 0 ? sql`${nextState} in (${codeList(selected)})` : undefined;
}
