import type { Static } from 'typebox';
import type { clientOperations } from '../../contract/clients';
import type { ClientDetail } from '../../contract/clients';
import {
  createAccount,
  deactivateAccount,
  getAccount,
  reactivateAccount,
  updateAccount,
} from '../accounts/accounts.service';
import { welcome } from '../accounts/welcome.service';
import type { Context } from '../context';
import type { Caller } from '../policies/rows';
import { createOnce, type Once } from '../support/createOnce';
import { notFound } from '../support/errors';
import { dayInArgentina } from '../support/days';
import { endLeasesOfClient } from '../units/ownership.service';
import { endOwnershipsOf, findClient } from './clients.repository';

const clientText = { unknown: 'No encontramos ese cliente.' } as const;

/** Returns one client with its units and leases. Throws 404. */
export async function getClient(context: Context, caller: Caller, id: number): Promise<ClientDetail> {
  const client = await findClient(context, caller, id);
  if (!client) throw notFound(clientText.unknown);
  return client;
}

/**
 * Creates a client. Throws 422 for a violated rule, 409 if the e-mail or the document is taken or belonged to a
 * deactivated account.
 */
export async function createClient(
  context: Context,
  caller: Caller,
  body: Static<typeof clientOperations.createClient.body>,
  once: Once,
): Promise<ClientDetail> {
  let link: string | undefined;
  const id = await createOnce(context.db, once, async (tx) => {
    const creation = { creator: caller.user, takesOver: body.takes_over };
    const created = await createAccount(tx, 'client', body, body.password, creation);
    link = await welcome(context, tx, created, caller.user);
    return created.id;
  });
  return { ...(await getClient(context, caller, id)), ...(link && { invitation_link: link }) };
}

/**
 * Edits a client. Throws 404, 422, and 409 if another user edited it since `version` or e-mail or document is taken.
 */
export async function updateClient(
  context: Context,
  caller: Caller,
  id: number,
  { version, client_id: _, ...fields }: Static<typeof clientOperations.updateClient.body>,
): Promise<ClientDetail> {
  await getClient(context, caller, id);
  await context.db.transaction((tx) =>
    updateAccount(context, tx, {
      key: { id, type: 'client' },
      fields,
      version,
      editor: 'staff',
      unknown: clientText.unknown,
    }),
  );
  return getClient(context, caller, id);
}

/**
 * Deactivates a client: its sessions end immediately. Its ownerships end today, with the leases of its units and its
 * leases as a tenant, so that its units can be assigned again. Its claims and their history stay. Throws 404.
 */
export async function deactivateClient(context: Context, caller: Caller, id: number): Promise<ClientDetail> {
  await getClient(context, caller, id);
  await context.db.transaction(async (tx) => {
    await getAccount(tx, { id, type: 'client' }, clientText.unknown);
    await deactivateAccount(tx, id);
    const today = dayInArgentina();
    await endLeasesOfClient(tx, id, today);
    await endOwnershipsOf(tx, id, today);
  });
  return getClient(context, caller, id);
}

/**
 * Reactivates a client; its former ownerships and leases stay ended. Throws 422, 404, and 409 if it is active or
 * another account now has its e-mail or document.
 */
export async function reactivateClient(
  context: Context,
  caller: Caller,
  id: number,
  body: Static<typeof clientOperations.reactivateClient.body>,
): Promise<ClientDetail> {
  await getClient(context, caller, id);
  await context.db.transaction((tx) =>
    reactivateAccount(context, tx, { id, type: 'client' }, body, clientText.unknown),
  );
  return getClient(context, caller, id);
}
