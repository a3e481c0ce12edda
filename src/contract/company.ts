/** The company of the portal: data on every page and in every mail. */
import { Type, type Static } from 'typebox';
import { limits } from './limits';
import { defineOperations, Nullable, Shape, Text, Version } from './operation';
import { companyProblems } from './recordRules';

const Logo = Nullable(Type.String(), { description: 'Address of a picture that anyone may see.' });

export const Company = Shape('Company', {
  name: Type.String(),
  colour: Type.String({ description: '`#rrggbb`.' }),
  logo: Logo,
  phone: Type.String(),
  opening_hours: Type.String(),
  fallback: Type.Object(
    { name: Type.String(), colour: Nullable(Type.String()), logo: Logo },
    { description: 'What counts where a field is empty: what the variables of the installation say, or its default.' },
  ),
  version: Version,
});
export type Company = Static<typeof Company>;

export const companyOperations = defineOperations('company', {
  getCompany: {
    method: 'GET',
    path: '/logic/company',
    permission: 'company:manage',
    summary: 'What was set of the company; an empty field leaves it to the installation.',
    data: Company,
  },
  updateCompany: {
    method: 'PUT',
    path: '/logic/company',
    permission: 'company:manage',
    summary: 'Sets name, colour, phone, hours and, where one is sent, the logo: PNG, JPEG or WebP up to 1 MB.',
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
