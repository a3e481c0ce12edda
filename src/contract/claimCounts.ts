import { Type, type Static } from 'typebox';
import { projectClaimFacets, projectClaimFilters, unitClaimFacets, unitClaimFilters } from './claimFilters';
import { limits } from './limits';
import { defineOperations, Ids, Nullable, OneOf, Shape, SomeOf, Words } from './operation';

/** The claims selected in a list, instead of all that its filters find. */
const selection = { ids: Ids(limits.countedIds) };

const FacetCount = Shape('FacetCount', {
  filter: OneOf(unitClaimFacets),
  value: Type.String({ description: 'Value of the filter for this option.' }),
  label: Nullable(
    Type.String({ description: 'Name of the record that the value identifies; null if the value is a code.' }),
  ),
  count: Type.Integer(),
});
export type FacetCount = Static<typeof FacetCount>;

export const claimCountOperations = defineOperations('claims', {
  countUnitClaims: {
    method: 'GET',
    path: '/logic/unit_claim/counts',
    permission: 'unitClaims:read',
    summary: 'Counts the unit claims for each option of the filters `by`, with all other filters applied.',
    query: Type.Object(
      { ...unitClaimFilters, ...selection, q: Words, by: SomeOf(unitClaimFacets) },
      { additionalProperties: false },
    ),
    data: Type.Object({ counts: Type.Array(FacetCount) }),
  },
  countProjectClaims: {
    method: 'GET',
    path: '/logic/project_claim/counts',
    permission: 'projectClaims:read',
    summary: 'Counts the project claims for each option of the filters `by`, with all other filters applied.',
    query: Type.Object(
      { ...projectClaimFilters, ...selection, q: Words, by: SomeOf(projectClaimFacets) },
      { additionalProperties: false },
    ),
    data: Type.Object({ counts: Type.Array(FacetCount) }),
  },
});
