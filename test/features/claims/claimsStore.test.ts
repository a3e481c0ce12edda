import { claimsApi, type UnitClaim } from '../../../src/api/claims';
import { completions } from '../../../src/api/otherServer/complete';
import { createStore } from '../../../src/app/store';
import { toClaim } from '../../../src/features/claims/claimMapping';
import {
  assertClaimType,
  selectActiveClaim,
  selectComments,
  selectClaims,
} from '../../../src/features/claims/claimsStore';
import { buildComment, buildProjectClaim, buildUnitClaim, ok, pageOf } from '../../support/builders/claims';
import { api } from '../../support/renderApp';

const { listUnitClaims, getUnitClaim, listClaimComments } = claimsApi.endpoints;
const second = buildUnitClaim({ id: 502, claim_id: 99, claim: { id: 99 } });

/** Dispatches the queries of the claims screens: a list, an open claim, and its comments. */
async function begin() {
  localStorage.setItem('token', 'uno');
  const { store, persistor } = createStore();
  await new Promise<void>((resolve) => {
    const look = () => persistor.getState().bootstrapped && resolve();
    persistor.subscribe(look);
    look();
  });
  const asked = <Data>({ data, status }: { data?: Data; status: string }) => ({
    data,
    currentData: data,
    isFetching: status === 'pending',
  });
  return {
    store,
    list: () => selectClaims(asked(listUnitClaims.select({})(store.getState()))),
    active: () => selectActiveClaim(asked(getUnitClaim.select({ id: 501 })(store.getState()))).active,
    comments: () => selectComments(asked(listClaimComments.select({ id: 95 })(store.getState()))).comments,
  };
}

const answers = {
  list: (...claims: ReturnType<typeof buildUnitClaim>[]) =>
    api().get('/api/logic/unit_claim').reply(200, pageOf(claims)),
  comments: (...comments: ReturnType<typeof buildComment>[]) =>
    api().get('/api/logic/claim/95/comment').reply(200, ok(comments)),
};
const numbers = (list: ReturnType<typeof selectClaims>) => list.data?.items.map((row) => row.claimId);

test('the loading flag is on during list and fetch, and off afterwards', async () => {
  const { store, list } = await begin();
  answers.list(buildUnitClaim());
  const asking = store.dispatch(listUnitClaims.initiate({}));
  expect(list().isFetching).toBe(true);
  await asking;
  expect(list().isFetching).toBe(false);
  expect(numbers(list())).toEqual([95]);
});

test('a new list replaces the old one and keeps the active claim and its comments', async () => {
  const { store, list, active, comments } = await begin();
  answers.list(buildUnitClaim());
  answers.comments(buildComment());
  await store.dispatch(listUnitClaims.initiate({}));
  // The row contains all data of the detail.
  await store.dispatch(getUnitClaim.initiate({ id: 501 }));
  await store.dispatch(listClaimComments.initiate({ id: 95 }));
  answers.list(second);
  await store.dispatch(listUnitClaims.initiate({}, { forceRefetch: true }));
  expect(numbers(list())).toEqual([99]);
  expect(active()?.claimId).toBe(95);
  expect(comments()).toHaveLength(1);
});

test('a confirmed move, priority and price are written to the list and to the active claim', async () => {
  const { store, list, active } = await begin();
  answers.list(buildUnitClaim(), second);
  await store.dispatch(listUnitClaims.initiate({}));
  await store.dispatch(getUnitClaim.initiate({ id: 501 }, { subscribe: false }));
  const state = {
    id: 95,
    claim_type: 'UNIT',
    claim_status: { code: 'approved', label: 'Aprobado' },
    priority: 'urgent',
    repair_price: '125000.00',
  };
  api().put('/api/logic/claim/95/repair_price').reply(200, ok(state));
  const put = claimsApi.endpoints.setClaimRepairPrice;
  await store.dispatch(put.initiate({ id: 95, body: { repair_price: '125000.00', from: null } }));
  const changed = { status: state.claim_status, priority: 'urgent', repair_price: '125000.00' };
  expect(list().data?.items).toEqual([
    expect.objectContaining(changed),
    expect.objectContaining({ claimId: 99, repair_price: null }),
  ]);
  // An entry that no component uses is removed from the cache, and loaded again when it is opened.
  expect(active()).toBeUndefined();
});

test('a created claim appears in the list, which is refetched', async () => {
  const { store, list } = await begin();
  answers.list(buildUnitClaim());
  await store.dispatch(listUnitClaims.initiate({}));
  api()
    .post('/api/logic/contract/17/unit_claim')
    .reply(201, ok({ ...second, unit: { id: 61, name: '2° B' } }));
  const again = answers.list(buildUnitClaim(), second);
  await store.dispatch(claimsApi.endpoints.createUnitClaim.initiate({ id: 17, body: {} as never }));
  await Promise.all(store.dispatch(claimsApi.util.getRunningQueriesThunk()));
  expect(again.isDone()).toBe(true);
  expect(numbers(list())).toEqual([95, 99]);
});

test('a new comment appears once among those of the active claim', async () => {
  const { store, comments } = await begin();
  const one = buildComment();
  const two = buildComment({ id: 2, text: 'Mañana a las 9.' });
  answers.comments(one);
  await store.dispatch(listClaimComments.initiate({ id: 95 }));
  api().post('/api/logic/claim/95/comment').reply(201, ok(two));
  answers.comments(one, two);
  await store.dispatch(claimsApi.endpoints.addClaimComment.initiate({ id: 95, body: { text: two.text } }));
  await Promise.all(store.dispatch(claimsApi.util.getRunningQueriesThunk()));
  expect(comments()).toEqual([one, two]);
});

test('a claim of an unknown type is an error', () => {
  expect(() => assertClaimType('BUILDING')).toThrow('Claim type not valid');
});

test('a row shows "Admin", "N/A" and "Falta Info" if the server sends no person and no unit', () => {
  const wire = {
    ...buildUnitClaim({
      client: null,
      contract: null as never,
      priority: null as never,
      claim: { claim_status: null as never },
    }),
    created_by: null,
  };
  expect(toClaim(completions.listUnitClaims!(wire) as unknown as UnitClaim)).toMatchObject({
    creator: 'Admin',
    createdBy: 'Admin',
    clientName: 'N/A',
    building: 'Falta Info',
    priority: 'low',
    status: { code: 'pending', label: 'En análisis' },
    contract_id: null,
  });
});

test('a project claim shows its creator: the name, else the username, else "Admin"', () => {
  const wire = buildProjectClaim();
  expect(toClaim(wire).clientName).toBe('Consorcio Torre Oroño');
  expect(toClaim({ ...wire, created_by: { username: 'consorcio@demo.ar', name: '' } }).clientName).toBe(
    'consorcio@demo.ar',
  );
  expect(toClaim({ ...wire, created_by: null }).clientName).toBe('Admin');
});
