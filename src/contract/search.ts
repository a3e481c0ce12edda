import { Type, type Static } from 'typebox';
import { limits } from './limits';
import { defineOperations, Id, OneOf, Shape } from './operation';

/** Kinds of records that a search by number or name finds. */
const foundKinds = ['unit_claim', 'project_claim', 'client', 'unit', 'project', 'contractor', 'work'] as const;

export const Found = Shape('Found', {
  kind: OneOf(foundKinds),
  id: Id,
  title: Type.String(),
  detail: Type.String(),
});
export type Found = Static<typeof Found>;

export const searchOperations = defineOperations('search', {
  searchEverything: {
    method: 'GET',
    path: '/logic/search',
    permission: 'search:use',
    summary:
      'Searches records: claims and work orders by number; clients, units, projects and contractors by name, DNI, e-mail or phone. Returns at most six records of each kind.',
    query: Type.Object(
      { q: Type.String({ minLength: 1, maxLength: limits.textMax }) },
      { additionalProperties: false },
    ),
    data: Type.Object({
      found: Type.Array(Found),
      suggestion: Type.Optional(
        Type.String({ description: 'If nothing was found: a similar text that finds something.' }),
      ),
    }),
  },
});
