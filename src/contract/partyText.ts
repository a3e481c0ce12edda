import type { AnswerParty } from './claimStatus';
import type { MailAudience } from './mailEvents';

/** The words of those for whom somebody speaks in a claim. */
export const partyText = {
  owner: 'Propietario',
  tenant: 'Inquilino',
  consortium: 'Consorcio',
} as const satisfies Record<AnswerParty, string>;

/** At the beginning of a sentence: "El propietario". */
export const thePartyText = (party: AnswerParty): string => `El ${partyText[party].toLowerCase()}`;

/** The audiences in the e-mail settings. */
export const audienceText = {
  client: 'Cliente',
  consortium: 'Consorcio',
  managers: 'Supervisores',
  admins: 'Administración',
} as const satisfies Record<MailAudience, string>;
