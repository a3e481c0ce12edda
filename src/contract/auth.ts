import { Type, type Static } from 'typebox';
import { earlyCalls } from './addresses';
import {
  Day,
  defineOperations,
  Email,
  Id,
  idParams,
  Instant,
  Nullable,
  OneOf,
  Password,
  Shape,
  Text,
  Version,
} from './operation';
import { roles } from './permissions';

const OwnProject = Type.Object({ id: Id, name: Type.String() });

export const SignedInUser = Shape('SignedInUser', {
  id: Id,
  type: OneOf(roles),
  username: Type.String(),
  name: Type.String(),
  last_name: Type.String(),
  document: Nullable(Type.String()),
  phone_number: Nullable(Type.String()),
  address: Nullable(Type.String()),
  properties_count: Type.Integer({ description: 'Number of units that the client owns today; 0 for other users.' }),
  project: Nullable(OwnProject, { description: 'The first one of `projects`; null if there is none.' }),
  projects: Type.Optional(
    Type.Array(OwnProject, { description: 'Projects of a consortium user, by name; empty for other users.' }),
  ),
  lease_starts_on: Type.Optional(
    Nullable(Day, { description: "First day of a tenant's next lease; null if no lease is still to begin." }),
  ),
  can_manage_email_settings: Type.Boolean(),
  can_manage_costs: Type.Optional(
    Type.Boolean({ description: 'For a supervisor: whether an admin lets it read and write costs.' }),
  ),
  uses_terms: Type.Optional(Type.Boolean({ description: 'Whether new claims get terms.' })),
  is_setting_up: Type.Optional(
    Type.Boolean({ description: 'For an admin: whether the installation is not in use yet (see `/logic/setup`).' }),
  ),
  has_second_factor: Type.Boolean(),
  must_set_up_second_factor: Type.Boolean({
    description:
      'Whether the company requires a second factor that the user does not have. Until it is on, other calls return 403.',
  }),
  version: Version,
});
export type SignedInUser = Static<typeof SignedInUser>;

/** Response of a successful sign-in. */
export const SignIn = Shape('SignIn', { token: Type.String(), user: SignedInUser });
export type SignIn = Static<typeof SignIn>;

const oneTimeToken = Type.String({ maxLength: 200 });
/** One open session of a user. */
export const SessionInfo = Shape('SessionInfo', {
  id: Id,
  created_at: Instant,
  last_seen_at: Instant,
  user_agent: Type.String({ description: 'User agent of the browser; may be empty.' }),
  address: Type.String(),
  is_current: Type.Boolean(),
});
export type SessionInfo = Static<typeof SessionInfo>;

const code = Type.String({
  maxLength: 40,
  description: 'Six-digit code of the authenticator app, or a recovery code.',
});

export const authOperations = defineOperations('auth', {
  login: {
    method: 'POST',
    path: '/auth/{type}/login',
    permission: 'public',
    summary: 'Signs in a user of one type. 401 at the field `code` if the second factor is missing or wrong.',
    params: Type.Object({ type: OneOf(roles) }),
    body: Type.Object(
      { username: Email, password: Password, code: Type.Optional(code) },
      { additionalProperties: false },
    ),
    data: SignIn,
  },
  logout: {
    method: 'POST',
    path: '/auth/logout',
    permission: 'session:use',
    withoutFactor: true,
    summary: 'Ends this session. The fields of the body are ignored.',
    body: Type.Optional(
      Type.Object(
        { username: Type.Optional(Type.String()), password: Type.Optional(Type.String()) },
        { additionalProperties: false },
      ),
    ),
    data: Type.Null(),
  },
  getSession: {
    method: 'GET',
    path: earlyCalls.getSession,
    permission: 'session:use',
    withoutFactor: true,
    summary: 'Returns the signed-in user.',
    data: Type.Object({ user: SignedInUser }),
  },
  updateProfile: {
    method: 'PUT',
    path: '/logic/profile',
    permission: 'profile:edit',
    summary: "Edits the caller's own data. A new password requires the current one and ends the other sessions.",
    body: Type.Object(
      {
        name: Type.Optional(Text),
        last_name: Type.Optional(Text),
        document: Type.Optional(Nullable(Text)),
        phone_number: Type.Optional(Nullable(Text)),
        address: Type.Optional(Nullable(Text)),
        current_password: Type.Optional(Password),
        new_password: Type.Optional(Password),
        version: Type.Optional(Version),
      },
      { additionalProperties: false },
    ),
    data: Type.Object({ user: SignedInUser }),
  },
  deactivateAdmin: {
    method: 'DELETE',
    path: '/logic/profile/admin/{id}',
    permission: 'admins:manage',
    summary: "Deactivates an admin. 409 for the caller's own account and for the last active admin.",
    params: idParams,
    data: Type.Object({ id: Id, active: Type.Boolean() }),
  },
  forgotPassword: {
    method: 'POST',
    path: '/auth/password/forgot',
    permission: 'public',
    summary: 'Mails a recovery link. The response is the same if the account does not exist.',
    body: Type.Object({ username: Email }, { additionalProperties: false }),
    data: Type.Null(),
  },
  checkPasswordLink: {
    method: 'POST',
    path: '/auth/password/check',
    permission: 'public',
    summary: 'Checks whether a one-time token can still set a password, without using it. 422 if it cannot.',
    body: Type.Object({ token: oneTimeToken }, { additionalProperties: false }),
    data: Type.Null(),
  },
  resetPassword: {
    method: 'POST',
    path: '/auth/password/reset',
    permission: 'public',
    summary:
      'Sets a password with a one-time token and signs in the owner of the account. Returns null if the account has a second factor.',
    body: Type.Object({ token: oneTimeToken, password: Password }, { additionalProperties: false }),
    data: Nullable(SignIn),
  },
  confirmPassword: {
    method: 'POST',
    path: '/auth/session/confirm',
    permission: 'session:use',
    summary:
      "Checks the caller's password again. After that, this session may list and end the caller's sessions for ten minutes.",
    body: Type.Object({ password: Password }, { additionalProperties: false }),
    data: Type.Object({ confirmed_until: Instant }),
  },
  listSessions: {
    method: 'GET',
    path: '/auth/session',
    permission: 'session:use',
    summary:
      "Lists the caller's open sessions, most recently used first. 403 at the field `password` until the password is confirmed.",
    data: Type.Array(SessionInfo),
  },
  endSession: {
    method: 'DELETE',
    path: '/auth/session/{id}',
    permission: 'session:use',
    summary: "Ends one of the caller's sessions immediately. 403 until the password is confirmed.",
    params: idParams,
    data: Type.Object({ id: Id }),
  },
  endOtherSessions: {
    method: 'DELETE',
    path: '/auth/session',
    permission: 'session:use',
    summary: "Ends the caller's other sessions. 403 until the password is confirmed.",
    data: Type.Null(),
  },
  beginSecondFactor: {
    method: 'POST',
    path: '/auth/second_factor',
    permission: 'secondFactor:use',
    withoutFactor: true,
    summary: 'Starts to enable the second factor: checks the password and returns a secret for the authenticator app.',
    body: Type.Object({ password: Password }, { additionalProperties: false }),
    data: Type.Object({
      secret: Type.String(),
      uri: Type.String({ description: '`otpauth://` address for a QR code.' }),
    }),
  },
  confirmSecondFactor: {
    method: 'POST',
    path: '/auth/second_factor/confirm',
    permission: 'secondFactor:use',
    withoutFactor: true,
    summary: 'Enables the second factor with a first code. Returns the recovery codes, which are shown only this once.',
    body: Type.Object({ code }, { additionalProperties: false }),
    data: Type.Object({ recovery_codes: Type.Array(Type.String()) }),
  },
  disableSecondFactor: {
    method: 'POST',
    path: '/auth/second_factor/disable',
    permission: 'secondFactor:use',
    summary: 'Disables the second factor with a code.',
    body: Type.Object({ code }, { additionalProperties: false }),
    data: Type.Null(),
  },
  getHealth: {
    method: 'GET',
    path: '/health',
    permission: 'public',
    summary: 'Checks whether the server can respond.',
    data: Type.Object({ status: Type.Literal('ok') }),
  },
});
