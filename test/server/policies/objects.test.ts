import { dayInArgentina } from '../../../src/server/support/days';
import { startTestApp, type Caller, type TestApp } from '../support/testApp';

let api: TestApp;
let admin: Caller;

interface Unit {
  unit_id: number;
  project_id: number;
  owner_profile: { username: string } | null;
  lease_contract: { lease_start_date: string; lease_end_date: string; tenant: { username: string } } | null;
}
interface Claim {
  id: number;
  claim: { created_at: string };
  contract?: { unit: { id: number } };
  project?: { id: number };
}
let units: Unit[];
let unitClaims: Claim[];
let projectClaims: Claim[];

beforeAll(async () => {
  api = await startTestApp();
  admin = await api.as('admin@demo.ar');
  units = (await admin.get('/logic/unit')).body.data;
  unitClaims = (await admin.get('/logic/unit_claim')).body.data.map((row: { unit_claim: Claim }) => row.unit_claim);
  projectClaims = (await admin.get('/logic/project_claim')).body.data.map(
    (row: { project_claim: Claim }) => row.project_claim,
  );
});
afterAll(() => api.close());

/**
 * Each person's records, computed independently from the admin's data: an oracle that shares no code with the policies.
 */
function recordsOf(username: string) {
  const owned = units.filter((unit) => unit.owner_profile?.username === username);
  const rented = units.filter((unit) => unit.lease_contract?.tenant.username === username);
  const isVisible = ({ claim, contract }: Claim) => {
    const day = dayInArgentina(new Date(claim.created_at));
    const isIn = (unit: Unit) => unit.unit_id === contract!.unit.id;
    return (
      owned.some(isIn) ||
      rented.some(
        (unit) =>
          isIn(unit) && day >= unit.lease_contract!.lease_start_date && day <= unit.lease_contract!.lease_end_date,
      )
    );
  };
  return {
    units: [...owned, ...rented].map(({ unit_id: id }) => id),
    claims: unitClaims.filter(isVisible).map(({ id }) => id),
  };
}

/** Returns the ids among `ids` for which an address returns 200; fails for statuses other than 200 and `refusal`. */
async function reached(caller: Caller, ids: number[], address: (id: number) => string, refusal: number) {
  const found: number[] = [];
  for (const id of ids) {
    const { status } = await caller.get(address(id));
    expect([200, refusal]).toContain(status);
    if (status === 200) found.push(id);
  }
  return found;
}
const sorted = (ids: number[]) => [...ids].sort((a, b) => a - b);

const clients = ['cliente@demo.ar', 'inquilino@demo.ar', 'valeria.pinto@correo.ar', 'hugo.ferrari@correo.ar'];

describe.each(clients)('%s', (username) => {
  let client: Caller;
  beforeAll(async () => {
    client = await api.as(username);
  });

  test('reaches its claims and no others by any address', async () => {
    const { claims } = recordsOf(username);
    const all = [...unitClaims, ...projectClaims].map(({ id }) => id);
    for (const address of [
      (id: number) => `/logic/unit_claim/${id}`,
      (id: number) => `/logic/claim/${id}/comment`,
      (id: number) => `/logic/claim/${id}/history`,
    ])
      expect(sorted(await reached(client, all, address, 404))).toEqual(sorted(claims));
    expect(await reached(client, all.slice(0, 5), (id) => `/logic/project_claim/${id}`, 403)).toEqual([]);
  });

  test('reaches its units and their plans and no others', async () => {
    const own = sorted(recordsOf(username).units);
    const all = units.map(({ unit_id: id }) => id);
    expect(sorted(await reached(client, all, (id) => `/logic/unit/${id}`, 404))).toEqual(own);
    expect(sorted(await reached(client, all, (id) => `/logic/unit/${id}/plan`, 404))).toEqual(own);
  });

  test('only finds its own records in lists, with any filter, and only its own files', async () => {
    const { claims } = recordsOf(username);
    const others = units.filter(({ unit_id: id }) => !recordsOf(username).units.includes(id)).slice(0, 4);
    const files = new Set(
      unitClaims
        .filter(({ id }) => claims.includes(id))
        .flatMap((claim) => (claim as unknown as { claim_image: { id: number }[] }).claim_image.map(({ id }) => id)),
    );
    const queries = ['', '?q=a', '?status=pending,open', '?priority=urgent', '?sort=-price', '?from=2020-01-01'];
    for (const query of [...queries, ...others.map(({ unit_id: id }) => `?unit_id=${id}`), '?client_id=1']) {
      const { body } = await client.get(`/logic/unit_claim${query}`);
      for (const { unit_claim: claim } of body.data) {
        expect(claims).toContain(claim.id);
        for (const image of claim.claim_image) expect(files).toContain(image.id);
      }
    }
    const list = (await client.get('/logic/unit_claim')).body.data as { unit_claim: Claim }[];
    expect(sorted(list.map(({ unit_claim: claim }) => claim.id))).toEqual(sorted(claims));
  });
});

describe.each([
  ['consorcio@demo.ar', [1]],
  ['administracion@demo.ar', [2, 3]],
])('%s', (username, own) => {
  test('reaches the claims and plans of its projects and no others', async () => {
    const consortium = await api.as(username);
    const ownClaims = projectClaims.filter((claim) => own.includes(claim.project!.id)).map(({ id }) => id);
    const all = [...unitClaims, ...projectClaims].map(({ id }) => id);
    for (const address of [(id: number) => `/logic/project_claim/${id}`, (id: number) => `/logic/claim/${id}/comment`])
      expect(sorted(await reached(consortium, all, address, 404))).toEqual(sorted(ownClaims));
    const projects = [1, 2, 3, 4];
    expect(await reached(consortium, projects, (id) => `/model/project/${id}`, 404)).toEqual(own);
    expect(await reached(consortium, projects, (id) => `/logic/project/${id}/plan`, 404)).toEqual(own);
    expect(await reached(consortium, [1, 2], (id) => `/logic/unit/${id}/plan`, 403)).toEqual([]);
  });
});
