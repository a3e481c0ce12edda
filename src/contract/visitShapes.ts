import { Type, type Static } from 'typebox';
import { ClaimImage } from './claimShapes';
import { claimTypes } from './claimStatus';
import { Id, Instant, Nullable, OneOf, Shape, Version } from './operation';
import { visitSides, visitStatuses } from './visitStatus';

const VisitWindow = Shape('VisitWindow', {
  starts_at: Instant,
  ends_at: Instant,
  is_taken: Type.Boolean({ description: 'Whether who comes has agreed on another visit at that time.' }),
});
export type VisitWindow = Static<typeof VisitWindow>;

/**
 * A visit of a work order to one place: a unit, or the common parts of a project. It concerns the claims of the work
 * order at that place. Users who see one of these claims see the visit.
 */
export const Visit = Shape('Visit', {
  id: Id,
  work_id: Id,
  status: OneOf(visitStatuses),
  place: Type.String({ description: 'Unit and project.' }),
  address: Type.String({ description: "The project's." }),
  claims: Type.Array(Type.Object({ id: Id, type: OneOf(claimTypes), what: Type.String() }), {
    description: 'Those of the order at this place that the caller sees.',
  }),
  contacts: Type.Array(Type.Object({ name: Type.String(), phone: Type.String() }), {
    description:
      'Who opens the door, as its claims say: for staff who ask for it, of a visit that is agreed on; otherwise empty.',
  }),
  worker: Type.String({ description: 'Name of the contractor, or of who of the staff comes.' }),
  contractor_id: Nullable(Id, { description: 'Null for others than staff, and where one of the staff comes.' }),
  assignee_id: Nullable(Id, { description: 'Null for others than staff, and where a contractor comes.' }),
  proposed_by: OneOf(visitSides),
  windows: Type.Array(VisitWindow, { description: 'What was proposed last; empty once a date is agreed.' }),
  starts_at: Nullable(Instant, { description: 'Null until a date is agreed.' }),
  ends_at: Nullable(Instant),
  can_change: Type.Boolean({
    description: 'Whether the caller may still change or cancel it: until a set time before it.',
  }),
  company_phone: Type.String({
    description: 'Whom to call where it is too late to change it here; empty where nobody has said.',
  }),
  missed_by: Nullable(OneOf(visitSides), { description: 'Who was not there, of a visit that did not take place.' }),
  photos: Type.Array(ClaimImage, { description: 'What who came found, of a visit that did not take place.' }),
  note: Type.String({ description: 'The reason of the last change, cancellation or miss.' }),
  version: Version,
});
export type Visit = Static<typeof Visit>;

export const VisitSpan = Shape('VisitSpan', { starts_at: Instant, ends_at: Instant });
