import type { ListProjectClaimsApiArg, ListUnitClaimsApiArg } from '../../api/claims';
import {
  answerStates,
  assignments,
  claimPriorities,
  claimStatuses,
  decisionStates,
  dueStates,
  nextStates,
  scoreCodes,
  warrantyStates,
} from '../../contract/claimStatus';
import { columnText } from '../../contract/columnText';
import { isDay } from '../../contract/days';
import { knownSort } from '../../ui/table/query/sorting';
import { idFilter, idsFilter, knownCodes, yesOrNo, type TableQuery } from '../../ui/table/query/tableQuery';

const knownDay = (text: string | undefined) => (text && isDay(text) ? text : undefined);
const knownInstant = (text: string | undefined) => (text && !Number.isNaN(Date.parse(text)) ? text : undefined);
const sortable = Object.keys({ ...columnText.unitClaims, ...columnText.projectClaims }).map((key) => ({ key }));

/** Converts an address's query to the arguments of the list call; invalid filters are omitted. */
export function toClaimArg({ page, pageSize, sort, q, filters }: TableQuery): ListUnitClaimsApiArg {
  return {
    page,
    pageSize,
    sort: knownSort(sort, sortable) as ListUnitClaimsApiArg['sort'],
    q: q?.trim() || undefined,
    status: knownCodes(filters.status, claimStatuses),
    priority: knownCodes(filters.priority, claimPriorities),
    projectId: idsFilter(filters.project_id),
    unitId: idsFilter(filters.unit_id),
    clientId: idsFilter(filters.client_id),
    from: knownDay(filters.from),
    to: knownDay(filters.to),
    olderThan: idFilter(filters.older_than),
    hasPrice: yesOrNo(filters.has_price),
    waiting: yesOrNo(filters.waiting),
    mine: filters.mine === 'true' || undefined,
    due: knownCodes(filters.due, dueStates),
    next: knownCodes(filters.next, nextStates),
    unread: filters.unread === 'true' || undefined,
    newsSince: knownInstant(filters.news_since),
    responsibleId: idsFilter(filters.responsible_id),
    assigned: knownCodes(filters.assigned, assignments),
    decision: knownCodes(filters.decision, decisionStates),
    locationId: idsFilter(filters.location_id),
    categoryId: idsFilter(filters.category_id),
    itemId: idsFilter(filters.item_id),
    warranty: knownCodes(filters.warranty, warrantyStates),
    reopened: yesOrNo(filters.reopened),
    answer: knownCodes(filters.answer, answerStates),
    score: knownCodes(filters.score, scoreCodes),
  };
}

/** The same for project claims, which have fewer filters. */
export const toProjectClaimArg = ({
  priority: _priority,
  unitId: _unit,
  clientId: _client,
  locationId: _location,
  categoryId: _category,
  itemId: _item,
  warranty: _warranty,
  ...arg
}: ListUnitClaimsApiArg) => arg as ListProjectClaimsApiArg;
