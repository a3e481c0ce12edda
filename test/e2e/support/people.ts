import type { Browser, BrowserContext, Page, TestInfo } from '@playwright/test';
import { once } from '../../../src/contract/memo';
import { linkIn, mailTo } from './mails';
import { call, callerToken, signedIn, url, type Person } from './portal';

/** Eight digits that no other test uses. */
export const newDocument = () => String(60_000_000 + Math.floor(Math.random() * 39_000_000));
export const newMark = (info: TestInfo) => `${info.project.name}-${Date.now()}-${Math.floor(Math.random() * 1000)}`;

/** Opens another browser, signed in as `person`; without `person`, without a session. */
export async function anotherBrowser(
  browser: Browser,
  info: TestInfo,
  person?: Person,
): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext(info.project.use as object);
  if (person) await signedIn(context, person);
  return { context, page: await context.newPage() };
}

export const ownPassword = 'clave-de-prueba';

/** Accepts an invitation: follows the link of the e-mail, and sets {@link ownPassword}. */
export async function acceptInvitation(username: string): Promise<void> {
  const token = new URL(linkIn(await mailTo(username, /Te invitamos/))).searchParams.get('token');
  const answer = await fetch(url('/api/auth/password/reset'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, password: ownPassword }),
  });
  if (!answer.ok) throw new Error(`The invitation could not be used: ${await answer.text()}`);
}

/** Creates a client for one test. */
export async function newClient(
  mark: string,
): Promise<{ client_id: number; username: string; name: string; last_name: string; version: number }> {
  return call('direccion', 'POST', '/logic/client', {
    username: `cliente-${mark}@prueba.ar`,
    password: ownPassword,
    name: 'Elena',
    last_name: `Prueba ${mark}`,
    document: newDocument(),
    phone_number: '3415550101',
  });
}

/** Creates an admin for one test: a user's settings apply in every browser, and would affect other tests. */
export async function newAdmin(mark: string): Promise<{ username: string; password: string }> {
  const username = `admin-${mark}@prueba.ar`;
  await call('admin', 'POST', '/logic/profile/admin', {
    username,
    password: ownPassword,
    name: 'Ada',
    last_name: `Prueba ${mark}`,
  });
  return { username, password: ownPassword };
}

/** Creates a client who owns a new unit of a new project. */
export async function newOwner(mark: string) {
  const client = await newClient(mark);
  const project = await call<{ id: number; name: string }>('direccion', 'POST', '/model/project', {
    name: `Edificio ${mark}`,
    description: 'De las pruebas.',
    address: 'Mitre 100, Rosario',
  });
  const unit = await call<{ unit_id: number; name: string }>('direccion', 'POST', '/model/unit', {
    name: '1° A',
    description: '',
    unit_type_id: 3,
    project_id: project.id,
  });
  const contract = await call<{ contract_id?: number; id?: number }>('direccion', 'POST', '/logic/contract', {
    client_id: client.client_id,
    unit_id: unit.unit_id,
  });
  return { client, project, unit, contract };
}

/** Creates a claim by staff for a client, who gets a new unit for it. */
export async function newClaim(clientId: number, mark: string): Promise<{ id: number; claim_id: number }> {
  const project = await call<{ id: number }>('direccion', 'POST', '/model/project', {
    name: `Casa ${mark}`,
    description: 'De las pruebas.',
    address: 'Salta 1, Rosario',
  });
  const unit = await call<{ unit_id: number }>('direccion', 'POST', '/model/unit', {
    name: 'PB',
    description: '',
    unit_type_id: 3,
    project_id: project.id,
  });
  const contract = await call<{ contract_id?: number; id?: number }>('direccion', 'POST', '/logic/contract', {
    client_id: clientId,
    unit_id: unit.unit_id,
  });
  return newClaimOn((contract.contract_id ?? contract.id)!);
}

/** A place and an item of claims, which no test changes: asked for once per worker. */
const placeAndItem = once(async () => {
  const [detail] = await call<{ id: number; claim_location_id: number }[]>(
    'admin',
    'GET',
    '/model/claim_location_detail',
  );
  const [item] = await call<{ id: number; claim_category_id: number }[]>('admin', 'GET', '/model/claim_item');
  return { detail, item };
});

/** Creates a claim on the unit of a contract, by staff or with the given token. */
export async function newClaimOn(contractId: number, token?: string): Promise<{ id: number; claim_id: number }> {
  const { detail, item } = await placeAndItem();
  const form = new FormData();
  const values = {
    claim_location_id: detail!.claim_location_id,
    claim_location_detail_id: detail!.id,
    claim_category_id: item!.claim_category_id,
    claim_item_id: item!.id,
    description: 'La puerta del placard roza el piso.',
    contact_name: 'Elena',
    contact_phone: '3415550101',
    preferred_date: '2099-12-31',
  };
  for (const [name, value] of Object.entries(values)) form.append(name, String(value));
  const answer = await fetch(url(`/api/logic/contract/${contractId}/unit_claim`), {
    method: 'POST',
    headers: { authorization: `Bearer ${token ?? (await callerToken('admin'))}` },
    body: form,
  });
  const { data, message } = (await answer.json()) as {
    data?: { unit_claim: { id: number; claim_id: number } };
    message?: string;
  };
  if (!data) throw new Error(`The claim was not created: ${message}`);
  return data.unit_claim;
}
