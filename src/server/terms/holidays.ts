import Holidays from 'date-holidays';

const calendar = new Holidays('AR', { languages: ['es'] });
const ofYear = new Map<number, { day: string; name: string }[]>();

/**
 * Argentina's public holidays of a year, in their order. Days "no laborables con fines turísticos" are none: who closes on them says so, and so
 * does who keeps the holidays of a province, which the calendar does not have.
 */
export function publicHolidays(year: number): { day: string; name: string }[] {
  const known = ofYear.get(year);
  if (known) return known;
  const found = calendar
    .getHolidays(year)
    .filter(({ type }) => type === 'public')
    .map(({ date, name }) => ({ day: date.slice(0, 10), name }));
  ofYear.set(year, found);
  return found;
}
