import type { ReplyFacts } from '../../../contract/replyText';
import type { Claim } from '../claimTypes';
import { formatInstant } from '../../../ui/dates';

/** Returns the values for a saved reply's placeholders, from the claim: first name, place, number, date. */
export const replyFacts = ({ claimId, clientName, building, date }: Claim): ReplyFacts => ({
  nombre: clientName.trim().split(/\s+/)[0] ?? '',
  unidad: building.trim(),
  reclamo: `#${claimId}`,
  fecha: formatInstant(date).split(',')[0] ?? '',
});
