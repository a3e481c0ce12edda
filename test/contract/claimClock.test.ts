import fc from 'fast-check';
import { workingDays, type OfficeWeek } from '../../src/contract/workingTime';
import { claimClock, instantAfter, workingTimeUntil, type ClaimEvents } from '../support/claimClock';

const hours = { opens: '09:00', closes: '18:00' };
const week: OfficeWeek = [null, hours, hours, hours, hours, hours, { opens: '09:00', closes: '13:00' }];
const at = (text: string) => Date.parse(`${text}-03:00`);
const hour = 3_600_000;
const minute = 60_000;
/** Monday 23/11/2026 is a holiday. */
const days = workingDays(week, (day) => day === '2026-11-23', '2026-11-01', '2027-03-01');
const noEvents = (createdAt: number): ClaimEvents => ({
  createdAt,
  answeredAt: null,
  endedAt: [],
  reopenedAt: [],
  pauses: [],
});
const shown = (instant: number | null) => instant && new Date(instant - 3 * hour).toISOString().slice(0, 16);

describe('the term to the first reply', () => {
  test('of a leak on Friday evening with a holiday on Monday expires on Tuesday', () => {
    const open = workingDays([...week.slice(0, 6), null], (day) => day === '2026-11-23', '2026-11-01', '2027-01-01');
    const clock = claimClock(open, { answer: 4 * hour, end: 90 * hour }, noEvents(at('2026-11-20T21:30')));
    expect(shown(clock.answerDueAt)).toBe('2026-11-24T13:00');
    expect(clock.dueAt).toBe(clock.answerDueAt);
  });

  test('that ends with the day expires when the office closes, not when it opens again', () => {
    const clock = claimClock(days, { answer: 9 * hour, end: 90 * hour }, noEvents(at('2026-11-24T09:00')));
    expect(shown(clock.answerDueAt)).toBe('2026-11-24T18:00');
  });

  test('is no longer due once staff have replied; then the end is', () => {
    const events = { ...noEvents(at('2026-11-24T10:00')), answeredAt: at('2026-11-24T11:00') };
    const clock = claimClock(days, { answer: 9 * hour, end: 18 * hour }, events);
    expect(shown(clock.dueAt)).toBe('2026-11-26T10:00');
  });
});

describe('the term to the end', () => {
  const terms = { answer: hour, end: 18 * hour };
  const answered = { ...noEvents(at('2026-11-24T10:00')), answeredAt: at('2026-11-24T10:30') };

  test('pauses while a question is open, and continues where it stopped', () => {
    const asked = { ...answered, pauses: [{ from: at('2026-11-24T12:00'), to: null }] };
    expect(claimClock(days, terms, asked)).toMatchObject({
      dueAt: null,
      endDueAt: null,
      pausedSince: at('2026-11-24T12:00'),
    });
    // Answered at night, after a day and a half of office time: two hours had passed.
    const paused = { ...answered, pauses: [{ from: at('2026-11-24T12:00'), to: at('2026-11-25T22:00') }] };
    expect(shown(claimClock(days, terms, paused).dueAt)).toBe('2026-11-27T16:00');
  });

  test('ends with the claim, and continues after a reopening', () => {
    const ended = { ...answered, endedAt: [at('2026-11-24T16:00')] };
    expect(claimClock(days, terms, ended).dueAt).toBeNull();
    const reopened = { ...ended, reopenedAt: [at('2026-12-02T09:00')] };
    // Six hours had passed.
    expect(shown(claimClock(days, terms, reopened).dueAt)).toBe('2026-12-03T12:00');
  });
});

test('without days on which the office is open nothing is due', () => {
  expect(claimClock([], { answer: hour, end: hour }, noEvents(0))).toMatchObject({ answerDueAt: null, dueAt: null });
});

/** Counts minute by minute while the office is open. */
function slowDue(from: number, workingTime: number, stops: (minuteAt: number) => boolean): number | null {
  const isOpen = (instant: number) => days.some(({ opensAt, closesAt }) => opensAt <= instant && instant < closesAt);
  let counted = 0;
  for (let now = from; now < at('2027-02-20T00:00'); now += minute) {
    if (counted >= workingTime) return now;
    if (isOpen(now) && !stops(now)) counted += minute;
  }
  return null;
}

/** Minutes of some weeks, from Sunday 1/11/2026 on. */
const instants = fc.integer({ min: 0, max: 40 * 24 * 60 }).map((minutes) => at('2026-11-01T00:00') + minutes * minute);

test('any events give the same result as a reference that counts minute by minute', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(instants, { minLength: 1, maxLength: 9 }),
      fc.array(fc.constantFrom('ask', 'end') as fc.Arbitrary<'ask' | 'end'>, { minLength: 4, maxLength: 4 }),
      fc.integer({ min: 1, max: 40 * 60 }),
      (unsorted, kinds, minutes) => {
        const [createdAt, ...rest] = unsorted.sort((a, b) => a - b) as [number, ...number[]];
        const events: ClaimEvents = { ...noEvents(createdAt), answeredAt: createdAt };
        const stopped: { from: number; to: number }[] = [];
        for (let index = 0; index < rest.length; index += 2) {
          const [from, to] = [rest[index] as number, rest[index + 1]];
          if (kinds[index / 2] === 'ask') events.pauses.push({ from, to: to ?? null });
          else {
            events.endedAt.push(from);
            if (to !== undefined) events.reopenedAt.push(to);
          }
          stopped.push({ from, to: to ?? Infinity });
        }
        const stops = (now: number) => stopped.some(({ from, to }) => from <= now && now < to);
        const { endDueAt } = claimClock(days, { answer: 0, end: minutes * minute }, events);
        // A term that expired before a pause was already over. The clock returns when it would have expired without a
        // later pause.
        const last = rest.at(-1) ?? createdAt;
        const isStopped = rest.length % 2 === 1;
        if (isStopped) return endDueAt === null;
        const due = slowDue(createdAt, minutes * minute, stops);
        return due !== null && due >= last ? endDueAt === due : endDueAt !== null && endDueAt <= last;
      },
    ),
    { numRuns: 60 },
  );
});

test('working time up to an instant, and the instant of a working time, are inverse functions', () => {
  fc.assert(
    fc.property(instants, (instant) => {
      const worked = workingTimeUntil(days, instant);
      const back = instantAfter(days, worked) as number;
      return workingTimeUntil(days, back) === worked && (worked === 0 || back <= instant);
    }),
  );
});
