import { usualAnswerDays } from '../../contract/claimAnswerRules';
import { usualComplaintDays } from '../../contract/complaintRules';
import type { Terms } from '../../api/terms';
import { dayMinutes, suggestedRules } from '../../contract/termRules';
import type { OfficeWeek } from '../../contract/workingTime';

/** The kinds of rules in the form: `low` combines the contract's `medium` and `low`, which have the same label. */
type RuleKind = 'urgent' | 'high' | 'low' | 'project';
export const ruleKinds: RuleKind[] = ['urgent', 'high', 'low', 'project'];

type Rule = Terms['rules'][number];

/** A row of the form. Terms are as typed: office hours until the first answer, office days until the end. */
export interface RuleRow {
  kind: RuleKind;
  /** Whether it is the main row of its kind, which is always shown; the others are exceptions. */
  isBase: boolean;
  category?: number;
  project?: number;
  answer: string;
  end: string;
  /**
   * The saved rules of the row. Unedited terms keep their exact minutes, although the form rounds them and shows two
   * rules in one row.
   */
  saved: Rule[];
}

/** Times are as typed. */
interface DayHours {
  isOpen: boolean;
  opens: string;
  closes: string;
}

interface DayRow {
  day?: string;
  name: string;
  is_closed: boolean;
  /** As typed; empty: the hours of the weekday. */
  opens: string;
  closes: string;
}
/** A new row of a day that differs from its weekday. */
export const newDay = (values: Partial<DayRow>): DayRow => ({
  name: '',
  is_closed: true,
  opens: '',
  closes: '',
  ...values,
});

/** The values of the terms form. */
export interface TermsValues {
  isUsed: boolean;
  rows: RuleRow[];
  /** Starts on Sunday. */
  week: DayHours[];
  days: DayRow[];
  reminder: string;
  /** As typed. */
  answerDays: string;
  complaintDays: string;
  demandsDoneText: boolean;
  demandsDonePhoto: boolean;
}

const kindOf = ({ priority }: Rule): RuleKind =>
  priority === null ? 'project' : priority === 'medium' ? 'low' : priority;
const prioritiesOf = (kind: RuleKind): Rule['priority'][] =>
  kind === 'project' ? [null] : kind === 'low' ? ['medium', 'low'] : [kind];

/** Formats minutes as a number of units, with two decimals at most. */
const formatTerm = (minutes: number, unit: number): string =>
  String(Math.round((minutes / unit) * 100) / 100).replace('.', ',');

/** Returns the minutes of a typed term; 0 if it is invalid. */
function typedMinutes(typed: string, unit: number): number {
  const plain = typed.trim().replace(',', '.');
  return /^\d+(\.\d+)?$/.test(plain) ? Math.round(Number(plain) * unit) : 0;
}

function rowOf(rule: Rule, day: number): RuleRow {
  const { category_id: category, project_id: project } = rule;
  return {
    kind: kindOf(rule),
    isBase: category === null && project === null,
    category: category ?? undefined,
    project: project ?? undefined,
    answer: formatTerm(rule.answer_minutes, 60),
    end: formatTerm(rule.end_minutes, day),
    saved: [rule],
  };
}

/**
 * Returns the rows of rules: one for each kind, then the exceptions; `medium` and `low` of the same category and
 * project share one.
 */
function rowsOf(rules: Rule[], day: number): RuleRow[] {
  const rows: RuleRow[] = [];
  // If two rules share a row, it shows the first one, `medium`, because staff can choose only that.
  for (const row of rules.map((rule) => rowOf(rule, day))) {
    const index = rows.findIndex(
      ({ kind, category, project }) => kind === row.kind && category === row.category && project === row.project,
    );
    const sharedRow = rows[index];
    if (sharedRow) rows[index] = { ...sharedRow, saved: [...sharedRow.saved, ...row.saved] };
    else rows.push(row);
  }
  const base = ruleKinds.map(
    (kind): RuleRow =>
      rows.find((row) => row.isBase && row.kind === kind) ?? { kind, isBase: true, answer: '', end: '', saved: [] },
  );
  return [...base, ...rows.filter(({ isBase }) => !isBase)];
}

export const toTermsValues = ({ rules, week, days, reminder_days: reminder, ...ending }: Terms): TermsValues => ({
  isUsed: rules.length > 0,
  rows: rowsOf(rules, dayMinutes(week)),
  week: week.map((hours) => ({
    isOpen: hours !== null,
    opens: hours?.opens ?? '09:00',
    closes: hours?.closes ?? '18:00',
  })),
  days: days.map(({ hours, ...day }) => ({ ...day, opens: hours?.opens ?? '', closes: hours?.closes ?? '' })),
  reminder: String(reminder),
  complaintDays: String(ending.complaint_days ?? usualComplaintDays),
  answerDays: String(ending.answer_days ?? usualAnswerDays),
  demandsDoneText: ending.demands_done_text ?? false,
  demandsDonePhoto: ending.demands_done_photo ?? false,
});

/** Returns a typed time (`9`, `9:30`, `0930`) as `HH:MM`; empty if it is invalid. */
export function hourOf(typed: string): string {
  const [, hour = '', minute = '00'] = /^(\d{1,2})(?:[:.]?(\d{2}))?$/.exec(typed.trim()) ?? [];
  return hour && Number(hour) < 24 && Number(minute) < 60 ? `${hour.padStart(2, '0')}:${minute}` : '';
}

const weekOf = ({ week }: TermsValues): OfficeWeek =>
  week.map(({ isOpen, opens, closes }) => (isOpen ? { opens: hourOf(opens), closes: hourOf(closes) } : null));

/** Returns the minutes of an office day for the form's hours; nine hours while the hours are incomplete. */
export function formDayMinutes(values: TermsValues): number {
  const minutes = dayMinutes(weekOf(values).map((hours) => (hours?.opens && hours.closes ? hours : null)));
  return minutes > 0 ? minutes : 9 * 60;
}

/** Returns the rows of the default rules for the form's hours. */
export const suggestedRows = (values: TermsValues): RuleRow[] =>
  rowsOf(
    suggestedRules(weekOf(values).map((hours) => (hours?.opens && hours.closes ? hours : null))),
    formDayMinutes(values),
  );

/**
 * Returns the terms of a row in minutes: the saved ones of the priority, if the user did not change the shown value.
 */
function minutesOf({ answer, end, saved }: RuleRow, day: number, priority: Rule['priority']) {
  const displayedRule = saved[0];
  const priorityRule = saved.find((rule) => rule.priority === priority);
  const isUnchanged = (minutes: number | undefined, unit: number, typed: string) =>
    minutes !== undefined && formatTerm(minutes, unit) === typed;
  return {
    answer_minutes:
      priorityRule && isUnchanged(displayedRule?.answer_minutes, 60, answer)
        ? priorityRule.answer_minutes
        : typedMinutes(answer, 60),
    end_minutes:
      priorityRule && isUnchanged(displayedRule?.end_minutes, day, end)
        ? priorityRule.end_minutes
        : typedMinutes(end, day),
  };
}

/** Returns the rules of the rows, each with its row's index. A main row without any term has no rule. */
export function rulesOf({ isUsed, rows, ...values }: TermsValues): { rule: Rule; row: number }[] {
  if (!isUsed) return [];
  const day = formDayMinutes({ isUsed, rows, ...values });
  return rows.flatMap((row, index) =>
    row.isBase && !row.answer.trim() && !row.end.trim()
      ? []
      : prioritiesOf(row.kind).map((priority) => ({
          row: index,
          rule: {
            priority,
            category_id: row.category ?? null,
            project_id: row.project ?? null,
            ...minutesOf(row, day, priority),
          },
        })),
  );
}

/** Returns the body of the save call. */
export const toTermsBody = (values: TermsValues) => ({
  rules: rulesOf(values).map(({ rule }) => rule),
  week: weekOf(values),
  days: values.days.map(({ day = '', name, is_closed, opens, closes }) => ({
    day,
    name: name.trim(),
    is_closed,
    hours: is_closed || !(opens.trim() || closes.trim()) ? null : { opens: hourOf(opens), closes: hourOf(closes) },
  })),
  reminder_days: Number(values.reminder),
  answer_days: Number(values.answerDays),
  complaint_days: Number(values.complaintDays),
  demands_done_text: values.demandsDoneText,
  demands_done_photo: values.demandsDonePhoto,
});
