import { sql, type SQL } from 'drizzle-orm';
import { isStaff, type Role } from '../../contract/permissions';
import type { Reach } from './rows';

/** How people are named who may not be known by their names. */
const policyText = {
  previousOwner: 'Propietario anterior',
  presentOwner: 'Propietario actual',
  tenant: 'Inquilino',
} as const;

/** Whom a claim is about, as far as it decides what others learn of them. */
export interface ClaimParties {
  ownerId: number | null;
  tenantId: number | null;
  clientId: number | null;
  /** Whether the ownership that it was raised under has ended. */
  isPast: boolean;
}

export type ClaimReader = Pick<Reach['user'], 'id' | 'type'>;

/** Whether no name is kept from a reader: clients are kept from knowing each other, and who comes by a link knows nobody. */
export const seesAllNames = ({ type }: ClaimReader): boolean => isStaff(type) || type === 'consortium';

/**
 * The text in the place of a person's name, where the reader may not know it: a unit that was sold shows its claims to the new owner and keeps
 * those of the former one to them, but neither learns who the other is. Undefined where the name may be known.
 */
export function hiddenName(
  reader: ClaimReader,
  { ownerId, tenantId, isPast }: ClaimParties,
  person: { id: number | null; type: Role | null },
): string | undefined {
  if (seesAllNames(reader) || !isPast || person.type !== 'client' || person.id === reader.id) return undefined;
  if (person.id === tenantId) return policyText.tenant;
  return person.id === ownerId ? policyText.previousOwner : policyText.presentOwner;
}

/** The text in the place of a claim's contact; undefined where the reader may know the contact. */
export const hiddenContact = (reader: ClaimReader, parties: ClaimParties): string | undefined =>
  hiddenName(reader, parties, { id: parties.clientId, type: 'client' });

/**
 * The text in which a reader finds claims `c`: a search must not reveal what {@link hiddenName} hides.
 * @param text that staff search in.
 */
export const searchableText = (reader: ClaimReader, text: SQL): SQL =>
  seesAllNames(reader)
    ? text
    : sql`case when c.client_id = ${reader.id} or exists (select 1 from contract k where k.id = c.contract_id and k.end_date is null) then ${text}
        else replace(${text}, (select plain_text(concat_ws(' ', name, last_name, case when concat(name, last_name) = '' then username end)) from account where id = c.client_id), '') end`;

/**
 * The name that a reader is shown for whom a claim `c` is about: sorting by a name that {@link hiddenName} hides would reveal it.
 * @param name that name as it is, in a form to be sorted by.
 */
export const sortableName = (reader: ClaimReader, name: SQL): SQL =>
  seesAllNames(reader)
    ? name
    : sql`case when c.client_id = ${reader.id} or exists (select 1 from contract k where k.id = c.contract_id and k.end_date is null) then ${name}
        else plain_text(case c.client_id when c.tenant_id then ${policyText.tenant} when c.owner_id then ${policyText.previousOwner} else ${policyText.presentOwner} end) end`;
