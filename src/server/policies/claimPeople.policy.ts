import { sql, type SQL } from 'drizzle-orm';
import { rolesWith, type Role } from '../../contract/permissions';
import { partyText } from '../../contract/partyText';
import type { CallerScope } from './rows';

/** Labels for people whose names the reader may not know. */
const policyText = {
  previousOwner: 'Propietario anterior',
  presentOwner: 'Propietario actual',
} as const;

/** The people whom a claim concerns: the data that decides what others may know about them. */
export interface ClaimParties {
  ownerId: number | null;
  tenantId: number | null;
  clientId: number | null;
  /** Whether the ownership under which it was created has ended. */
  isPast: boolean;
}

export type ClaimReader = Pick<CallerScope['user'], 'id' | 'type'>;

/**
 * Whether a reader sees all names: staff, and those who read the claims of whole projects. Clients must not know each
 * other, and a link's caller sees no names.
 */
export const seesAllNames = ({ type }: ClaimReader): boolean => rolesWith('projectClaims:read').includes(type);

/**
 * Returns the text that replaces a person's name if the reader may not know it; undefined if the reader may. A sold
 * unit shows its claims to the new owner, and the former owner keeps seeing their own claims, but neither learns who
 * the other is.
 */
export function hiddenName(
  reader: ClaimReader,
  { ownerId, tenantId, isPast }: ClaimParties,
  person: { id: number | null; type: Role | null },
): string | undefined {
  if (seesAllNames(reader) || !isPast || person.type !== 'client' || person.id === reader.id) return undefined;
  if (person.id === tenantId) return partyText.tenant;
  return person.id === ownerId ? policyText.previousOwner : policyText.presentOwner;
}

/** Returns the text that replaces a claim's contact; undefined if the reader may know the contact. */
export const hiddenContact = (reader: ClaimReader, parties: ClaimParties): string | undefined =>
  hiddenName(reader, parties, { id: parties.clientId, type: 'client' });

/**
 * Returns the text in which a reader searches claims `c`: a search must not reveal what {@link hiddenName} hides.
 * @param text the text that staff search in.
 */
export const searchableText = (reader: ClaimReader, text: SQL): SQL =>
  seesAllNames(reader)
    ? text
    : sql`case when c.client_id = ${reader.id} or exists (select 1 from contract k where k.id = c.contract_id and k.end_date is null) then ${text}
        else replace(${text}, (select comparable_text(concat_ws(' ', name, last_name, case when concat(name, last_name) = '' then username end)) from account where id = c.client_id), '') end`;

/**
 * Returns the name of a claim's person as the reader sees it: sorting by a name that {@link hiddenName} hides would
 * reveal it.
 * @param name the real name, in a form for sorting.
 */
export const sortableName = (reader: ClaimReader, name: SQL): SQL =>
  seesAllNames(reader)
    ? name
    : sql`case when c.client_id = ${reader.id} or exists (select 1 from contract k where k.id = c.contract_id and k.end_date is null) then ${name}
        else plain_text(case c.client_id when c.tenant_id then ${partyText.tenant} when c.owner_id then ${policyText.previousOwner} else ${policyText.presentOwner} end) end`;
