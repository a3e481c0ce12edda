/** For each command of the contract, listed by hand: the open queries that are refetched after a success. */
import { waitFor } from '@testing-library/react';
import nock from 'nock';
import '../../src/api/access';
import '../../src/api/auth';
import '../../src/api/claimNews';
import '../../src/api/claimNotes';
import '../../src/api/claimRounds';
import '../../src/api/claimViewers';
import '../../src/api/claims';
import '../../src/api/clients';
import '../../src/api/company';
import '../../src/api/complaints';
import '../../src/api/costs';
import '../../src/api/content';
import '../../src/api/contractors';
import '../../src/api/deliveries';
import '../../src/api/emailSettings';
import '../../src/api/imports';
import '../../src/api/issuedDocuments';
import '../../src/api/leases';
import '../../src/api/managers';
import '../../src/api/ownWarranty';
import '../../src/api/panel';
import '../../src/api/plans';
import '../../src/api/preferences';
import '../../src/api/projects';
import '../../src/api/replies';
import '../../src/api/search';
import '../../src/api/terms';
import '../../src/api/units';
import '../../src/api/views';
import '../../src/api/visits';
import '../../src/api/works';
import { baseApi } from '../../src/api/baseApi';
import { createStore, type AppStore } from '../../src/app/store';
import { operations } from '../../src/contract/operations';
import { isForLinks } from '../../src/contract/permissions';
import { buildUnitClaim, buildProjectClaim } from '../support/builders/claims';
import { buildImport } from '../support/builders/imports';
import type { ImportKind } from '../../src/contract/importColumns';
import { buildUser } from '../support/builders/users';
import { api } from '../support/renderApp';
import { commands } from './support/commands';

/** All queries, for the record of the commands and (`other`) for another one. Unit claim 501 is claim 95. */
const open: [string, object | undefined, unknown][] = [
  ['getSession', undefined, { user: buildUser() }],
  ['listSessions', undefined, []],
  ['getSecuritySettings', undefined, { staff_second_factor: false, version: 1 }],
  ['listUnitClaims', {}, []],
  ['countUnitClaims', { by: 'status' }, { counts: [] }],
  ['countProjectClaims', { by: 'status' }, { counts: [] }],
  ['getClaimBulk', { id: 1 }, { is_over: false }],
  ['getUnitClaim', { id: 501 }, buildUnitClaim()],
  ['getUnitClaim, other', { id: 502 }, buildUnitClaim({ id: 502, claim_id: 97 })],
  ['listProjectClaims', {}, []],
  ['getProjectClaim', { id: 801 }, buildProjectClaim()],
  ['getProjectClaim, other', { id: 802 }, buildProjectClaim({ id: 802, claim_id: 98 })],
  ['listClaimComments', { id: 95 }, []],
  ['listClaimComments, other', { id: 97 }, []],
  // Requested again each time that its dialog opens.
  ['getFinishProposal', { id: 95 }, { done: '', photos: [] }],
  ['listComplaints', {}, []],
  ['getComplaint', { id: 1 }, {}],
  ['listCosts', {}, []],
  ['getWorkCosts', { id: 1 }, { costs: [] }],
  ['getContractorCosts', { id: 1 }, { months: [] }],
  ['listClaimComplaints', { id: 95 }, []],
  ['listClaimDocuments', { id: 95 }, []],
  ['listClaimNotes', { id: 95 }, []],
  ['listClaimNotes, other', { id: 97 }, []],
  ['getTerms', undefined, { rules: [] }],
  ['getTermFigures', { days: 30 }, { days: 30, rows: [] }],
  ['countUnreadClaims', undefined, { unit: 0, project: 0, last_visit: null }],
  ['listClaimViewers', { id: 95 }, []],
  ['listContractors', {}, []],
  ['getContractor', { id: 1 }, { id: 1 }],
  ['getContractor, other', { id: 2 }, { id: 2 }],
  ['listWorks', {}, []],
  ['listWorkableClaims', {}, []],
  ['getWork', { id: 1 }, { id: 1 }],
  ['getWork, other', { id: 2 }, { id: 2 }],
  ['listClaimWorkEvents', { id: 95 }, []],
  ['listVisits', {}, []],
  ['getVisit', { id: 1 }, { id: 1, work_id: 1 }],
  ['getVisit, other', { id: 2 }, { id: 2, work_id: 2 }],
  ['listColleagues', undefined, []],
  ['listClaimHistory', { id: 95 }, []],
  ['listClaimHistory, other', { id: 97 }, []],
  ['listClaimLocations', undefined, []],
  ['listClaimLocationDetails', undefined, []],
  ['listClaimCategories', undefined, []],
  ['listClaimItems', undefined, []],
  ['listClients', {}, []],
  ['getClient', { id: 1 }, {}],
  ['getClient, other', { id: 2 }, {}],
  ['listClientModels', {}, []],
  ['getClientModel', { id: 1 }, {}],
  ['getClientModel, other', { id: 2 }, {}],
  ['listUnits', {}, []],
  ['listUnassignedUnits', {}, []],
  ['getUnit', { id: 1 }, {}],
  ['getUnit, other', { id: 2 }, {}],
  ['listUnitTypes', undefined, []],
  ['listLeaseRequests', {}, []],
  ['getLeaseRequest', { id: 1 }, {}],
  ['getLeaseRequest, other', { id: 2 }, {}],
  ['listProjects', {}, []],
  ['getProject', { id: 1 }, {}],
  ['getProject, other', { id: 2 }, {}],
  ['listManagers', {}, []],
  ['getManager', { id: 1 }, {}],
  ['getManager, other', { id: 2 }, {}],
  ['listConsortiums', {}, []],
  ['getConsortium', { id: 1 }, {}],
  ['getConsortium, other', { id: 2 }, {}],
  ['listAdmins', undefined, []],
  ['listUnitPlans', { id: 1 }, []],
  ['listUnitPlans, other', { id: 2 }, []],
  ['listProjectPlans', { id: 1 }, []],
  ['listProjectPlans, other', { id: 2 }, []],
  ['listHouseRules', undefined, []],
  ['listWarrantyTerms', undefined, []],
  ['listWarrantyVersions', undefined, []],
  ['listOwnWarranty', undefined, []],
  ['listUndeliveredUnits', {}, []],
  ['listOwnershipWarranty', { id: 1 }, []],
  ['listProjectWarranty', { id: 1 }, []],
  ['getDecisionReasons', undefined, { reasons: [] }],
  ['getCompany', undefined, {}],
  ['getSetup', undefined, { is_setting_up: false }],
  ['getEmailSettings', undefined, {}],
  ['listOutboxMails', {}, []],
  ['getImport', { id: 1 }, buildImport({ id: 1 })],
  ['listImportRows', { id: 1 }, []],
  ['getImportColumns', { id: 1 }, { columns: [] }],
  ['listSavedViews', { list: 'unit_claims' }, []],
  ['listSavedReplies', undefined, []],
];
/**
 * Searches while typing, downloads, settings that are read once, a call that the portal does not use, and the figures of
 * the panel, which say as of when they are: none of them is an open query.
 */
const neverOpen = [
  'getPhotoOriginal',
  'searchEverything',
  'listPreferences',
  'listClaimNews',
  'listVisitPlaces',
  'getImportTemplate',
  'getImportErrors',
  'getHealth',
  'getPanelFigure',
  'verifyDocument',
];

type Call = { initiate: (arg: unknown) => Parameters<AppStore['dispatch']>[0] };
const call = (name: string, arg: unknown) => {
  const endpoint = (baseApi.endpoints as Record<string, Call>)[name.replace(', other', '')]!;
  return store.dispatch(endpoint.initiate(arg)) as unknown as Promise<{ error?: unknown }>;
};

/** One store with every query open. Stale queries are refetched, so the store is complete for the next command. */
let store: AppStore;
/** The requests since the start of the test. */
const asked: string[] = [];
const known = new Map<string, { name: string; answer: unknown }>();
let opening: { name: string; answer: unknown } | undefined;
/** Requested with the response of a sign-in, before its screen is open: not among the open queries. */
const askedAhead = '/api/logic/unit_claim?page=1&page_size=10';

function answerQueries(): void {
  nock('http://posventa.test')
    .persist()
    .get(() => true)
    .reply(200, (uri) => {
      if (opening) known.set(uri, opening);
      if (uri === askedAhead) return { success: true, data: [] };
      const { name, answer } = known.get(uri)!;
      asked.push(name);
      return { success: true, data: answer };
    });
}
beforeAll(async () => {
  localStorage.setItem('token', 'uno');
  const made = createStore();
  store = made.store;
  await waitFor(() => expect(made.persistor.getState().bootstrapped).toBe(true));
  answerQueries();
  for (const [name, arg, answer] of open) {
    opening = { name, answer };
    await call(name, arg);
  }
  opening = undefined;
  expect(asked).toEqual(everyQuery);
  nock.cleanAll();
});
beforeEach(() => {
  localStorage.setItem('token', store.getState().stored.token!);
  asked.length = 0;
});
afterAll(() => void store.dispatch(baseApi.util.resetApiState()));

/**
 * Sends a command with one prepared response, and waits until no request is pending. Returns its error's status;
 * undefined if it succeeded.
 */
async function sendCommand(name: string, arg: unknown, status: number, body: object): Promise<unknown> {
  answerQueries();
  const { method } = operations.find(({ operationId }) => operationId === name)!;
  api()
    .intercept(() => true, method)
    .reply(status, body);
  const { error } = await call(name, arg);
  await settled();
  // Not every command causes a refetch, so unused responses are no error.
  expect(nock.pendingMocks().filter((mock) => !mock.startsWith('GET'))).toEqual([]);
  nock.cleanAll();
  return (error as { status?: unknown } | undefined)?.status;
}
async function settled(): Promise<void> {
  for (;;) {
    const running = store.dispatch(baseApi.util.getRunningQueriesThunk());
    if (running.length === 0) return;
    await Promise.all(running);
  }
}

const everyQuery = open.map(([name]) => name);
const isQuery = ({ method: name }: { method: string }) => name === 'GET';
/** Files and streams are not cached: they do not become stale and invalidate nothing. */
const isFetched = ({ isFile, isStream }: (typeof operations)[number]) => Boolean(isFile || isStream);
/** Calls of links are sent by separate pages. */
const isOfLink = ({ permission }: (typeof operations)[number]) => isForLinks(permission);
const idsOf = (some: typeof operations) => some.map(({ operationId }) => operationId).sort();

test('the table contains every command, and every query that can be open', () => {
  expect(
    commands
      .map(({ name }) => name)
      .filter((name, at, all) => all.indexOf(name) === at)
      .sort(),
  ).toEqual(
    idsOf(operations.filter((operation) => !isQuery(operation) && !isFetched(operation) && !isOfLink(operation))),
  );
  const known = [...everyQuery.filter((name) => !name.includes('other')), ...neverOpen];
  expect(known.sort()).toEqual(
    idsOf(operations.filter((operation) => isQuery(operation) && !isFetched(operation) && !isOfLink(operation))),
  );
});

test.each(commands)('$name, successful$when: its changes are refetched, and nothing else', async (command) => {
  const { name, arg, answer, asksAgain } = command;
  expect(await sendCommand(name, arg, 200, { success: true, data: answer })).toBeUndefined();
  expect(asked.toSorted()).toEqual((asksAgain === 'everything' ? everyQuery : asksAgain).toSorted());
});

const once = commands.filter(({ when }) => !when);

test.each(once)("$name, refused because another user was first: that user's changes are refetched", async (command) => {
  const { name, arg, refused = [] } = command;
  expect(await sendCommand(name, arg, 409, { success: false, message: 'Alguien fue más rápido.' })).toBe(409);
  expect(asked.toSorted()).toEqual(refused.toSorted());
});

test.each(once)(
  '$name, refused because of its content: nothing has changed, and nothing is refetched',
  async (command) => {
    const { name, arg, failed = [] } = command;
    expect(await sendCommand(name, arg, 422, { success: false, message: 'Falta algo.' })).toBe(422);
    expect(asked).toEqual(failed);
  },
);

const finishedImports: Record<ImportKind, string[]> = {
  clients: [
    ...['listClients', 'listClientModels', 'getClient', 'getClientModel'],
    ...['getClient, other', 'getClientModel, other'],
    ...['listUnits', 'listUnassignedUnits', 'listUndeliveredUnits', 'getUnit', 'getUnit, other'],
    ...['listProjects', 'getProject', 'getProject, other'],
    ...['listOwnWarranty', 'listOwnershipWarranty', 'listProjectWarranty'],
    ...['listLeaseRequests', 'getLeaseRequest', 'getLeaseRequest, other'],
    ...['listUnitClaims', 'countUnitClaims', 'getUnitClaim', 'getUnitClaim, other'],
    ...['listClaimComments', 'listClaimComments, other'],
  ],
  contractors: [
    ...['listContractors', 'getContractor', 'getContractor, other'],
    ...['listWorks', 'listClaimWorkEvents', 'listWorkableClaims', 'getWork', 'getWork, other'],
  ],
};

test.each(Object.entries(finishedImports) as [ImportKind, string[]][])(
  'a finished import of %s: its records are refetched',
  async (kind, stale) => {
    answerQueries();
    for (const status of ['applying', 'applied'] as const) {
      for (const [uri, { name }] of known)
        if (name === 'getImport') known.set(uri, { name, answer: buildImport({ id: 1, kind, status }) });
      asked.length = 0;
      store.dispatch(baseApi.util.invalidateTags([{ type: 'Import', id: 1 }]));
      await settled();
    }
    expect(asked.toSorted()).toEqual(['getImport', ...stale].sort());
  },
);

test('a finished bulk change of claims: claims are refetched', async () => {
  for (const [uri, { name }] of known)
    if (name === 'getClaimBulk') known.set(uri, { name, answer: { is_over: true, rows: [] } });
  answerQueries();
  store.dispatch(baseApi.util.invalidateTags([{ type: 'ClaimBulk', id: 1 }]));
  await settled();
  expect(new Set(asked)).toEqual(
    new Set([
      'getClaimBulk',
      ...['listUnitClaims', 'countUnitClaims', 'getUnitClaim', 'getUnitClaim, other'],
      ...['listProjectClaims', 'countProjectClaims', 'getProjectClaim', 'getProjectClaim, other'],
      ...['listClaimHistory', 'listClaimHistory, other'],
    ]),
  );
});
