/** The figures of the panel: their names, what they are divided by, their numbers, and the claims lists that count the same. */
import { openClaimStatuses, claimStatuses, rejectedClaimStatus, type ClaimType } from './claimStatus';
import { can, type Holder, type Permission } from './permissions';

export const panelFigures = ['open', 'times', 'terms', 'recurrence', 'costs', 'scores'] as const;
export type PanelFigureName = (typeof panelFigures)[number];

/** What a row is about; `all` is the row of all claims of the figure. */
export const panelDivisions = [
  'all',
  'age',
  'status',
  'project',
  'category',
  'responsible',
  'month',
  'contractor',
  'score',
] as const;
export type PanelDivision = (typeof panelDivisions)[number];

/** The ages of open claims in days, as they are shown; without `to` all older ones. */
export const claimAges: Record<string, { from: number; to?: number }> = {
  '0-7': { from: 0, to: 7 },
  '8-30': { from: 8, to: 30 },
  '31-90': { from: 31, to: 90 },
  '91+': { from: 91 },
};

/** Days after the end of a claim in which the same problem counts as a recurrence. */
export const recurrenceDays = 90;
/** Below this number of cases nothing is shown of them but their number. */
export const fewCases = 10;

/** The permission that a figure requires besides `panel:see`. */
const figurePermission: Partial<Record<PanelFigureName, Permission>> = {
  costs: 'costs:manage',
  scores: 'claims:seeAnswers',
};
/** What a row must be about for a permission to be required besides. */
const divisionPermission: Partial<Record<PanelDivision, Permission>> = {
  responsible: 'claims:seeResponsible',
  contractor: 'contractors:manage',
};

/** Whether a user may see a figure of the panel. */
export const maySeeFigure = (holder: Holder, figure: PanelFigureName): boolean =>
  can(holder, figurePermission[figure] ?? 'panel:see');

const divisions: Record<PanelFigureName, readonly PanelDivision[]> = {
  open: ['age', 'status', 'project', 'category', 'responsible'],
  times: ['month'],
  terms: ['project', 'category'],
  recurrence: ['category', 'project', 'contractor'],
  costs: ['project', 'category'],
  scores: ['score', 'project', 'category'],
};

/** What a figure of one kind of claims is divided by for a user. Claims of a project have no trade. */
export const divisionsOf = (holder: Holder, figure: PanelFigureName, type: ClaimType): PanelDivision[] =>
  divisions[figure].filter(
    (division) =>
      can(holder, divisionPermission[division] ?? 'panel:see') && !(division === 'category' && type === 'PROJECT'),
  );

/** The numbers of each figure. */
export const panelNumbers = {
  open: ['claims'],
  times: ['claims', 'answer_median', 'answer_p90', 'ended', 'end_median', 'end_p90'],
  terms: ['ended', 'with_term', 'in_time'],
  recurrence: ['ended', 'reopened', 'recurred'],
  costs: ['works', 'spent', 'recovered', 'net'],
  scores: ['asked', 'answered', 'scored', 'average'],
} as const satisfies Record<PanelFigureName, readonly string[]>;
export type PanelNumber = (typeof panelNumbers)[PanelFigureName][number];

/** The filters of the page. */
export interface PanelFilter {
  type: ClaimType;
  from: string;
  to: string;
  /** Ids joined by commas. */
  project_id?: string;
  /** Only for claims of units. */
  category_id?: string;
}
type ListFilter = Record<string, string>;

const notRejected = claimStatuses.filter((status) => status !== rejectedClaimStatus).join(',');
const open = openClaimStatuses.join(',');
/** The filters of the list that counts a number; without an entry no list does. */
const numberFilters: Record<PanelFigureName, Partial<Record<PanelNumber, ListFilter>>> = {
  open: { claims: { status: open } },
  times: { claims: { status: notRejected }, ended: { status: 'completed' } },
  terms: { ended: { status: 'completed' } },
  recurrence: { reopened: { reopened: 'true' } },
  costs: {},
  scores: {
    asked: { answer: 'waiting,silent,yes,no' },
    answered: { answer: 'yes,no' },
    scored: { score: '1,2,3,4,5' },
  },
};

const shifted = (day: string, days: number): string => {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
};
const later = (one: string, other: string) => (one > other ? one : other);
const earlier = (one: string, other: string) => (one < other ? one : other);

/** Returns the days on which open claims of an age were created. */
function daysOfAge(age: string, today: string): ListFilter {
  const { from = 0, to } = claimAges[age] ?? {};
  return {
    ...(to === undefined ? {} : { from: shifted(today, -to) }),
    ...(from === 0 ? {} : { to: shifted(today, -from) }),
  };
}

/** Returns the days of a month that are in the period. */
function daysOfMonth(month: string, { from, to }: PanelFilter): ListFilter {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const last = new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
  return { from: later(`${month}-01`, from), to: earlier(last, to) };
}

/** Returns the filters of the list for a row; undefined if its filters cannot say it. */
function rowFilter(by: PanelDivision, key: string, filter: PanelFilter, today: string): ListFilter | undefined {
  switch (by) {
    case 'all':
      return {};
    case 'age':
      return daysOfAge(key, today);
    case 'status':
      return { status: key };
    case 'project':
      return { project_id: key };
    case 'category':
      return { category_id: key };
    case 'responsible':
      return key === '0' ? { assigned: 'none' } : { responsible_id: key };
    case 'month':
      return daysOfMonth(key, filter);
    case 'score':
      return { score: key };
    case 'contractor':
      return undefined;
  }
}

interface PanelCell {
  figure: PanelFigureName;
  by: PanelDivision;
  key: string;
  number: PanelNumber;
}

/**
 * Returns the filters of the claims list that counts a number of the panel; undefined if no list does. Open claims are
 * those of today, whenever they came; every other figure is of the claims that came in the period.
 */
export function listFilterOf(
  { figure, by, key, number }: PanelCell,
  filter: PanelFilter,
  today: string,
): ListFilter | undefined {
  const ofNumber = numberFilters[figure][number];
  const ofRow = rowFilter(by, key, filter, today);
  if (!ofNumber || !ofRow) return undefined;
  const { type, from, to, project_id: projects, category_id: categories } = filter;
  return {
    ...(projects && { project_id: projects }),
    ...(categories && type === 'UNIT' && { category_id: categories }),
    ...(figure === 'open' ? {} : { from, to }),
    ...ofNumber,
    ...ofRow,
  };
}
