/** Validation rules of unit claims (specification section 5, decisions 9), as in `rules`. */
import { isDay } from './days';
import { limits } from './limits';
import { phoneProblem } from './phones';
import { blankProblems, descriptionProblem, lengthOf, problem, type Problem } from './rules';
import { rulesText } from './rulesText';

export interface UnitClaimInput {
  claim_location_id?: number | null;
  claim_location_detail_id?: number | null;
  claim_category_id?: number | null;
  claim_item_id?: number | null;
  description?: string | null;
  contact_name?: string | null;
  contact_phone?: string | null;
  preferred_date?: string | null;
  noticed_on?: string | null;
}

export const locationFields = [
  'claim_location_id',
  'claim_location_detail_id',
  'claim_category_id',
  'claim_item_id',
] as const;

export function contactNameProblem(text: string | null | undefined): string | undefined {
  return lengthOf(text) < limits.contactNameMin ? rulesText.contactName : undefined;
}

/** `today` is the current day in Argentina, `YYYY-MM-DD`; without it past days are accepted. */
export function preferredDateProblem(day: string | null | undefined, today = ''): string | undefined {
  if (!day || !isDay(day)) return rulesText.date;
  return day < today ? rulesText.datePast : undefined;
}

/**
 * Since when the problem has been noticed: optional, a day that is not in the future. `today` as in
 * {@link preferredDateProblem}; without it every day is accepted.
 */
export function noticedProblem(day: string | null | undefined, today?: string): string | undefined {
  if (!day) return undefined;
  if (!isDay(day)) return rulesText.date;
  return day < '1950-01-01' || (today !== undefined && day > today) ? rulesText.noticed : undefined;
}

/** Requires location and item of the problem, with all their levels. */
export const locationProblems = (input: UnitClaimInput): Problem[] =>
  blankProblems(input, locationFields, rulesText.location);

/** Every rule of a unit claim except its photos. `today` as in {@link preferredDateProblem}. */
export function unitClaimProblems(input: UnitClaimInput, today?: string): Problem[] {
  return [
    ...locationProblems(input),
    ...problem('description', descriptionProblem(input.description)),
    ...problem('contact_name', contactNameProblem(input.contact_name)),
    ...problem('contact_phone', phoneProblem(input.contact_phone ?? '', rulesText.phone)),
    ...problem('preferred_date', preferredDateProblem(input.preferred_date, today)),
    ...problem('noticed_on', noticedProblem(input.noticed_on, today)),
  ];
}

/**
 * The rules of a correction of a unit claim: location and item, and the other fields that are sent. `today` as in
 * {@link preferredDateProblem}.
 */
export const correctionProblems = (input: UnitClaimInput, today?: string): Problem[] =>
  unitClaimProblems(input, today).filter(
    ({ field }) =>
      (locationFields as readonly string[]).includes(field) || input[field as keyof UnitClaimInput] !== undefined,
  );
