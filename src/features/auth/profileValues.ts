import type { SignedInUser } from '../../api/auth';
import { passwordProblem } from '../../contract/passwords';
import { userTypes } from '../../contract/permissions';
import { personProblems, type PersonInput } from '../../contract/personRules';
import type { Problem } from '../../contract/rules';
import { rulesText } from '../../contract/rulesText';
import { profileText as text } from './profileText';

export interface ProfileValues {
  name?: string;
  last_name?: string;
  document?: string;
  phone_number?: string;
  address?: string;
}

export interface PasswordValues {
  current_password?: string;
  new_password?: string;
  repeated?: string;
}

const labels = {
  name: text.name,
  last_name: text.lastName,
  document: text.document,
  phone_number: text.phone,
  address: text.address,
} satisfies Record<keyof ProfileValues, string>;

/** Returns the fields of the profile of a user's type. */
export const profileFields = ({ type }: SignedInUser): readonly (keyof ProfileValues)[] =>
  userTypes[type].profileFields;

export const profileLabels = (user: SignedInUser): Partial<Record<keyof ProfileValues, string>> =>
  Object.fromEntries(profileFields(user).map((field) => [field, labels[field]]));

export const toProfileValues = (user: SignedInUser): ProfileValues =>
  Object.fromEntries(profileFields(user).map((field) => [field, user[field] ?? '']));

export function profileRules(user: SignedInUser): (values: ProfileValues) => Problem[] {
  const required = profileFields(user).filter((field) => field === 'name' || field === 'last_name');
  return (values) => personProblems(values, required satisfies (keyof PersonInput)[]);
}

/** Returns the rules for a new password. `username` is the user's own e-mail, which is not allowed as a password. */
export const passwordRules =
  (username: string) =>
  ({ current_password, new_password = '', repeated }: PasswordValues): Problem[] => {
    const weak = new_password ? passwordProblem(new_password, username) : undefined;
    const values = { current_password, new_password, repeated };
    const blank = (Object.keys(values) as (keyof PasswordValues)[]).filter((field) => !values[field]);
    return [
      ...blank.map((field) => ({ field, message: rulesText.allFields })),
      ...(weak ? [{ field: 'new_password', message: weak }] : []),
      ...(new_password && repeated && new_password !== repeated ? [{ field: 'repeated', message: text.mismatch }] : []),
    ];
  };

export interface CodeValues {
  code?: string;
}

/** Rules for a code of the second factor, or a recovery code: the server distinguishes them. */
export const codeRules = ({ code }: CodeValues): Problem[] =>
  code?.trim() ? [] : [{ field: 'code', message: text.codeMissing }];

export const ownPasswordRules = ({ password }: { password?: string }): Problem[] =>
  password ? [] : [{ field: 'password', message: rulesText.allFields }];
