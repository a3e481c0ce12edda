/** Access rules of the company and its admins: sign-in requirements, other users' sessions, invitations. */
import { Type, type Static } from 'typebox';
import { defineOperations, Id, idParams, Nullable, Shape, Version } from './operation';

export const SecuritySettings = Shape('SecuritySettings', {
  staff_second_factor: Type.Boolean({ description: 'Whether admins and supervisors must have a second factor.' }),
  version: Version,
});
export type SecuritySettings = Static<typeof SecuritySettings>;

export const accessOperations = defineOperations('access', {
  getSecuritySettings: {
    method: 'GET',
    path: '/logic/security_settings',
    permission: 'security:manage',
    summary: 'Returns the sign-in requirements of the company.',
    data: SecuritySettings,
  },
  updateSecuritySettings: {
    method: 'PUT',
    path: '/logic/security_settings',
    permission: 'security:manage',
    summary:
      'Changes the sign-in requirements. 409 if the caller requires a second factor without having one, or if `version` is not the current one.',
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
    summary: 'Mails a new link to choose a password. 409 if the owner of the account has already chosen one.',
    params: idParams,
    data: Type.Object({
      username: Type.String(),
      invitation_link: Nullable(Type.String(), {
        description: 'The link, if no mail server is configured: staff have to hand it over. Otherwise null.',
      }),
    }),
  },
  endAccountSessions: {
    method: 'DELETE',
    path: '/logic/account/{id}/session',
    permission: 'sessions:end',
    summary: "Ends all sessions of another user's account immediately. 409 for the caller's own account.",
    params: idParams,
    data: Type.Object({ id: Id }),
  },
});
