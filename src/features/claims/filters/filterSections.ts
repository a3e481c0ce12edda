import type { FacetCount } from '../../../api/claims';
import {
  answerStates,
  assignments,
  claimStatuses,
  decisionStates,
  dueStates,
  nextStates,
  scoreCodes,
  warrantyStates,
} from '../../../contract/claimStatus';
import type { FilterChoice } from '../../../ui/table/filters/ChoiceList';
import type { TableQuery } from '../../../ui/table/query/tableQuery';
import { answerLabels, warrantyLabels, decisionStateLabels } from '../../../contract/statusText';
import { claimsText, countedStatusLabels, filterLabel, priorityLabels } from '../claimsText';
import type { ClaimMode } from '../claimTypes';
import { dueWords } from '../terms/termText';
import { newsText } from '../news/newsText';
import { claimFilterText } from './claimFilterText';
import { offeredPriorities } from '../edit/PriorityDot';

/** One filter of the panel. */
export interface FilterSection {
  /** Its name in the address. */
  name: string;
  label: string;
  choices: FilterChoice[];
  isSingle?: boolean;
  /** There are more choices than were counted: a search on the server finds them, for this kind of record. */
  found?: 'unit' | 'client';
}

interface FilterRights {
  canSeePriority: boolean;
  canSeePrice: boolean;
  canSeeResponsible: boolean;
  /** Whether the user may search any client and unit. */
  canSearch: boolean;
  /** Whether the server stores read marks. */
  hasMarks: boolean;
  /** Whether the company uses terms. */
  hasTerms: boolean;
  /** Whether the user works for the company: other people read other words. */
  isStaff: boolean;
  /** Whether the user sees claims of one building alone, which are not filtered by it. */
  hasOneBuilding: boolean;
  /** Whether the server knows who waits for an answer, and the warranty of a claim. */
  hasStates?: boolean;
}

const { filters: words } = claimsText;
const { theirs } = words;
/** Ages of a claim in days that the filter offers. */
const ages = [7, 15, 30, 60, 90];

/** Returns the filters whose choices the server counts, for the user's permissions. */
export function countedFilters(
  mode: ClaimMode,
  {
    canSeePriority,
    canSeePrice,
    canSeeResponsible,
    canSearch,
    hasTerms,
    hasOneBuilding,
    hasStates,
    isStaff,
  }: Omit<FilterRights, 'hasMarks'>,
): string {
  const counted: [string, boolean][] = [
    ['status', true],
    ['waiting', true],
    ['has_price', canSeePrice],
    ['due', hasTerms],
    ['next', !isStaff && (hasStates ?? true)],
    ['project_id', !hasOneBuilding],
    ['responsible_id', canSeeResponsible],
    ['priority', mode === 'unit' && canSeePriority],
    ['warranty', mode === 'unit'],
    ['decision', hasStates ?? true],
    ['unit_id', mode === 'unit'],
    ['client_id', mode === 'unit' && canSearch],
    ['location_id', mode === 'unit'],
    ['category_id', mode === 'unit'],
    ['item_id', mode === 'unit'],
  ];
  return counted.flatMap(([name, isCounted]) => (isCounted ? name : [])).join(',');
}

/** Returns the filters of a claims list with their choices and the known counts; date filters are separate. */
export function filterSections(
  mode: ClaimMode,
  rights: FilterRights,
  filters: TableQuery['filters'],
  counts: FacetCount[] | undefined,
): FilterSection[] {
  const countOf = (name: string, values: string[]) =>
    counts &&
    counts
      .filter(({ filter, value }) => filter === name && values.includes(value))
      .reduce((sum, { count }) => sum + count, 0);
  const choice = (name: string, label: string, ...values: string[]): FilterChoice => ({
    values,
    label,
    count: countOf(name, values),
  });
  /** Returns a filter whose choices are records; only counted records are offered. */
  const recordFilter = (name: keyof typeof words.ids, found?: FilterSection['found']): FilterSection => ({
    name,
    label: filterLabel(name, rights.isStaff),
    choices: (counts ?? []).flatMap(({ filter, value, label, count }) =>
      filter === name && label !== null ? { values: [value], label, count } : [],
    ),
    found: rights.canSearch ? found : undefined,
  });
  const days = [...new Set([...ages, Number(filters.older_than) || 30])].sort((a, b) => a - b);
  const sections: FilterSection[] = [
    {
      name: 'status',
      label: claimsText.filterStatus,
      choices: claimStatuses.map((code) => choice('status', countedStatusLabels[code], code)),
    },
  ];
  const hasStates = rights.hasStates ?? true;
  if (hasStates)
    sections.push({
      name: 'waiting',
      label: claimFilterText.answer,
      isSingle: true,
      choices: [
        choice('waiting', rights.isStaff ? words.waiting : theirs.waiting, 'true'),
        choice('waiting', rights.isStaff ? words.answered : theirs.answered, 'false'),
      ],
    });
  if (hasStates && !rights.isStaff)
    sections.push({
      name: 'next',
      label: claimFilterText.next,
      choices: nextStates.map((code) => choice('next', words.next[code], code)),
    });
  if (rights.hasTerms)
    sections.push({
      name: 'due',
      label: dueWords(rights.isStaff).filter,
      choices: dueStates.map((code) => choice('due', dueWords(rights.isStaff).states[code], code)),
    });
  if (rights.hasMarks)
    sections.push({
      name: 'unread',
      label: claimFilterText.read,
      isSingle: true,
      choices: [{ values: ['true'], label: newsText.unread }],
    });
  if (mode === 'unit' && rights.canSeePriority)
    sections.push({
      name: 'priority',
      label: claimsText.filterPriority,
      // `medium` and `low` are both shown as "Baja": the filter treats them as one choice.
      choices: offeredPriorities.map((code) =>
        choice('priority', priorityLabels[code], ...(code === 'medium' ? ['medium', 'low'] : [code])),
      ),
    });
  if (rights.canSeePrice)
    sections.push({
      name: 'has_price',
      label: claimFilterText.price,
      isSingle: true,
      choices: [choice('has_price', words.withPrice, 'true'), choice('has_price', words.withoutPrice, 'false')],
    });
  sections.push({
    name: 'older_than',
    label: claimFilterText.age,
    isSingle: true,
    choices: days.map((age) => ({ values: [String(age)], label: claimFilterText.olderThan(age) })),
  });
  if (!rights.hasOneBuilding) sections.push(recordFilter('project_id'));
  if (rights.canSeeResponsible)
    sections.push(
      {
        name: 'assigned',
        label: claimFilterText.assigned,
        choices: assignments.map((code) => choice('assigned', words.assigned[code], code)),
      },
      recordFilter('responsible_id'),
    );
  if (hasStates)
    sections.push({
      name: 'decision',
      label: words.decision,
      choices: decisionStates.map((code) => choice('decision', decisionStateLabels[code], code)),
    });
  if (mode === 'unit')
    sections.push(
      recordFilter('unit_id', 'unit'),
      ...(rights.canSearch ? [recordFilter('client_id', 'client')] : []),
      ...(hasStates
        ? [
            {
              name: 'warranty',
              label: words.warranty,
              choices: warrantyStates.map((code) => choice('warranty', warrantyLabels[code], code)),
            },
          ]
        : []),
      recordFilter('location_id'),
      recordFilter('category_id'),
      recordFilter('item_id'),
    );
  if (hasStates)
    sections.push({
      name: 'reopened',
      label: claimsText.columns.reopened,
      isSingle: true,
      choices: [
        { values: ['true'], label: words.reopened },
        { values: ['false'], label: words.notReopened },
      ],
    });
  if (hasStates && rights.isStaff)
    sections.push(
      {
        name: 'answer',
        label: claimsText.columns.answer,
        choices: answerStates.map((code) => ({ values: [code], label: answerLabels[code] })),
      },
      {
        name: 'score',
        label: claimsText.columns.score,
        choices: scoreCodes.map((code) => ({ values: [code], label: code })),
      },
    );
  return sections;
}
