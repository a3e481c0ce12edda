import { timeZone } from './limits';

const longDay = new Intl.DateTimeFormat('es-AR', { timeZone, weekday: 'long', day: 'numeric', month: 'numeric' });

/** Returns the day of an instant: "jueves 26/11". */
export const dayOfTerm = (at: string): string => longDay.format(new Date(at)).replace(',', '').replace('-', '/');
