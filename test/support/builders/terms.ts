import type { ClaimTerm } from '../../../src/contract/claimShapes';
import type { TermFigures, Terms } from '../../../src/api/terms';
import { suggestedRules, usualWeek } from '../../../src/contract/termRules';

/** The terms of a company; the office is open from Monday to Friday, 9 to 18. */
export const buildTerms = (overrides: Partial<Terms> = {}): Terms => ({
  rules: suggestedRules(usualWeek),
  week: usualWeek,
  days: [{ day: '2026-12-24', name: 'Nochebuena', is_closed: true }],
  reminder_days: 3,
  since: '2026-11-02T12:00:00.000Z',
  holidays: [
    { day: '2026-12-08', name: 'La inmaculada concepción' },
    { day: '2026-12-25', name: 'Navidad' },
    { day: '2027-01-01', name: 'Año Nuevo' },
  ],
  version: 4,
  ...overrides,
});

const took = (inTime: number, late: number, minutes: number | null) => ({
  in_time: inTime,
  late,
  median_minutes: minutes,
});

/** Numbers of terms met and missed. */
export const buildFigures = (overrides: Partial<TermFigures> = {}): TermFigures => ({
  days: 30,
  rows: [
    { kind: 'all', answer: took(1184, 63, 141), end: took(903, 122, 2571) },
    { kind: 'urgent', answer: took(214, 2, 66), end: took(171, 9, 845) },
    { kind: 'high', answer: took(402, 18, 122), end: took(318, 41, 2130) },
    { kind: 'low', answer: took(568, 43, 240), end: took(414, 72, 4860) },
    { kind: 'project', answer: took(0, 0, null), end: took(0, 0, null) },
  ],
  ...overrides,
});

const dayMs = 86_400_000;

/** A term due at the end of a day in Argentina, `inDays` days from today, so that today's is not late yet. */
export const termAt = (due: ClaimTerm['due'], inDays: number): ClaimTerm => {
  const day = new Date(Date.now() - 3 * 3_600_000 + inDays * dayMs).toISOString().slice(0, 10);
  return { due, at: new Date(`${day}T23:59:00-03:00`).toISOString() };
};
