import { useMemo } from 'react';
import { useCountProjectClaimsQuery, useCountUnitClaimsQuery } from '../../api/claims';
import { claimPriorities, claimStatuses, warrantyStates } from '../../contract/claimStatus';
import { formatDay } from '../../ui/dates';
import type { FilterNames } from '../../ui/table/FilterChips';
import type { TableQuery } from '../../ui/table/tableQuery';
import { claimsText, priorityLabels, statusLabels, warrantyLabels } from './claimsText';
import type { ClaimMode, ClaimRow } from './claimTypes';
import { toClaimArg, toProjectClaimArg } from './useClaimList';

const known = <Code extends string>(codes: readonly Code[], value: string): Code | undefined =>
  codes.find((code) => code === value);
const { filters: words } = claimsText;

/** What the filters of a list of claims are called; those of the database by the names that the counts of its choices carry. */
export function useClaimFilterNames(mode: ClaimMode, query: TableQuery, rows: ClaimRow[]): FilterNames {
  const by = Object.keys(query.filters)
    .filter((name) => name in words.ids && (mode === 'unit' || name === 'project_id'))
    .join(',');
  const arg = { ...toClaimArg(query), page: undefined, pageSize: undefined, sort: undefined, by };
  const ofUnits = useCountUnitClaimsQuery(arg, { skip: mode !== 'unit' || !by });
  const ofProjects = useCountProjectClaimsQuery({ ...toProjectClaimArg(arg), by }, { skip: mode !== 'project' || !by });
  const counts = (mode === 'unit' ? ofUnits : ofProjects).data?.counts;
  const clientName = rows[0]?.clientName;
  return useMemo(
    () => (name, value) => {
      const label = counts?.find((count) => count.filter === name && count.value === value)?.label;
      const status = known(claimStatuses, value);
      const priority = known(claimPriorities, value);
      const warranty = known(warrantyStates, value);
      switch (name) {
        case 'status':
          return status && `${claimsText.filterStatus}: ${statusLabels[status]}`;
        case 'priority':
          return priority && `${claimsText.filterPriority}: ${priorityLabels[priority]}`;
        case 'warranty':
          return warranty && `${words.warranty}: ${warrantyLabels[warranty]}`;
        case 'has_price':
          return value === 'false' ? words.withoutPrice : words.withPrice;
        case 'waiting':
          return value === 'false' ? words.answered : words.waiting;
        case 'mine':
          return words.mine;
        case 'older_than':
          return words.olderThan(value);
        case 'from':
        case 'to':
          return `${words[name]} ${formatDay(value)}`;
        case 'client_id':
          return query.filters.client_id === value && clientName
            ? `${words.client}: ${clientName}`
            : words.clientNumber(value);
        default:
          return name in words.ids ? `${words.ids[name as keyof typeof words.ids]}: ${label ?? value}` : undefined;
      }
    },
    [counts, clientName, query.filters.client_id],
  );
}
