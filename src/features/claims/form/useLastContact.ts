import { useEffect, useRef } from 'react';
import { useListProjectClaimsQuery } from '../../../api/claims';
import { isBlank } from '../../../contract/rules';
import { takesAccess, type ProjectClaimValues } from './projectClaimValues';

type Contact = Pick<ProjectClaimValues, 'contact_name' | 'contact_phone' | 'access_hours'>;
const contactFields = ['contact_name', 'contact_phone', 'access_hours'] as const;

/** The latest claims of the building, in which the contact is searched. */
const searchedClaims = 5;

/**
 * Fills in who opened for the building's last claim that says it, unless something was typed; with another building the
 * contact of that one. Returns whether the values are those.
 */
export function useLastContact(
  projectId: number | undefined,
  values: Contact,
  fill: (contact: Contact, isStart: boolean) => void,
): boolean {
  const { currentData } = useListProjectClaimsQuery(
    { projectId: String(projectId), page: 1, pageSize: searchedClaims, sort: '-id' },
    { skip: projectId === undefined || !takesAccess() },
  );
  const claim = currentData?.items.find(({ project_claim: each }) => each.contact_name || each.contact_phone);
  const { contact_name: name, contact_phone: phone, access_hours: hours } = claim?.project_claim ?? {};
  const filled = useRef<Contact>({});
  const isAs = (contact: Contact) => contactFields.every((field) => (values[field] ?? '') === (contact[field] ?? ''));
  const isUntouched = contactFields.every((field) => isBlank(values[field])) || isAs(filled.current);
  const isKnown = currentData !== undefined;
  useEffect(() => {
    if (!isKnown || !isUntouched) return;
    filled.current = {
      contact_name: name ?? undefined,
      contact_phone: phone ?? undefined,
      access_hours: hours ?? undefined,
    };
    fill(filled.current, true);
    // Only another contact is filled in; what the user types or empties stays.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isKnown, name, phone, hours]);
  return Boolean(name ?? phone) && isAs({ contact_name: name, contact_phone: phone, access_hours: hours });
}
