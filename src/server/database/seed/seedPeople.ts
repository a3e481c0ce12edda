import type { Role } from '../../../contract/permissions';
import type { Executor } from '../connection';
import { account } from '../schema';
import { clients, consortiums, staff, tenants, type PersonData } from './peopleData';

/** Account ids by e-mail. */
export type People = Map<string, number>;

/** Tenants with accepted requests have accounts; the others are only names in a request. */
const tenantsWithAccount = ['camila.rios@correo.ar', 'federico.luna@correo.ar'];

export async function seedPeople(tx: Executor, passwordHash: string): Promise<People> {
  const row = (type: Role, { username, name, lastName, document, phone, address }: PersonData) => ({
    type,
    username,
    passwordHash,
    name,
    lastName,
    document: document ?? null,
    phoneNumber: phone,
    address: address ?? null,
  });
  const rows = await tx
    .insert(account)
    .values([
      ...staff.map((person) => row(person.type, person)),
      ...consortiums.map((person) => row('consortium', person)),
      ...clients.map((person) => row('client', person)),
      ...tenants.filter(({ username }) => tenantsWithAccount.includes(username)).map((person) => row('client', person)),
    ])
    .returning({ id: account.id, username: account.username });
  return new Map(rows.map(({ id, username }) => [username, id]));
}
