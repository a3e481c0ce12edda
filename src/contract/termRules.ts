/** The rules of the terms, shared by the form and the server. */
import type { ClaimPriority } from './claimStatus';
import type { Problem } from './rules';
import type { OfficeWeek } from './workingTime';

interface RuleInput {
  priority: ClaimPriority | null;
  category_id: number | null;
  project_id: number | null;
  answer_minutes: number;
  end_minutes: number;
}
interface TermsInput {
  rules: RuleInput[];
  week: OfficeWeek;
  days: { day: string; name: string }[];
}

/** Maximum term: the minutes of a year. */
const longest = 366 * 24 * 60;

export const termRulesText = {
  answer: 'Indicá el plazo de la primera respuesta.',
  end: 'Indicá el plazo para terminar.',
  endFirst: 'El plazo para terminar no puede ser menor que el de la primera respuesta.',
  tooLong: 'El plazo no puede pasar de un año.',
  twice: 'Ya hay un plazo para esa prioridad, rubro y proyecto.',
  hours: 'La hora de cierre tiene que ser posterior a la de apertura.',
  closed: 'Con plazos, la oficina tiene que abrir al menos un día de la semana.',
  dayName: 'Poné un nombre al día.',
  dayTwice: 'Ese día ya está en la lista.',
} as const;

/** Returns the problem of a single term; `missing` is the message if there is none. */
const minutesProblem = (field: string, minutes: number, missing: string): Problem[] => {
  if (!(minutes > 0)) return [{ field, message: missing }];
  return minutes > longest ? [{ field, message: termRulesText.tooLong }] : [];
};

/** Returns the problems of a single rule, by field. */
function termRuleProblems({ answer_minutes: answer, end_minutes: end }: RuleInput): Problem[] {
  const problems = [
    ...minutesProblem('answer_minutes', answer, termRulesText.answer),
    ...minutesProblem('end_minutes', end, termRulesText.end),
  ];
  return problems.length === 0 && end < answer ? [{ field: 'end_minutes', message: termRulesText.endFirst }] : problems;
}

const isRepeated = <T>(keyOf: (item: T) => string, items: T[], index: number): boolean =>
  items.findIndex((item) => keyOf(item) === keyOf(items[index] as T)) < index;

/**
 * Returns the problems of terms and office hours. Fields are named by their index: `rules.2.end_minutes`, `week.1`,
 * `days.0.name`.
 */
export function termProblems({ rules = [], week = [], days = [] }: Partial<TermsInput>): Problem[] {
  const ruleKey = ({ priority, category_id: category, project_id: project }: RuleInput) =>
    [priority, category, project].join();
  const problems = rules.flatMap((rule, index) => {
    const ruleProblems = termRuleProblems(rule).map(({ field, message }) => ({
      field: `rules.${index}.${field}`,
      message,
    }));
    return isRepeated(ruleKey, rules, index)
      ? [...ruleProblems, { field: `rules.${index}.priority`, message: termRulesText.twice }]
      : ruleProblems;
  });
  week.forEach((hours, index) => {
    if (hours && hours.closes <= hours.opens) problems.push({ field: `week.${index}`, message: termRulesText.hours });
  });
  if (rules.length > 0 && week.every((hours) => !hours))
    problems.push({ field: 'week', message: termRulesText.closed });
  days.forEach(({ name }, index) => {
    if (!name.trim()) problems.push({ field: `days.${index}.name`, message: termRulesText.dayName });
    if (isRepeated(({ day }) => day, days, index))
      problems.push({ field: `days.${index}.day`, message: termRulesText.dayTwice });
  });
  return problems;
}

const nineToSix = { opens: '09:00', closes: '18:00' };
/** Default opening hours. */
export const usualWeek: OfficeWeek = [null, nineToSix, nineToSix, nineToSix, nineToSix, nineToSix, null];

/**
 * Returns the minutes of a full office day, the unit for displaying and entering days; nine hours if the office never
 * opens.
 */
export function dayMinutes(week: OfficeWeek): number {
  const minutes = (hour: string) => Number(hour.slice(0, 2)) * 60 + Number(hour.slice(3));
  const longestDay = Math.max(0, ...week.map((hours) => (hours ? minutes(hours.closes) - minutes(hours.opens) : 0)));
  return longestDay || 9 * 60;
}

/** Default terms, in office hours until the first reply and office days until the end. */
export const suggestedRules = (week: OfficeWeek): RuleInput[] =>
  (
    [
      ['urgent', 4, 3],
      ['high', 9, 10],
      ['medium', 18, 20],
      // Both priorities are displayed as "Baja".
      ['low', 18, 20],
      [null, 18, 20],
    ] as const
  ).map(([priority, hours, days]) => ({
    priority,
    category_id: null,
    project_id: null,
    answer_minutes: hours * 60,
    end_minutes: days * dayMinutes(week),
  }));
