import type { Visit } from '../api/visits';
import { spanWords } from '../contract/visitWords';
import { visitsText as text } from './visitsText';

/** Returns what became of a past visit. */
export function outcomeOf({ status, starts_at: start, ends_at: end }: Visit): string {
  const words = start && end ? spanWords({ starts_at: start, ends_at: end }) : '';
  if (status === 'done') return text.wasDone(words);
  return status === 'missed' ? text.wasMissed(words) : text.wasCancelled(words);
}
