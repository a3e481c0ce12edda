import type { ProjectClaim } from '../../../api/claims';
import { serverTakes } from '../../../api/otherServer/server';
import { projectClaimProblems, placeProblems, type ProjectClaimInput } from '../../../contract/projectClaimRules';
import { isBlank, problem, type Problem } from '../../../contract/rules';
import { rulesText } from '../../../contract/rulesText';
import { requiredValues } from '../../../ui/form/useFormProblems';

/** The values of a project claim's forms. */
export interface ProjectClaimValues extends ProjectClaimInput {
  is_urgent?: boolean;
  /** Field for the errors of the photos, which are not a value of the form. */
  images?: never;
}

/** What a claim says besides its reason and description. */
const accessFields = [
  'place',
  'place_detail',
  'contact_name',
  'contact_phone',
  'access_hours',
  'preferred_date',
] as const;

/** Whether the server stores where a project claim is, and who opens. */
export const takesAccess = (): boolean => serverTakes('createProjectClaim', 'place');

/** Every rule of the form but those of the photos. `today` as in the rules; a place in `places` is required. */
export const formProblems = (values: ProjectClaimValues, places: readonly string[], today?: string): Problem[] => [
  ...placeProblems(values.place, places),
  ...projectClaimProblems(values, today),
  ...problem('urgent_reason', values.is_urgent && isBlank(values.urgent_reason) ? rulesText.urgentReason : undefined),
];

/** Returns what the calls send; an emptied field as an empty text. */
export const toProjectClaimBody = (values: ProjectClaimValues) => {
  const { reason, description } = requiredValues(values, ['reason', 'description']);
  if (!takesAccess()) return { reason, description };
  return {
    reason,
    description,
    ...(Object.fromEntries(accessFields.map((field) => [field, values[field] ?? ''])) as Record<
      (typeof accessFields)[number],
      string
    >),
    urgent_reason: (values.is_urgent && values.urgent_reason) || '',
  };
};

/** Returns the values of a stored claim. */
export const toProjectClaimValues = ({ project_claim: claim }: ProjectClaim): ProjectClaimValues => ({
  reason: claim.reason,
  description: claim.claim.description,
  ...Object.fromEntries(accessFields.map((field) => [field, claim[field] ?? undefined])),
  is_urgent: Boolean(claim.urgent_reason),
  urgent_reason: claim.urgent_reason ?? undefined,
});
