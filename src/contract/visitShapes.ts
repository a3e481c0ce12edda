import { Type, type Static } from 'typebox';
import { VisitWindow } from './claimReading';
import { ClaimImage } from './claimShapes';
import { claimTypes } from './claimStatus';
import { Id, Instant, Nullable, OneOf, Shape, Version } from './operation';
import { visitSides, visitStatuses } from './visitStatus';

/**
 * A visit of a work order to one place: a unit, or the common parts of a project. It concerns the claims of the work
 * order at that place. Users who see one of these claims see the visit.
 */
export const Visit = Shape('Visit', {
  id: Id,
  work_id: Id,
  status: OneOf(visitStatuses),
  place: Type.String({ description: 'Unit and project.' }),
  address: Type.String({ description: 'Address of the project.' }),
  claims: Type.Array(Type.Object({ id: Id, type: OneOf(claimTypes), what: Type.String() }), {
    description: 'Claims of the work order at this place that the caller sees.',
  }),
  contacts: Type.Array(Type.Object({ name: Type.String(), phone: Type.String() }), {
    description:
      'Who opens the door, according to the claims. Only for staff who request it, and only for an agreed visit; otherwise empty.',
  }),
  worker: Type.String({ description: 'Name of the contractor or staff member who comes.' }),
  contractor_id: Nullable(Id, { description: 'Null if the caller is not staff, or if a staff member comes.' }),
  assignee_id: Nullable(Id, { description: 'Null if the caller is not staff, or if a contractor comes.' }),
  proposed_by: OneOf(visitSides),
  windows: Type.Array(VisitWindow, {
    description: 'The windows of the last proposal; empty once a date is agreed or the visit is cancelled.',
  }),
  starts_at: Nullable(Instant, { description: 'Null until a date is agreed.' }),
  ends_at: Nullable(Instant),
  can_change: Type.Boolean({
    description:
      'Whether the caller may still change or cancel the visit. Others than staff may until `VISIT_CHANGE_HOURS` before it begins.',
  }),
  company_phone: Type.String({
    description: 'Phone to call if it is too late to change the visit here; empty if the company has not set one.',
  }),
  unattended_at: Nullable(Instant, {
    description: 'When the resident reported that nobody came at the agreed date; null if nobody reported it.',
  }),
  missed_by: Nullable(OneOf(visitSides), { description: 'Who was absent from a visit that did not take place.' }),
  photos: Type.Array(ClaimImage, {
    description: 'Photos that the person who came took, of a visit that did not take place.',
  }),
  note: Type.String({ description: 'Reason of the last change or cancellation, or note about the result.' }),
  version: Version,
});
export type Visit = Static<typeof Visit>;

export const VisitSpan = Shape('VisitSpan', { starts_at: Instant, ends_at: Instant });
