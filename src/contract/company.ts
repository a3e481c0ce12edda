/** The company of the portal: data on every page and in every mail. */
import { Type, type Static } from 'typebox';
import { limits } from './limits';
import { defineOperations, Nullable, Shape, Text, Version } from './operation';
import { companyProblems } from './recordRules';

const Logo = Nullable(Type.String(), { description: 'Address of an image that can be read without a session.' });

export const Company = Shape('Company', {
  name: Type.String(),
  colour: Type.String({ description: '`#rrggbb`; empty if not set.' }),
  logo: Logo,
  phone: Type.String(),
  opening_hours: Type.String(),
  fallback: Type.Object(
    { name: Type.String(), colour: Nullable(Type.String()), logo: Logo },
    { description: 'Values used for empty fields: those of the environment variables, or the defaults.' },
  ),
  version: Version,
});
export type Company = Static<typeof Company>;

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
        remove_logo: Type.Optional(Type.Boolean()),
        version: Type.Optional(Version),
      },
      { additionalProperties: false },
    ),
    data: Company,
  },
});
