import { isDeepStrictEqual } from 'node:util';
import type { Static } from 'typebox';
import { figureKinds, type TermFigures, type termOperations, type Terms } from '../../contract/terms';
import { workingDays, type OfficeHours } from '../../contract/workingTime';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import type { Caller } from '../policies/rows';
import { withConstraints } from '../support/constraints';
import { dayInArgentina } from '../support/days';
import { iso } from '../support/list';
import { requireVersion } from '../support/errors';
import {
  insertRules,
  lockOfficeTime,
  oldestClaimDay,
  readOfficeDays,
  readOfficeTime,
  readRules,
  refreshOpenClocks,
  replaceOfficeDays,
  replaceWorkingDays,
  saveOfficeTime,
} from './terms.repository';
import { countTerms } from './termFigures.repository';

const holidaysByYear = new Map<number, { day: string; name: string }[]>();

/**
 * Returns Argentina's public holidays of a year, in order. Days "no laborables con fines turísticos" are not included.
 * An office that closes on those days, or on provincial holidays (which the calendar lacks), adds them as exceptional
 * days.
 */
async function publicHolidays(year: number): Promise<{ day: string; name: string }[]> {
  const cached = holidaysByYear.get(year);
  if (cached) return cached;
  // Loaded when needed: it has the calendars of all countries, and would delay the start of the server.
  const { default: Holidays } = await import('date-holidays');
  const holidays = new Holidays('AR', { languages: ['es'] })
    .getHolidays(year)
    .filter(({ type }) => type === 'public')
    .map(({ date, name }) => ({ day: date.slice(0, 10), name }));
  holidaysByYear.set(year, holidays);
  return holidays;
}

/** Error messages of the calls about terms. */
const termsText = {
  unknownPlace: 'El rubro o el proyecto de un plazo ya no existe.',
} as const;

/** Years ahead for which the office's days are stored: longer than any term with its pauses. */
const yearsAhead = 4;

export { usesTerms } from './terms.repository';

/** Returns the terms of new claims, and the opening hours. */
export async function getTerms({ db }: Pick<Context, 'db'>): Promise<Terms> {
  const [{ since, rules }, time, days] = await Promise.all([readRules(db), readOfficeTime(db), readOfficeDays(db)]);
  const year = Number(dayInArgentina().slice(0, 4));
  return {
    rules,
    week: time.week,
    days: days.map(({ day, name, isClosed, hours }) => ({ day, name, is_closed: isClosed, hours })),
    reminder_days: time.reminderDays,
    answer_days: time.answerDays,
    complaint_days: time.complaintDays,
    demands_done_text: time.demandsDoneText,
    demands_done_photo: time.demandsDonePhoto,
    since: since && iso(since),
    holidays: [...(await publicHolidays(year)), ...(await publicHolidays(year + 1))],
    version: time.version,
  };
}

/** Returns how many terms were kept and missed in the last days, per kind of claims; zeros if there were none. */
export async function getTermFigures({ db }: Pick<Context, 'db'>, days: number): Promise<TermFigures> {
  const counted = await countTerms(db, days);
  const figureOf = (kind: string, part: 'answer' | 'end') => {
    const {
      in_time = 0,
      late = 0,
      median_minutes = null,
    } = counted.find((row) => row.kind === kind && row.part === part) ?? {};
    return { in_time, late, median_minutes };
  };
  return {
    days,
    rows: figureKinds.map((kind) => ({ kind, answer: figureOf(kind, 'answer'), end: figureOf(kind, 'end') })),
  };
}

/**
 * Sets terms and office hours. Throws 409 if another user changed them since `version`, 422 if a rule names an unknown
 * category or project.
 */
export async function updateTerms(
  context: Context,
  { user }: Caller,
  body: Static<typeof termOperations.updateTerms.body>,
): Promise<Terms> {
  await withConstraints(
    {
      term_rule_category_id_claim_category_id_fk: [termsText.unknownPlace, 'rules'],
      term_rule_project_id_project_id_fk: [termsText.unknownPlace, 'rules'],
    },
    () =>
      context.db.transaction(async (tx) => {
        const current = await lockOfficeTime(tx);
        requireVersion(current.version, body.version);
        const { rules } = await readRules(tx);
        if (!isDeepStrictEqual(rules, body.rules)) await insertRules(tx, body.rules, user.id);
        await replaceOfficeDays(
          tx,
          body.days.map(({ day, name, is_closed: isClosed, hours = null }) => ({
            day,
            name: name.trim(),
            isClosed,
            hours: isClosed ? null : hours,
          })),
        );
        await saveOfficeTime(tx, {
          week: body.week,
          reminderDays: body.reminder_days,
          ...(body.complaint_days !== undefined && { complaintDays: body.complaint_days }),
          ...(body.answer_days !== undefined && { answerDays: body.answer_days }),
          ...(body.demands_done_text !== undefined && { demandsDoneText: body.demands_done_text }),
          ...(body.demands_done_photo !== undefined && { demandsDonePhoto: body.demands_done_photo }),
          version: current.version + 1,
        });
        await fillWorkingDays(tx);
      }),
  );
  return getTerms(context);
}

/**
 * Stores the days on which the office is open, starting with the oldest claim's, and recomputes the clocks if they
 * changed. Called when the settings change and once a day, as the years advance.
 */
export async function fillWorkingDays(tx: Executor): Promise<void> {
  const { week } = await lockOfficeTime(tx);
  const today = dayInArgentina();
  const oldest = (await oldestClaimDay(tx)) ?? today;
  const year = Number(today.slice(0, 4));
  const [first, last] = [`${Math.min(Number(oldest.slice(0, 4)), year - 1)}-01-01`, `${year + yearsAhead}-12-31`];
  const closedDays = new Set<string>();
  for (let holidayYear = Number(first.slice(0, 4)); holidayYear <= year + yearsAhead; holidayYear++)
    for (const { day } of await publicHolidays(holidayYear)) closedDays.add(day);
  const ownHours = new Map<string, OfficeHours>();
  for (const { day, isClosed, hours } of await readOfficeDays(tx)) {
    if (isClosed) closedDays.add(day);
    else closedDays.delete(day);
    if (hours) ownHours.set(day, hours);
  }
  if (
    await replaceWorkingDays(
      tx,
      workingDays(week, (day) => closedDays.has(day), first, last, ownHours),
    )
  )
    await refreshOpenClocks(tx);
}
