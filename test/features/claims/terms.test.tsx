/** The due terms of a claim: in the list, on its page, and while a question to the client is open. */
import { act, screen, waitFor, within } from '@testing-library/react';
import nock from 'nock';
import type { SignedInUser } from '../../../src/api/auth';
import { refreshCompany } from '../../../src/api/settings';
import { webSettingsId } from '../../../src/contract/webSettings';
import { dueOf } from '../../../src/features/claims/terms/termText';
import { buildComment, buildUnitClaim, ok, pageOf } from '../../support/builders/claims';
import { buildClientUser, buildUser } from '../../support/builders/users';
import { buildAgreedVisit } from '../../support/builders/visits';
import { asPhone, rowWith } from '../../support/records';
import { api, renderApp } from '../../support/renderApp';

const hour = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString();

describe('the short text of a term', () => {
  const now = Date.parse('2026-11-24T12:00:00-03:00');
  beforeEach(() =>
    jest.useFakeTimers({ now, doNotFake: ['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask'] }),
  );
  afterEach(() => jest.useRealTimers());
  test.each([
    ['answer', '2026-11-24T15:30:00-03:00', 'respuesta: vence hoy 15:30', 'today'],
    ['end', '2026-11-24T09:00:00-03:00', 'venció hoy', 'late'],
    ['end', '2026-11-22T18:00:00-03:00', 'vencido hace 2 días', 'late'],
    ['end', '2026-11-25T10:00:00-03:00', 'vence mañana', 'ahead'],
    ['answer', '2026-11-30T10:00:00-03:00', 'respuesta: vence el 30/11/2026', 'ahead'],
  ] as const)('%s at %s: %s', (due, at, label, state) => {
    expect(dueOf({ due, at: new Date(at).toISOString() }, null, now)).toMatchObject({ label, state });
  });
  test('there is none if nothing is due', () => expect(dueOf(null, null)).toBeUndefined());
});

/** The response of the first page of claims. */
const answerList = (claims: ReturnType<typeof buildUnitClaim>[], query: object = {}) =>
  api()
    .get('/api/logic/unit_claim')
    .query({ page: 1, page_size: 10, ...query })
    .reply(200, pageOf(claims));

test('a row shows a late or paused term below its status', async () => {
  answerList([
    buildUnitClaim({
      id: 95,
      claim_id: 95,
      claim: { description: 'Gotea', term: { due: 'end', at: inHours(-50) } },
    }),
    buildUnitClaim({
      id: 94,
      claim_id: 94,
      claim: { description: 'No cierra', awaiting_reply_since: '2026-11-03T12:00:00.000Z' },
    }),
    buildUnitClaim({
      id: 93,
      claim_id: 93,
      claim: { description: 'Se trabó', term: { due: 'end', at: inHours(200) } },
    }),
  ]);
  renderApp('/reclamos', { user: buildUser() });
  await screen.findByText('Gotea');
  expect(rowWith('Gotea')).toHaveTextContent(/vencido [23] d/);
  expect(rowWith('No cierra')).toHaveTextContent('en pausa');
  expect(rowWith('Se trabó')).not.toHaveTextContent(/venc|pausa/);
});

test.each([
  ['on a desk', false],
  ['on a phone', true],
])(
  'users who cannot change the status read no "vencido", but that we are late or wait for them, %s',
  async (_where, isPhone) => {
    if (isPhone) asPhone();
    answerList([
      buildUnitClaim({ id: 95, claim_id: 95, claim: { term: { due: 'answer', at: inHours(-50) } } }),
      buildUnitClaim({ id: 94, claim_id: 94, claim: { awaiting_reply_since: '2026-11-03T12:00:00.000Z' } }),
      buildUnitClaim({ id: 93, claim_id: 93, claim: { term: { due: 'end', at: inHours(0.01) } } }),
    ]);
    renderApp('/reclamos', { user: buildClientUser() });
    expect(await screen.findByText(/^nos demoramos$/i)).not.toHaveClass('due-late');
    if (isPhone) {
      expect(screen.queryByRole('link', { name: /llamanos/ })).not.toBeInTheDocument();
      await act(() => showCompany({ phone: '341 420-1890' }));
      expect(screen.getByRole('link', { name: /llamanos al 341 420-1890/ })).toHaveAttribute(
        'href',
        'tel:+543414201890',
      );
      await act(() => showCompany());
      const answer = screen.getByRole('link', { name: 'Respondé a la empresa' });
      expect(answer).toHaveAttribute('href', '/reclamos/94#responder');
    } else expect(rowWith('Respondé a la empresa')).toHaveTextContent('94');
    expect(screen.queryByText(/\bvenc|pausa/)).not.toBeInTheDocument();
  },
);

test.each([
  ['on a desk', false],
  ['on a phone', true],
])('a client reads in the list which completed claim asks whether it is solved, %s', async (_where, isPhone) => {
  if (isPhone) asPhone();
  const claim_status = { code: 'completed', label: 'Finalizado' } as const;
  answerList([
    { ...buildUnitClaim({ id: 95, claim_id: 95, claim: { claim_status } }), asks_solved: true },
    buildUnitClaim({ id: 94, claim_id: 94, claim: { claim_status } }),
  ]);
  renderApp('/reclamos', { user: buildClientUser() });
  expect(await screen.findAllByText('¿Quedó resuelto?', { exact: false })).toHaveLength(1);
  if (!isPhone) return expect(rowWith('¿Quedó resuelto?')).toHaveTextContent('95');
  expect(screen.getByRole('link', { name: 'Sí' })).toHaveAttribute('href', '/reclamos/95#si');
  expect(screen.getByRole('link', { name: 'No' })).toHaveAttribute('href', '/reclamos/95#no');
});

test('sorting by due time is a view only if the company uses terms', async () => {
  const list = (query: object) => answerList([buildUnitClaim()], query);
  list({});
  const { user } = renderApp('/reclamos', { user: buildUser({ uses_terms: true }) });
  const view = await screen.findByRole('button', { name: 'Por vencimiento' });
  list({ due: 'late,today,week,later', sort: 'due' });
  await user.click(view);
  await waitFor(() => expect(nock.isDone()).toBe(true));
});

/** Shows the company as a page of the server names it; the default without data. */
async function showCompany(company: object = {}): Promise<void> {
  const page = `<script type="application/json" id="${webSettingsId}">${JSON.stringify(company)}</script>`;
  nock(location.origin).get('/').reply(200, page, { 'content-type': 'text/html' });
  await refreshCompany();
}

/** Waits until the page shows the text and has no pending requests. */
async function expectText(expected: RegExp): Promise<void> {
  expect(await screen.findByText(expected)).toBeVisible();
  await waitFor(() => expect(nock.isDone()).toBe(true));
}

describe('the page of a claim', () => {
  const answerVisits = (visits: unknown[]) => api().get('/api/logic/visit').query(true).reply(200, ok(visits));
  const open = (user: SignedInUser, claim: Parameters<typeof buildUnitClaim>[0]) => {
    api()
      .get('/api/logic/unit_claim/501')
      .reply(200, ok(buildUnitClaim(claim)));
    api().get('/api/logic/claim/95/comment').reply(200, ok([]));
    api().get('/api/logic/claim/95/history').reply(200, ok([]));
    return renderApp('/reclamos/501', { user });
  };

  test('shows the next step and its due time', async () => {
    open(buildClientUser(), { claim: { term: { due: 'answer', at: '2099-11-26T15:00:00.000Z' } } });
    await expectText(/Estamos revisando tu reclamo. Te respondemos a más tardar el jueves 26\/11\./);
  });

  test('says plainly that it is late', async () => {
    open(buildClientUser(), { claim: { term: { due: 'answer', at: '2026-11-02T15:00:00.000Z' } } });
    // What is next comes first.
    await expectText(
      /^Estamos revisando tu reclamo\. Teníamos que responderte a más tardar el lunes 2\/11 y todavía no lo hicimos/,
    );
  });

  test('says whom to ask about a late claim without a new date: who answers, by message or by telephone', async () => {
    const late = { claim: { term: { due: 'end' as const, at: '2026-11-02T15:00:00.000Z' } } };
    const { unmount } = open(buildClientUser(), late);
    await expectText(/Para saber cuándo, escribinos un mensaje en este reclamo: te contesta la empresa\.$/);
    expect(screen.getByRole('button', { name: 'Escribir un mensaje' })).toBeInTheDocument();
    unmount();
    await showCompany({ company: 'Obras Sur', phone: '341 420-1890', openingHours: 'lunes a viernes de 9 a 17' });
    open(buildClientUser(), late);
    await expectText(
      /Para saber cuándo, llamanos al 341 420-1890 \(lunes a viernes de 9 a 17\): te atiende Obras Sur\.$/,
    );
    await act(() => showCompany());
  });

  test('says the new date of a late claim: the day of the visit', async () => {
    answerVisits([buildAgreedVisit({ claims: [{ id: 95, type: 'UNIT', what: 'Canilla' }] })]);
    open(buildClientUser(), { claim: { term: { due: 'end', at: '2026-11-02T15:00:00.000Z' } } });
    await expectText(
      /^La visita es el .* Teníamos que terminar a más tardar el lunes 2\/11 y se demoró\. Perdón por la demora\.$/,
    );
    expect(screen.queryByRole('button', { name: 'Escribir un mensaje' })).not.toBeInTheDocument();
  });

  test('shows the client that an answer is expected', async () => {
    open(buildClientUser(), { claim: { awaiting_reply_since: '2026-11-03T12:00:00.000Z' } });
    await expectText(/Esperamos tu respuesta desde el 03\/11\/2026/);
  });

  test('lets staff end the wait', async () => {
    const { user } = open(buildUser(), { claim: { awaiting_reply_since: '2026-11-03T12:00:00.000Z' } });
    await screen.findByText('Espera a Laura Giménez desde el 03/11/2026: el plazo está en pausa.');
    api()
      .post('/api/logic/claim/95/resume')
      .reply(200, ok({ id: 95 }));
    api()
      .get('/api/logic/unit_claim/501')
      .reply(200, ok(buildUnitClaim({ claim: { term: { due: 'end', at: '2099-11-26T15:00:00.000Z' } } })));
    await user.click(screen.getByRole('button', { name: 'Dejar de esperar' }));
    await expectText(/Fin del reclamo: vence el jueves 26\/11/);
  });

  test('lets staff ask a question with a message, but not the client', async () => {
    const { user } = open(buildUser(), {});
    await user.type(await screen.findByLabelText('Escribí un mensaje'), '¿Qué día podés?');
    await user.click(screen.getByRole('checkbox', { name: /Esperar su respuesta/ }));
    api()
      .post('/api/logic/claim/95/comment', { text: '¿Qué día podés?', awaits_reply: true })
      .reply(201, ok(buildComment({ awaits_reply: true })));
    api()
      .get('/api/logic/claim/95/comment')
      .reply(200, ok([buildComment({ awaits_reply: true, is_staff: true })]));
    api()
      .get('/api/logic/unit_claim/501')
      .reply(200, ok(buildUnitClaim({ claim: { awaiting_reply_since: '2026-11-03T12:00:00.000Z' } })));
    await user.click(screen.getByRole('button', { name: 'Comentar' }));
    expect(await screen.findByText('Espera respuesta')).toBeInTheDocument();
    expect(screen.queryByRole('checkbox', { name: /Esperar su respuesta/ })).not.toBeInTheDocument();
  });

  test.each([
    [[], 1],
    [[{ id: 2, is_staff: false, text: 'El jueves.', created_at: '2026-11-03T13:00:00.000Z' }], 0],
    [[{ id: 3, is_staff: true, text: 'Gracias.', created_at: '2026-11-03T13:00:00.000Z' }], 1],
  ])(
    'marks a question until its author answers, and shows it where the answer is asked for, %#',
    async (later, count) => {
      const since = '2026-11-03T12:00:00.000Z';
      api()
        .get('/api/logic/unit_claim/501')
        .reply(200, ok(buildUnitClaim({ claim: { awaiting_reply_since: since } })));
      const question = buildComment({
        id: 1,
        awaits_reply: true,
        is_staff: true,
        text: '¿Qué día podés?',
        created_at: since,
      });
      api()
        .get('/api/logic/claim/95/comment')
        .reply(200, ok([question, ...later.map((comment) => buildComment(comment))]));
      api().get('/api/logic/claim/95/history').reply(200, ok([]));
      renderApp('/reclamos/501', { user: buildClientUser() });
      await waitFor(() => expect(screen.getAllByText('¿Qué día podés?')).toHaveLength(1 + count));
      expect(screen.queryAllByText('Espera respuesta')).toHaveLength(count);
      const next = screen.getByRole('region', { name: 'Qué sigue y para cuándo' });
      expect(within(next).queryAllByText('¿Qué día podés?')).toHaveLength(count);
    },
  );

  test('does not let its client pause the term', async () => {
    const { user } = open(buildClientUser(), {});
    await user.type(await screen.findByLabelText('Escribí un mensaje'), 'Hola');
    expect(screen.queryByRole('checkbox', { name: /Esperar/ })).not.toBeInTheDocument();
  });
});

describe('a leak on a Friday evening, whose first answer is due on Tuesday after a holiday,', () => {
  const term = { due: 'answer' as const, at: '2026-11-24T16:00:00.000Z' };
  const leak = buildUnitClaim({
    priority: 'urgent',
    claim: { description: 'Se inunda la cocina', created_at: '2026-11-20T23:10:00.000Z', term },
  });
  /** Sets the current date only; timers stay real. */
  const at = (now: string) =>
    jest.useFakeTimers({
      now: Date.parse(now),
      doNotFake: [
        'hrtime',
        'nextTick',
        'performance',
        'queueMicrotask',
        'requestAnimationFrame',
        'cancelAnimationFrame',
        'requestIdleCallback',
        'cancelIdleCallback',
        'setImmediate',
        'clearImmediate',
        'setInterval',
        'clearInterval',
        'setTimeout',
        'clearTimeout',
      ],
    });
  afterEach(() => jest.useRealTimers());
  const openClaim = (user: SignedInUser) => {
    api().get('/api/logic/unit_claim/501').reply(200, ok(leak));
    api().get('/api/logic/claim/95/comment').reply(200, ok([]));
    api().get('/api/logic/claim/95/history').reply(200, ok([]));
    renderApp('/reclamos/501', { user });
  };
  const openRow = async () => {
    api()
      .get('/api/logic/unit_claim')
      .query(true)
      .reply(200, pageOf([leak]));
    renderApp('/reclamos', { user: buildUser() });
    await screen.findByText('Se inunda la cocina');
    return rowWith('Se inunda la cocina');
  };

  test('shows its client the name of that day', async () => {
    at('2026-11-20T20:12:00-03:00');
    openClaim(buildClientUser());
    await expectText(/Te respondemos a más tardar el martes 24\/11\./);
  });

  test('shows staff the day and the time', async () => {
    at('2026-11-20T20:12:00-03:00');
    openClaim(buildUser());
    await expectText(/^Primera respuesta: vence el martes 24\/11 a las 13:00\.$/);
  });

  test.each([
    ['on Tuesday morning with its hour', '2026-11-24T09:05:00-03:00', 'vence 13:00'],
    ['on Tuesday afternoon as over', '2026-11-24T13:01:00-03:00', 'venció hoy'],
    ['on Thursday by the days that it is late', '2026-11-26T09:00:00-03:00', 'vencido 2 d'],
  ])('has a tag in the list of staff %s', async (_when, now, tag) => {
    at(now);
    expect(await openRow()).toHaveTextContent(tag);
  });

  test('has no tag in the list before that day', async () => {
    at('2026-11-20T20:12:00-03:00');
    expect(await openRow()).not.toHaveTextContent(/venc/);
  });
});
