import type { claimsApi } from '../../../src/api/claims';
import { activeUnitClaim, projectClaimRow, unitClaimRow } from '../../../src/features/claims/claimMapping';
import {
  activeSet,
  assertClaimType,
  claimDeleted,
  claimEdited,
  claimsSlice,
  type ClaimsState,
} from '../../../src/features/claims/claimsSlice';
import { buildComment, buildProjectClaim, buildUnitClaim } from '../../support/builders/claims';

const { reducer } = claimsSlice;
const empty: ClaimsState = {
  list: [],
  active: null,
  comments: [],
  loading: false,
};
/** What the generated endpoint dispatches when its call has succeeded. */
const fulfilled = (endpoint: keyof typeof claimsApi.endpoints, payload: unknown, originalArgs: unknown = {}) => ({
  type: 'api/executeQuery/fulfilled',
  payload,
  meta: { arg: { endpointName: endpoint, originalArgs, type: 'query' }, requestId: 'x', requestStatus: 'fulfilled' },
});
const mutated = (endpoint: keyof typeof claimsApi.endpoints, payload: unknown) => ({
  type: 'api/executeMutation/fulfilled',
  payload,
  meta: {
    arg: { endpointName: endpoint, originalArgs: {}, type: 'mutation' },
    requestId: 'x',
    requestStatus: 'fulfilled',
  },
});
const pending = (endpoint: keyof typeof claimsApi.endpoints) => ({
  type: 'api/executeQuery/pending',
  meta: { arg: { endpointName: endpoint, originalArgs: {}, type: 'query' }, requestId: 'x', requestStatus: 'pending' },
});

const first = unitClaimRow(buildUnitClaim());
const second = unitClaimRow(buildUnitClaim({ id: 502, claim_id: 99, claim: { id: 99 } }));
const active = activeUnitClaim(buildUnitClaim());

test('a list replaces the list and keeps the active claim and its comments', () => {
  const comments = [buildComment()];
  const state = reducer(
    { ...empty, list: [second], active, comments },
    fulfilled('listUnitClaims', { items: [buildUnitClaim()] }),
  );
  expect(state.list).toEqual([first]);
  expect(state.active).toEqual(active);
  expect(state.comments).toEqual(comments);
});

test('a list without an active claim clears the comments', () => {
  expect(
    reducer({ ...empty, comments: [buildComment()] }, fulfilled('listUnitClaims', { items: [] })).comments,
  ).toEqual([]);
});

test('a created claim is appended and clears the active one', () => {
  const state = reducer(
    { ...empty, list: [first], active },
    mutated('createUnitClaim', {
      ...buildUnitClaim({ id: 502, claim_id: 99, claim: { id: 99 } }),
      unit: { id: 61, name: '2° B' },
    }),
  );
  expect(state.list.map((row) => row.claim_id)).toEqual([95, 99]);
  expect(state.active).toBeNull();
});

test('a created project claim reads "Reclamo de proyecto" as its building', () => {
  expect(reducer(empty, mutated('createProjectClaim', buildProjectClaim())).list[0]?.building).toBe(
    'Reclamo de proyecto',
  );
});

test('a claim is edited in the list and, where it is the active one, there too', () => {
  const state = reducer(
    { ...empty, list: [first, second], active },
    claimEdited({ claim_id: 95, repair_price: '10.00' }),
  );
  expect(state.list.map((row) => row.repair_price)).toEqual(['10.00', null]);
  expect(state.active?.repair_price).toBe('10.00');
});

test('a move, a priority and a price that the server confirmed are written to list and active claim', () => {
  const answer = {
    id: 95,
    claim_type: 'UNIT',
    claim_status: { code: 'approved', label: 'Aprobado' },
    priority: 'urgent',
    repair_price: '125000.00',
  };
  const state = [
    mutated('moveUpClaim', answer),
    mutated('setUnitClaimPriority', answer),
    mutated('setClaimRepairPrice', answer),
  ].reduce(reducer, { ...empty, list: [first], active });
  expect(state.list[0]).toMatchObject({
    status: { code: 'approved', label: 'Aprobado' },
    priority: 'urgent',
    repair_price: '125000.00',
  });
  expect(state.active).toMatchObject({ status: { code: 'approved' }, priority: 'urgent', repair_price: '125000.00' });
});

test('a deleted claim leaves the list', () => {
  expect(reducer({ ...empty, list: [first, second] }, claimDeleted(95)).list).toEqual([second]);
});

test('comments are set by the list call and appended by a new one, once', () => {
  const one = buildComment();
  const two = buildComment({ id: 2, text: 'Mañana a las 9.' });
  const state = [
    fulfilled('listClaimComments', { items: [one] }),
    mutated('addClaimComment', two),
    mutated('addClaimComment', two),
  ].reduce(reducer, { ...empty, active });
  expect(state.comments).toEqual([one, two]);
});

test("another claim's comments don't stand below the one that was opened", () => {
  const other = activeUnitClaim(buildUnitClaim({ id: 502, claim_id: 99, claim: { id: 99 } }));
  expect(reducer({ ...empty, active, comments: [buildComment()] }, activeSet(other)).comments).toEqual([]);
});

test('loading is on during list and fetch and off afterwards', () => {
  const loading = reducer(empty, pending('listUnitClaims'));
  expect(loading.loading).toBe(true);
  expect(reducer(loading, fulfilled('listUnitClaims', { items: [] })).loading).toBe(false);
  expect(reducer(reducer(empty, pending('getUnitClaim')), fulfilled('getUnitClaim', buildUnitClaim())).loading).toBe(
    false,
  );
});

test('a claim that is neither of a unit nor of a project is an error', () => {
  expect(() => assertClaimType('BUILDING')).toThrow('Claim type not valid');
  expect(() => reducer(empty, activeSet({ ...active, claim_type: 'BUILDING' as 'UNIT' }))).toThrow(
    'Claim type not valid',
  );
});

test('a row says "Admin", "N/A" and "Falta Info" where the server knows nobody and no unit', () => {
  const wire = {
    ...buildUnitClaim({
      client: null,
      contract: null as never,
      priority: null as never,
      claim: { claim_status: null as never },
    }),
    created_by: null,
  };
  expect(unitClaimRow(wire)).toMatchObject({
    user: 'Admin',
    clientName: 'N/A',
    building: 'Falta Info',
    priority: 'low',
    status: { code: 'pending', label: 'En análisis' },
    contract_id: null,
  });
});

test('a project claim names its creator: the name, else the username, else "Admin"', () => {
  const wire = buildProjectClaim();
  expect(projectClaimRow(wire).clientName).toBe('Consorcio Torre Oroño');
  expect(projectClaimRow({ ...wire, created_by: { username: 'consorcio@demo.ar', name: '' } }).clientName).toBe(
    'consorcio@demo.ar',
  );
  expect(projectClaimRow({ ...wire, created_by: null }).clientName).toBe('Admin');
});
