/** Visits of many work orders at once. */
import { Type, type Static } from 'typebox';
import { limits } from './limits';
import { defineOperations, Id, Nullable, Shape, SomeIds } from './operation';
import { visitsOfWorksProblems } from './visitRules';
import { windows } from './visitSteps';

const VisitPlace = Shape('VisitPlace', {
  work_id: Id,
  place: Type.String({ description: 'Unit and project; empty if the caller does not see the work order.' }),
  worker: Type.String({ description: 'Name of the contractor or staff member who would come.' }),
  problem: Nullable(Type.String(), {
    description: 'Why no visit can be proposed, in Spanish for the user; null if one can.',
  }),
});
export type VisitPlace = Static<typeof VisitPlace>;

export const visitBulkOperations = defineOperations('visits', {
  listVisitPlaces: {
    method: 'GET',
    path: '/logic/visit/place',
    permission: 'visits:arrange',
    summary: 'Lists the places of work orders, each with the reason if no visit can be proposed now.',
    query: Type.Object({ work_id: SomeIds(limits.worksAtOnce) }, { additionalProperties: false }),
    data: Type.Array(VisitPlace),
  },
  proposeVisits: {
    method: 'PUT',
    path: '/logic/visit',
    permission: 'visits:arrange',
    summary:
      'Proposes the same windows for every place of the work orders without an open visit. Returns the reason for each other place, also if the person who would come has another visit in a window. A repeated call proposes nothing twice.',
    body: Type.Object(
      { work_ids: Type.Array(Id, { maxItems: limits.worksAtOnce }), windows },
      { additionalProperties: false },
    ),
    rules: visitsOfWorksProblems,
    data: Type.Array(VisitPlace),
  },
});
