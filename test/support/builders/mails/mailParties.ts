import { mailText } from '../../../../src/server/mail/mailText';
import { complaintAskLabels } from '../../../../src/contract/claimEndText';

/** The people and the claim of the sample mails. */
export const owner = { name: 'Laura', type: 'client' } as const;

export const manager = { name: 'Martín', type: 'manager' } as const;

export const claim = {
  id: 98,
  description: 'Gotea el techo del baño desde ayer a la noche.\nYa cerré la llave de paso, pero sigue.',
  status: 'pending',
  isWithdrawn: false,
  place: '3° A · Torre Oroño',
  term: null,
  visit: null,
  isAwaitingReply: false,
} as const;

export const openClaim = { label: mailText.openClaim, path: '/reclamos/98' };

export const complaintLines = [
  mailText.complaint.asks(complaintAskLabels.repair),
  'Ya vinieron tres veces y el techo se sigue manchando.',
  mailText.complaint.due('30/11/2026'),
];
