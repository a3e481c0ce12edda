import type { ClaimTerm } from '../../../src/contract/claimShapes';
import type { Terms } from '../../../src/api/terms';
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

const dayMs = 86_400_000;

/** What is due at the end of a day in Argentina, so many days from today: before that, today's is not late. */
export const termAt = (due: ClaimTerm['due'], inDays: number): ClaimTerm => {
  const day = new Date(Date.now() - 3 * 3_600_000 + inDays * dayMs).toISOString().slice(0, 10);
  return { due, at: new Date(`${day}T23:59:00-03:00`).toISOString() };
};
