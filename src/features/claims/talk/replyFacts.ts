import type { ReplyFacts } from '../../../contract/replies';
import { formatInstant } from '../../../ui/dates';

interface Answered {
  id: number;
  /** Of whoever is answered. */
  name: string;
  place: string;
  date: string;
}

/** What fills the gaps of a saved text, of the claim that is answered: a first name, the place, the number, the day. */
export const replyFacts = ({ id, name, place, date }: Answered): ReplyFacts => ({
  nombre: name.trim().split(/\s+/)[0] ?? '',
  unidad: place.trim(),
  reclamo: `#${id}`,
  fecha: formatInstant(date).split(',')[0] ?? '',
});
