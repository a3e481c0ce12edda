/** Validation rules of project claims, as in `rules`. */
import { phoneProblem } from './phones';
import { blankProblems, descriptionProblem, isFilled, problem, type Problem } from './rules';
import { rulesText } from './rulesText';
import { contactNameProblem, noticedProblem, preferredDateProblem } from './unitClaimRules';

export interface ProjectClaimInput {
  reason?: string | null;
  description?: string | null;
  place?: string | null;
  place_detail?: string | null;
  contact_name?: string | null;
  contact_phone?: string | null;
  access_hours?: string | null;
  preferred_date?: string | null;
  urgent_reason?: string | null;
  noticed_on?: string | null;
}

/**
 * Every rule of a project claim except its photos. What is left empty is not judged. `today` as in
 * {@link preferredDateProblem}.
 */
export function projectClaimProblems(input: ProjectClaimInput, today?: string): Problem[] {
  const { contact_name: name, contact_phone: phone, preferred_date: day } = input;
  return [
    ...blankProblems(input, ['reason'], rulesText.reason),
    ...problem('description', descriptionProblem(input.description)),
    ...problem('contact_name', isFilled(name) ? contactNameProblem(name) : undefined),
    ...problem('contact_phone', isFilled(phone) ? phoneProblem(phone, rulesText.phone) : undefined),
    ...problem('noticed_on', noticedProblem(input.noticed_on, today)),
    ...problem('preferred_date', isFilled(day) ? preferredDateProblem(day, today) : undefined),
  ];
}

/** A claim names one of the building's places, if there are any. */
export const placeProblems = (place: string | null | undefined, places: readonly string[]): Problem[] =>
  places.length > 0 && !places.includes(place ?? '') ? [{ field: 'place', message: rulesText.place }] : [];
