import type { AnswerParty } from './claimStatus';
import type { MailAudience } from './mailEvents';
import type { Role } from './permissions';

/** The words of each role: one account, and those who sign in by its login. */
export const roleText = {
  admin: { one: 'Administrador', login: 'Administración' },
  manager: { one: 'Supervisor', login: 'Supervisores' },
  consortium: { one: 'Consorcio', login: 'Consorcios' },
  client: { one: 'Cliente', login: 'Clientes e inquilinos' },
} as const satisfies Record<Role, { one: string; login: string }>;

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
