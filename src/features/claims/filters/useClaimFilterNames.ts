import { useMemo } from 'react';
import { useCountProjectClaimsQuery, useCountUnitClaimsQuery } from '../../../api/claims';
import { claimPriorities, claimStatuses, openClaimsFilter, warrantyStates } from '../../../contract/claimStatus';
import { useCan } from '../../../session/useCan';
import { formatDate, formatDay } from '../../../ui/dates';
import type { FilterNames } from '../../../ui/table/filters/FilterChips';
import type { TableQuery } from '../../../ui/table/query/tableQuery';
import { claimsText, countedStatusLabels, priorityLabels, warrantyLabels } from '../claimsText';
import type { ClaimMode } from '../claimTypes';
import { isDueState, termText, withTerm } from '../terms/termText';
import { newsText } from '../news/newsText';
import { toClaimArg, toProjectClaimArg } from '../claimArgs';

const findCode = <Code extends string>(codes: readonly Code[], value: string): Code | undefined =>
  codes.find((code) => code === value);
const { filters: words } = claimsText;

/** Returns the labels of a claims list's filters; the counts of the choices contain the names of records. */
export function useClaimFilterNames(mode: ClaimMode, query: TableQuery): FilterNames {
  const isStaff = useCan('clients:manage');
  const by = Object.keys(query.filters)
    .filter((name) => name in words.ids && (mode === 'unit' || name === 'project_id' || name === 'responsible_id'))
    .filter((name) => (name !== 'client_id' && name !== 'responsible_id') || isStaff)
    .join(',');
  const arg = { ...toClaimArg(query), page: undefined, pageSize: undefined, sort: undefined, by };
  const ofUnits = useCountUnitClaimsQuery(arg, { skip: mode !== 'unit' || !by });
  const ofProjects = useCountProjectClaimsQuery({ ...toProjectClaimArg(arg), by }, { skip: mode !== 'project' || !by });
  const counts = (mode === 'unit' ? ofUnits : ofProjects).data?.counts;
  return useMemo(
    () => (name, value) => {
      const label = counts?.find((count) => count.filter === name && count.value === value)?.label;
      const status = findCode(claimStatuses, value);
      const priority = findCode(claimPriorities, value);
      const warranty = findCode(warrantyStates, value);
      switch (name) {
        case 'status':
          if (value === openClaimsFilter.status) return words.open;
          return status && `${claimsText.filterStatus}: ${countedStatusLabels[status]}`;
        case 'priority':
          return priority && `${claimsText.filterPriority}: ${priorityLabels[priority]}`;
        case 'warranty':
          return warranty && `${words.warranty}: ${warrantyLabels[warranty]}`;
        case 'has_price':
          return value === 'false' ? words.withoutPrice : words.withPrice;
        case 'waiting':
          return value === 'false' ? words.answered : words.waiting;
        case 'assigned':
          return value in words.assigned ? words.assigned[value as keyof typeof words.assigned] : undefined;
        case 'mine':
          return words.mine;
        case 'due':
          if (value === withTerm) return termText.byDue;
          return isDueState(value) ? `${termText.filter}: ${termText.states[value]}` : undefined;
        case 'unread':
          return newsText.unread;
        case 'news_since':
          return newsText.newsSince(formatDate(value));
        case 'older_than':
          return words.olderThan(value);
        case 'from':
        case 'to':
          return `${words[name]} ${formatDay(value)}`;
        default:
          return name in words.ids ? `${words.ids[name as keyof typeof words.ids]}: ${label ?? value}` : undefined;
      }
    },
    [counts],
  );
}
