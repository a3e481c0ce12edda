import { Type, type Static } from 'typebox';
import { defineOperations, Email, Id, idParams, Nullable, OneOf, Shape, Text, Version } from './operation';
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
  can_manage_email_settings: Type.Boolean(),
  version: Version,
});
export type SignedInUser = Static<typeof SignedInUser>;

/** What a successful sign-in answers. */
export const SignIn = Shape('SignIn', { token: Type.String(), user: SignedInUser });
export type SignIn = Static<typeof SignIn>;

const oneTimeToken = Type.String({ maxLength: 200 });
const password = Type.String({ maxLength: 1000 });

export const authOperations = defineOperations('auth', {
  login: {
    method: 'POST',
    path: '/auth/{type}/login',
    permission: 'public',
    summary: 'Signs in a user of one type.',
    params: Type.Object({ type: OneOf(roles) }),
    body: Type.Object({ username: Email, password }, { additionalProperties: false }),
    data: SignIn,
  },
  logout: {
    method: 'POST',
    path: '/auth/logout',
    permission: 'session:use',
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
    path: '/auth/info',
    permission: 'session:use',
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
        current_password: Type.Optional(password),
        new_password: Type.Optional(password),
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
    summary: 'Sets a password with a one-time token, and signs its owner in.',
    body: Type.Object({ token: oneTimeToken, password }, { additionalProperties: false }),
    data: SignIn,
  },
  getHealth: {
    method: 'GET',
    path: '/health',
    permission: 'public',
    summary: 'Whether the server can serve.',
    data: Type.Object({ status: Type.Literal('ok') }),
  },
});
