import { shallowEqual } from 'react-redux';
import { useCountProjectClaimsQuery, useCountUnitClaimsQuery } from '../../../api/claims';
import {
  answerStates,
  claimPriorities,
  claimStatuses,
  decisionStates,
  openClaimsFilter,
  scoreCodes,
  warrantyStates,
} from '../../../contract/claimStatus';
import { useAppSelector } from '../../../session/hooks';
import { selectRecordName, type RecordKind } from '../../../session/recordSlice';
import type { RootState } from '../../../session/rootReducer';
import { useCan } from '../../../session/useCan';
import { formatDate, formatDay } from '../../../ui/dates';
import type { FilterNames } from '../../../ui/table/filters/FilterChips';
import type { TableQuery } from '../../../ui/table/query/tableQuery';
import { answerLabels, warrantyLabels, decisionStateLabels } from '../../../contract/statusText';
import { claimsText, countedStatusLabels, filterLabel, priorityLabels } from '../claimsText';
import { selectChoiceName } from '../claimsSlice';
import type { ClaimMode } from '../claimTypes';
import { dueWords, isDueState, withTerm } from '../terms/termText';
import { newsText } from '../news/newsText';
import { toClaimArg, toProjectClaimArg } from '../claimArgs';

const findCode = <Code extends string>(codes: readonly Code[], value: string): Code | undefined =>
  codes.find((code) => code === value);
const { filters: words } = claimsText;

/** The filters whose values are ids of records with a page. */
const recordKinds: Partial<Record<string, RecordKind>> = {
  project_id: 'projects',
  unit_id: 'units',
  client_id: 'clients',
};

/** Returns the name of an id in a filter; undefined if no earlier answer had it. */
function selectName(root: RootState, name: string, value: string): string | undefined {
  const kind = recordKinds[name];
  return (kind && selectRecordName(root, kind, Number(value))) ?? selectChoiceName(root, `${name} ${value}`);
}

/**
 * Returns the labels of a claims list's filters. The names of ids are remembered from earlier answers; for ids that none
 * of them had, the counts of the choices are requested, which contain the names.
 */
export function useClaimFilterNames(mode: ClaimMode, query: TableQuery): FilterNames {
  const isStaff = useCan('clients:manage');
  const ids = Object.entries(query.filters)
    .filter(([name]) => name in words.ids)
    .flatMap(([name, values]) => values.split(',').map((value) => ({ name, value })));
  const labels = useAppSelector((root) => ids.map(({ name, value }) => selectName(root, name, value)), shallowEqual);
  const unknown = ids
    .filter((_id, index) => labels[index] === undefined)
    .map(({ name }) => name)
    .filter((name) => mode === 'unit' || name === 'project_id' || name === 'responsible_id')
    .filter((name) => (name !== 'client_id' && name !== 'responsible_id') || isStaff);
  const by = [...new Set(unknown)].join(',');
  const arg = { ...toClaimArg(query), page: undefined, pageSize: undefined, sort: undefined, by };
  useCountUnitClaimsQuery(arg, { skip: mode !== 'unit' || !by });
  useCountProjectClaimsQuery({ ...toProjectClaimArg(arg), by }, { skip: mode !== 'project' || !by });
  const said = isStaff ? words : words.theirs;
  const due = dueWords(isStaff);
  const nameOf = (name: string, value: string) =>
    labels[ids.findIndex((id) => id.name === name && id.value === value)] ?? value;
  return (name, value) => {
    const status = findCode(claimStatuses, value);
    const priority = findCode(claimPriorities, value);
    const warranty = findCode(warrantyStates, value);
    const answer = findCode(answerStates, value);
    const score = findCode(scoreCodes, value);
    const decision = findCode(decisionStates, value);
    switch (name) {
      case 'status':
        if (value === openClaimsFilter.status) return words.open;
        return status && `${claimsText.filterStatus}: ${countedStatusLabels[status]}`;
      case 'priority':
        return priority && `${claimsText.filterPriority}: ${priorityLabels[priority]}`;
      case 'warranty':
        return warranty && `${words.warranty}: ${warrantyLabels[warranty]}`;
      case 'decision':
        return decision && `${words.decision}: ${decisionStateLabels[decision]}`;
      case 'has_price':
        return value === 'false' ? words.withoutPrice : words.withPrice;
      case 'waiting':
        return value === 'false' ? said.answered : said.waiting;
      case 'reopened':
        return value === 'false' ? words.notReopened : words.reopened;
      case 'answer':
        return answer && `${claimsText.columns.answer} ${answerLabels[answer]}`;
      case 'score':
        return score && `${claimsText.columns.score}: ${score}`;
      case 'assigned':
      case 'next':
        return (words[name] as Record<string, string>)[value];
      case 'mine':
        return words.mine;
      case 'due':
        if (value === withTerm) return due.byDue;
        return isDueState(value) ? `${due.filter}: ${due.states[value]}` : undefined;
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
        return name in words.ids
          ? `${filterLabel(name as keyof typeof words.ids, isStaff)}: ${nameOf(name, value)}`
          : undefined;
    }
  };
}
