import type { ReplyFacts } from '../../../contract/replyText';
import { formatInstant } from '../../../ui/dates';

interface Answered {
  id: number;
  /** Name of the recipient. */
  name: string;
  place: string;
  date: string;
}

/** Returns the values for a saved reply's placeholders, from the claim: first name, place, number, date. */
export const replyFacts = ({ id, name, place, date }: Answered): ReplyFacts => ({
  nombre: name.trim().split(/\s+/)[0] ?? '',
  unidad: place.trim(),
  reclamo: `#${id}`,
  fecha: formatInstant(date).split(',')[0] ?? '',
});
