import type { Terms } from '../../api/terms';
import { dayMinutes, suggestedRules, termProblems } from '../../contract/termRules';
import type { Problem } from '../../contract/rules';
import type { OfficeWeek } from '../../contract/workingTime';
import { termsText as text } from './termsText';

/** What people tell apart: `low` stands for the contract's `medium` and `low`, which have one label. */
export type RuleKind = 'urgent' | 'high' | 'low' | 'project';
export const ruleKinds: RuleKind[] = ['urgent', 'high', 'low', 'project'];

type Rule = Terms['rules'][number];

/** A row of the form. Terms are as they are typed: hours of the office up to the answer, its days up to the end. */
export interface RuleRow {
  kind: RuleKind;
  /** Whether it is the row of its kind, which is always shown; the others are exceptions. */
  isBase: boolean;
  category?: number;
  project?: number;
  answer: string;
  end: string;
  /** The rules that it was read from: terms that nobody touched keep their minutes, although they are shown rounded, and in one row. */
  saved: Rule[];
}

/** Hours are as they are typed. */
interface DayHours {
  isOpen: boolean;
  opens: string;
  closes: string;
}

interface DayRow {
  day?: string;
  name: string;
  is_closed: boolean;
}

/** What the form of terms holds. */
export interface TermsValues {
  isUsed: boolean;
  rows: RuleRow[];
  /** From Sunday on. */
  week: DayHours[];
  days: DayRow[];
  reminder: string;
}

const kindOf = ({ priority }: Rule): RuleKind =>
  priority === null ? 'project' : priority === 'medium' ? 'low' : priority;
const prioritiesOf = (kind: RuleKind): Rule['priority'][] =>
  kind === 'project' ? [null] : kind === 'low' ? ['medium', 'low'] : [kind];

/** Minutes as a number of units, with two decimals at most. */
export const shownTerm = (minutes: number, unit: number): string =>
  String(Math.round((minutes / unit) * 100) / 100).replace('.', ',');

/** The minutes of a typed term; 0 where it is none. */
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
    answer: shownTerm(rule.answer_minutes, 60),
    end: shownTerm(rule.end_minutes, day),
    saved: [rule],
  };
}

/** The rows of rules: one for each kind, then the exceptions; `medium` and `low` of the same place share one. */
function rowsOf(rules: Rule[], day: number): RuleRow[] {
  const rows: RuleRow[] = [];
  // Of two rules in one row the first is shown: `medium`, which is the one that people choose.
  for (const row of rules.map((rule) => rowOf(rule, day))) {
    const at = rows.findIndex(
      ({ kind, category, project }) => kind === row.kind && category === row.category && project === row.project,
    );
    const same = rows[at];
    if (same) rows[at] = { ...same, saved: [...same.saved, ...row.saved] };
    else rows.push(row);
  }
  const base = ruleKinds.map(
    (kind): RuleRow =>
      rows.find((row) => row.isBase && row.kind === kind) ?? { kind, isBase: true, answer: '', end: '', saved: [] },
  );
  return [...base, ...rows.filter(({ isBase }) => !isBase)];
}

export const toTermsValues = ({ rules, week, days, reminder_days: reminder }: Terms): TermsValues => ({
  isUsed: rules.length > 0,
  rows: rowsOf(rules, dayMinutes(week)),
  week: week.map((hours) => ({
    isOpen: hours !== null,
    opens: hours?.opens ?? '09:00',
    closes: hours?.closes ?? '18:00',
  })),
  days: days.map((day) => ({ ...day })),
  reminder: String(reminder),
});

/** A typed hour (`9`, `9:30`, `0930`) as `HH:MM`; empty where it is none. */
export function hourOf(typed: string): string {
  const [, hour = '', minute = '00'] = /^(\d{1,2})(?:[:.]?(\d{2}))?$/.exec(typed.trim()) ?? [];
  return hour && Number(hour) < 24 && Number(minute) < 60 ? `${hour.padStart(2, '0')}:${minute}` : '';
}

const weekOf = ({ week }: TermsValues): OfficeWeek =>
  week.map(({ isOpen, opens, closes }) => (isOpen ? { opens: hourOf(opens), closes: hourOf(closes) } : null));

/** Minutes of a day of the office, as the form has its hours; nine hours while they are not whole. */
export function formDayMinutes(values: TermsValues): number {
  const minutes = dayMinutes(weekOf(values).map((hours) => (hours?.opens && hours.closes ? hours : null)));
  return minutes > 0 ? minutes : 9 * 60;
}

/** The rows of the rules to begin with, for the hours of the form. */
export const suggestedRows = (values: TermsValues): RuleRow[] =>
  rowsOf(
    suggestedRules(weekOf(values).map((hours) => (hours?.opens && hours.closes ? hours : null))),
    formDayMinutes(values),
  );

/** The terms of a row: those that were saved for the priority where nobody touched what is shown of them. */
function minutesOf({ answer, end, saved }: RuleRow, day: number, priority: Rule['priority']) {
  const shown = saved[0];
  const own = saved.find((rule) => rule.priority === priority);
  const isShown = (minutes: number | undefined, unit: number, typed: string) =>
    minutes !== undefined && shownTerm(minutes, unit) === typed;
  return {
    answer_minutes: own && isShown(shown?.answer_minutes, 60, answer) ? own.answer_minutes : typedMinutes(answer, 60),
    end_minutes: own && isShown(shown?.end_minutes, day, end) ? own.end_minutes : typedMinutes(end, day),
  };
}

/** The rules of the rows, each with the place of its row. A row of a kind without any term is none. */
function rulesOf({ isUsed, rows, ...values }: TermsValues): { rule: Rule; row: number }[] {
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

/** The body that saves the values. */
export const toTermsBody = (values: TermsValues) => ({
  rules: rulesOf(values).map(({ rule }) => rule),
  week: weekOf(values),
  days: values.days.map(({ day = '', name, is_closed }) => ({ day, name: name.trim(), is_closed })),
  reminder_days: Number(values.reminder),
});

/** Names the problems of rules by their rows (`rows.4.end_minutes`): a row of the form may be two rules of the body. */
export function byRows(values: TermsValues, problems: Problem[]): Problem[] {
  const rules = rulesOf(values);
  return problems.map(({ field, message }) => {
    const [list, place, ...rest] = field.split('.');
    const row = list === 'rules' ? rules[Number(place)]?.row : undefined;
    return row === undefined ? { field, message } : { field: ['rows', row, ...rest].join('.'), message };
  });
}

/** What is wrong with the values, by the fields of the form: the contract's rules, and what the fields alone can get wrong. */
export function termsFormProblems(values: TermsValues): Problem[] {
  const own: Problem[] = [];
  values.rows.forEach(({ isBase, category, project }, index) => {
    if (values.isUsed && !isBase && category === undefined && project === undefined)
      own.push({ field: `rows.${index}.priority`, message: text.placeMissing });
  });
  values.week.forEach(({ isOpen, opens, closes }, index) => {
    if (isOpen && !(hourOf(opens) && hourOf(closes))) own.push({ field: `week.${index}`, message: text.hoursMissing });
  });
  values.days.forEach(({ day }, index) => {
    if (!day) own.push({ field: `days.${index}`, message: text.dayMissing });
  });
  const reminder = Number(values.reminder);
  if (!values.reminder.trim() || !Number.isInteger(reminder) || reminder < 1 || reminder > 30)
    own.push({ field: 'reminder_days', message: text.reminderProblem });
  return [...own, ...byRows(values, termProblems(toTermsBody(values)))];
}
