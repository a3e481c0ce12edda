/** Access rules of the company and its admins: sign-in requirements, other users' sessions, invitations. */
import { Type, type Static } from 'typebox';
import { defineOperations, Id, idParams, Nullable, Shape, Version } from './operation';

export const SecuritySettings = Shape('SecuritySettings', {
  staff_second_factor: Type.Boolean({ description: 'Admins and supervisors must have a second factor.' }),
  version: Version,
});
export type SecuritySettings = Static<typeof SecuritySettings>;

export const accessOperations = defineOperations('access', {
  getSecuritySettings: {
    method: 'GET',
    path: '/logic/security_settings',
    permission: 'security:manage',
    summary: 'What the company demands of who signs in.',
    data: SecuritySettings,
  },
  updateSecuritySettings: {
    method: 'PUT',
    path: '/logic/security_settings',
    permission: 'security:manage',
    summary:
      'Changes what is demanded; 409 where the caller has no second factor, with `version` where somebody else changed it.',
    body: Type.Object(
      { staff_second_factor: Type.Boolean(), version: Type.Optional(Version) },
      { additionalProperties: false },
    ),
    data: SecuritySettings,
  },
  inviteAccount: {
    method: 'POST',
    path: '/logic/account/{id}/invitation',
    permission: 'accounts:invite',
    summary: 'Mails a new link to choose a password; 409 where its owner has chosen one.',
    params: idParams,
    data: Type.Object({
      username: Type.String(),
      invitation_link: Nullable(Type.String(), {
        description: 'Where no mail server is configured: to be handed over.',
      }),
    }),
  },
  endAccountSessions: {
    method: 'DELETE',
    path: '/logic/account/{id}/session',
    permission: 'sessions:end',
    summary: "Ends all sessions of another person's account at once.",
    params: idParams,
    data: Type.Object({ id: Id }),
  },
});
