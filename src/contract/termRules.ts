/** The rules of the terms, shared by the form and the server. */
import type { ClaimPriority } from './claimStatus';
import type { Problem } from './rules';
import { weekdayOf, type OfficeHours, type OfficeWeek } from './workingTime';

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
  days: { day: string; name: string; is_closed: boolean; hours?: OfficeHours }[];
}

export const termRulesText = {
  answer: 'Indicá el plazo de la primera respuesta.',
  end: 'Indicá el plazo para terminar.',
  endFirst: 'El plazo para terminar no puede ser menor que el de la primera respuesta.',
  tooLong: 'El plazo no puede pasar de un año.',
  twice: 'Ya hay un plazo para esa prioridad, rubro y proyecto.',
  hours: 'La hora de cierre tiene que ser posterior a la de apertura.',
  closed: 'Con plazos, la oficina tiene que abrir al menos un día de la semana.',
  dayHours: 'Ese día de la semana la oficina no abre. Indicá desde qué hora y hasta qué hora.',
  dayName: 'Poné un nombre al día.',
  dayTwice: 'Ese día ya está en la lista.',
} as const;

const minutesOf = (hours: OfficeHours | undefined): number => {
  const minutes = (hour: string) => Number(hour.slice(0, 2)) * 60 + Number(hour.slice(3));
  return hours ? minutes(hours.closes) - minutes(hours.opens) : 0;
};

/**
 * Maximum term: the office's minutes of a year. The server stores its days of four years, within which a term with its
 * pauses has to end.
 */
const longestTerm = (week: OfficeWeek): number =>
  Math.ceil((week.reduce((sum, hours) => sum + minutesOf(hours), 0) * 366) / 7);

/** Returns the problem of a single term; `missing` is the message if there is none. */
const minutesProblem = (field: string, minutes: number, longest: number, missing: string): Problem[] => {
  if (!(minutes > 0)) return [{ field, message: missing }];
  // Without any opening hours that is the problem, not the term.
  return longest > 0 && minutes > longest ? [{ field, message: termRulesText.tooLong }] : [];
};

/** Returns the problems of a single rule, by field. */
function termRuleProblems({ answer_minutes: answer, end_minutes: end }: RuleInput, longest: number): Problem[] {
  const problems = [
    ...minutesProblem('answer_minutes', answer, longest, termRulesText.answer),
    ...minutesProblem('end_minutes', end, longest, termRulesText.end),
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
  const longest = longestTerm(week);
  const problems = rules.flatMap((rule, index) => {
    const ruleProblems = termRuleProblems(rule, longest).map(({ field, message }) => ({
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
  days.forEach(({ day, is_closed: isClosed, hours }, index) => {
    const field = `days.${index}.hours`;
    if (hours && hours.closes <= hours.opens) problems.push({ field, message: termRulesText.hours });
    if (!isClosed && !hours && week[weekdayOf(day)] === null) problems.push({ field, message: termRulesText.dayHours });
  });
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
  return Math.max(0, ...week.map(minutesOf)) || 9 * 60;
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
