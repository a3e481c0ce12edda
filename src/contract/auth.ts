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

export const SignedInUser = Shape('SignedInUser', {
  id: Id,
  type: OneOf(roles),
  username: Type.String(),
  name: Type.String(),
  last_name: Type.String(),
  document: Nullable(Type.String()),
  phone_number: Nullable(Type.String()),
  address: Nullable(Type.String()),
  properties_count: Type.Integer({ description: 'Units the client owns today; 0 for everybody else.' }),
  project: Nullable(Type.Object({ id: Id, name: Type.String() }, { description: "A consortium user's project." })),
  lease_starts_on: Type.Optional(
    Nullable(Day, { description: 'Of a tenant whose next lease is still to begin: its first day.' }),
  ),
  can_manage_email_settings: Type.Boolean(),
  uses_terms: Type.Optional(Type.Boolean({ description: 'Claims that come now have terms.' })),
  is_setting_up: Type.Optional(
    Type.Boolean({ description: 'Of an admin of an installation that is not in use yet: see `/logic/setup`.' }),
  ),
  has_second_factor: Type.Boolean(),
  must_set_up_second_factor: Type.Boolean({
    description: 'The company demands a second factor and there is none: until it is on, other calls answer 403.',
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
  user_agent: Type.String({ description: 'What the browser says of itself; may be empty.' }),
  address: Type.String(),
  is_current: Type.Boolean(),
});
export type SessionInfo = Static<typeof SessionInfo>;

const code = Type.String({ maxLength: 40, description: 'Six digits of the application, or a recovery code.' });

export const authOperations = defineOperations('auth', {
  login: {
    method: 'POST',
    path: '/auth/{type}/login',
    permission: 'public',
    summary: 'Signs in a user of one type; 401 by the field `code` where the second factor is missing.',
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
    summary: 'Ends this session. The fields come empty.',
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
    summary: 'Who is signed in.',
    data: Type.Object({ user: SignedInUser }),
  },
  updateProfile: {
    method: 'PUT',
    path: '/logic/profile',
    permission: 'profile:edit',
    summary: "Edits one's own data; a new password asks for the present one and ends the other sessions.",
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
    summary: 'Deactivates an admin; never oneself, never the last one.',
    params: idParams,
    data: Type.Object({ id: Id, active: Type.Boolean() }),
  },
  forgotPassword: {
    method: 'POST',
    path: '/auth/password/forgot',
    permission: 'public',
    summary: 'Mails a recovery link; the answer is the same whether the account exists or not.',
    body: Type.Object({ username: Email }, { additionalProperties: false }),
    data: Type.Null(),
  },
  checkPasswordLink: {
    method: 'POST',
    path: '/auth/password/check',
    permission: 'public',
    summary: 'Whether a one-time token can still set a password (422 where not); it stays as it was.',
    body: Type.Object({ token: oneTimeToken }, { additionalProperties: false }),
    data: Type.Null(),
  },
  resetPassword: {
    method: 'POST',
    path: '/auth/password/reset',
    permission: 'public',
    summary:
      'Sets a password with a one-time token and signs its owner in; null where the second factor is still to be asked for.',
    body: Type.Object({ token: oneTimeToken, password: Password }, { additionalProperties: false }),
    data: Nullable(SignIn),
  },
  confirmPassword: {
    method: 'POST',
    path: '/auth/session/confirm',
    permission: 'session:use',
    summary: "Takes one's password once more; for ten minutes this session may see and end one's sessions.",
    body: Type.Object({ password: Password }, { additionalProperties: false }),
    data: Type.Object({ confirmed_until: Instant }),
  },
  listSessions: {
    method: 'GET',
    path: '/auth/session',
    permission: 'session:use',
    summary: 'Where one is signed in, the last used first; 403 by the field `password` until it was confirmed.',
    data: Type.Array(SessionInfo),
  },
  endSession: {
    method: 'DELETE',
    path: '/auth/session/{id}',
    permission: 'session:use',
    summary: "Ends one of one's sessions at once; 403 until the password was confirmed.",
    params: idParams,
    data: Type.Object({ id: Id }),
  },
  endOtherSessions: {
    method: 'DELETE',
    path: '/auth/session',
    permission: 'session:use',
    summary: "Ends all of one's sessions but this one; 403 until the password was confirmed.",
    data: Type.Null(),
  },
  beginSecondFactor: {
    method: 'POST',
    path: '/auth/second_factor',
    permission: 'secondFactor:use',
    withoutFactor: true,
    summary: 'Begins to turn the second factor on: a secret for the application, once the password was given again.',
    body: Type.Object({ password: Password }, { additionalProperties: false }),
    data: Type.Object({ secret: Type.String(), uri: Type.String({ description: 'otpauth://, for a QR code.' }) }),
  },
  confirmSecondFactor: {
    method: 'POST',
    path: '/auth/second_factor/confirm',
    permission: 'secondFactor:use',
    withoutFactor: true,
    summary: 'Turns it on with a first code; answers the recovery codes, this once.',
    body: Type.Object({ code }, { additionalProperties: false }),
    data: Type.Object({ recovery_codes: Type.Array(Type.String()) }),
  },
  disableSecondFactor: {
    method: 'POST',
    path: '/auth/second_factor/disable',
    permission: 'secondFactor:use',
    summary: 'Turns it off with a code.',
    body: Type.Object({ code }, { additionalProperties: false }),
    data: Type.Null(),
  },
  getHealth: {
    method: 'GET',
    path: '/health',
    permission: 'public',
    summary: 'Whether the server can serve.',
    data: Type.Object({ status: Type.Literal('ok') }),
  },
});
