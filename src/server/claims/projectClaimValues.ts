import type { Static } from 'typebox';
import type { NewProjectClaim } from '../../contract/claimBodies';
import { storedPhone } from '../support/normalized';
import type { ClaimRecord, NewClaimRecord } from './claims.repository';

type Body = Static<typeof NewProjectClaim>;

/** A text of a form as it is stored: an empty one is none, a missing one stays missing. */
const stored = (text: string | undefined): string | null | undefined =>
  text === undefined ? text : text.trim() || null;

/** Returns the columns of a project claim that its author writes, without those that the body omits. */
export function toProjectClaimValues(body: Body) {
  const { contact_phone: phone } = body;
  const values = {
    reason: body.reason.trim(),
    description: body.description.trim(),
    place: stored(body.place),
    placeDetail: stored(body.place_detail),
    contactName: stored(body.contact_name),
    contactPhone: phone?.trim() ? storedPhone(phone) : stored(phone),
    accessHours: stored(body.access_hours),
    preferredDate: stored(body.preferred_date),
    urgentReason: stored(body.urgent_reason),
  } satisfies Partial<NewClaimRecord>;
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as typeof values;
}

/** Returns the same fields of a stored claim as a form shows them. */
export const projectClaimFields = (current: ClaimRecord) => ({
  reason: current.reason ?? '',
  description: current.description,
  place: current.place ?? '',
  place_detail: current.placeDetail ?? '',
  contact_name: current.contactName ?? '',
  contact_phone: current.contactPhone ?? '',
  access_hours: current.accessHours ?? '',
  preferred_date: current.preferredDate ?? '',
  urgent_reason: current.urgentReason ?? '',
});
