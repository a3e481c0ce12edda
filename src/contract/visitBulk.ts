/** Visits of many work orders at once. */
import { Type, type Static } from 'typebox';
import { limits } from './limits';
import { defineOperations, Id, Nullable, Shape, SomeIds } from './operation';
import { visitsOfWorksProblems } from './visitRules';
import { windows } from './visitSteps';

const VisitPlace = Shape('VisitPlace', {
  work_id: Id,
  place: Type.String({ description: 'Unit and project; empty for a work order that the caller does not see.' }),
  worker: Type.String({ description: 'Who would come.' }),
  problem: Nullable(Type.String(), { description: 'Why no visit can be proposed for it, fit for the screen.' }),
});
export type VisitPlace = Static<typeof VisitPlace>;

export const visitBulkOperations = defineOperations('visits', {
  listVisitPlaces: {
    method: 'GET',
    path: '/logic/visit/place',
    permission: 'visits:arrange',
    summary: 'The places of work orders, and for which of them no visit can be proposed now.',
    query: Type.Object({ work_id: SomeIds(limits.worksAtOnce) }, { additionalProperties: false }),
    data: Type.Array(VisitPlace),
  },
  proposeVisits: {
    method: 'PUT',
    path: '/logic/visit',
    permission: 'visits:arrange',
    summary:
      'Proposes the same windows for every place of some work orders that has no visit to come, and says why not for the others. Repeated, it proposes nothing twice.',
    body: Type.Object(
      { work_ids: Type.Array(Id, { maxItems: limits.worksAtOnce }), windows },
      { additionalProperties: false },
    ),
    rules: visitsOfWorksProblems,
    data: Type.Array(VisitPlace),
  },
});
