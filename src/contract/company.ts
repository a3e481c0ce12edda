/** The company of the portal: data on every page and in every mail. */
import { Type, type Static, type TSchema } from 'typebox';
import { limits } from './limits';
import { defineOperations, Nullable, Shape, Text, Version } from './operation';
import { companyProblems } from './recordRules';

const Image = Nullable(Type.String(), { description: 'Address of an image that can be read without a session.' });

/** Telephones for an emergency with water, gas or electricity; empty for the company's own. */
const emergencyPhones = <T extends TSchema>(phone: T) => ({
  water_phone: Type.Optional(phone),
  gas_phone: Type.Optional(phone),
  power_phone: Type.Optional(phone),
});

export const Company = Shape('Company', {
  name: Type.String(),
  colour: Type.String({ description: '`#rrggbb`; empty if not set.' }),
  logo: Image,
  login_picture: Type.Optional(Image),
  phone: Type.String(),
  opening_hours: Type.String(),
  ...emergencyPhones(Type.String()),
  shows_agreed: Type.Optional(
    Type.Boolean({ description: 'Whether a contractor reads the agreed amount of the own work order.' }),
  ),
  decision_reasons: Type.Optional(
    Type.Array(Type.String(), { description: 'Usual reasons of a decision about a claim.' }),
  ),
  fallback: Type.Object(
    { name: Type.String(), colour: Nullable(Type.String()), logo: Image },
    { description: 'Values used for empty fields: those of the environment variables, or the defaults.' },
  ),
  version: Version,
});
export type Company = Static<typeof Company>;

export const DecisionReasons = Shape('DecisionReasons', { reasons: Type.Array(Type.String()) });
export type DecisionReasons = Static<typeof DecisionReasons>;

export const companyOperations = defineOperations('company', {
  getCompany: {
    method: 'GET',
    path: '/logic/company',
    permission: 'company:manage',
    summary: "Returns the company's data as saved. Empty fields use `fallback`.",
    data: Company,
  },
  updateCompany: {
    method: 'PUT',
    path: '/logic/company',
    permission: 'company:manage',
    summary:
      'Sets name, colour, phone and opening hours, and the logo if a file is sent (PNG, JPEG or WebP, at most 1 MB).',
    files: { field: 'logo', max: 1, bytes: limits.logoBytes },
    rules: companyProblems,
    body: Type.Object(
      {
        name: Text,
        colour: Text,
        phone: Text,
        opening_hours: Text,
        ...emergencyPhones(Text),
        shows_agreed: Type.Optional(Type.Boolean()),
        decision_reasons: Type.Optional(Type.String({ maxLength: 20_000, description: 'One per line.' })),
        remove_logo: Type.Optional(Type.Boolean()),
        version: Type.Optional(Version),
      },
      { additionalProperties: false },
    ),
    data: Company,
  },
  updateLoginPicture: {
    method: 'PUT',
    path: '/logic/company/login_picture',
    permission: 'company:manage',
    summary:
      'Sets the picture beside the login (PNG, JPEG or WebP, at most 3 MB). Without a file the login has no picture.',
    files: { field: 'picture', max: 1, bytes: limits.imageBytes },
    body: Type.Object({ version: Type.Optional(Version) }, { additionalProperties: false }),
    data: Company,
  },
  getDecisionReasons: {
    method: 'GET',
    path: '/logic/decision_reasons',
    permission: 'claims:decide',
    summary: 'Returns the usual reasons of a decision about a claim, which staff choose from.',
    data: DecisionReasons,
  },
});
