import { formatInstant, today } from '../../ui/dates';

/** The time of an instant, with its day unless it is today. */
function when(at: number): string {
  const [day, time] = formatInstant(new Date(at).toISOString()).split(', ');
  return day === today().split('-').reverse().join('/') ? `a las ${time}` : `el ${day} a las ${time}`;
}

export const offlineText = {
  copy: (at: number) => `Sin conexión: así estaba ${when(at)}.`,
} as const;
