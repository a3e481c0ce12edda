import { screen, within } from '@testing-library/react';
import { buildCount, buildProjectClaim, buildUnitClaim, ok, pageOf } from '../support/builders/claims';
import { buildFigures } from '../support/builders/terms';
import { buildUser } from '../support/builders/users';
import { buildVisitThisWeek } from '../support/builders/visits';
import { warmUp } from '../support/records';
import { api, renderApp } from '../support/renderApp';

warmUp(() => import('../../src/features/today/TodayScreen'));

const user = buildUser({ uses_terms: true });
const failure = { success: false, message: 'La base de datos no está disponible.' };

/** Responds to the calls of the page: 15 open claims of units, no project claims, two visits; figures of terms if used. */
function answers({ withTerms = true } = {}) {
  const calls = api().persist();
  const counts = [
    buildCount('status', 'pending', 12),
    buildCount('status', 'open', 3),
    buildCount('status', 'completed', 40),
    buildCount('due', 'late', 4),
    buildCount('responsible_id', user.id, 5),
    buildCount('responsible_id', 0, 2),
  ];
  const query = { status: 'pending,approved,open', by: 'status,due,responsible_id' };
  calls
    .get('/api/logic/unit_claim/counts')
    .query({ by: 'waiting' })
    .reply(200, ok({ counts: [buildCount('waiting', 'true', 7)] }));
  calls
    .get('/api/logic/project_claim/counts')
    .query({ by: 'waiting' })
    .reply(200, ok({ counts: [] }));
  calls.get('/api/logic/unit_claim/counts').query(query).reply(200, ok({ counts }));
  calls
    .get('/api/logic/project_claim/counts')
    .query(query)
    .reply(200, ok({ counts: [] }));
  calls.get('/api/logic/claim/unread').reply(200, ok({ unit: 6, project: 0, last_visit: null }));
  const oldest = { waiting: 'true', sort: '-waiting', page: 1, page_size: 3 };
  calls
    .get('/api/logic/unit_claim')
    .query(oldest)
    .reply(200, pageOf([buildUnitClaim()]));
  calls
    .get('/api/logic/project_claim')
    .query(oldest)
    .reply(200, pageOf([buildProjectClaim()]));
  calls
    .get('/api/logic/visit')
    .query(({ status }) => status === 'agreed,done,missed')
    .reply(200, ok([buildVisitThisWeek({ work_id: 41 }), buildVisitThisWeek({ id: 32, status: 'missed' })]));
  calls
    .get('/api/logic/lease_contract_request')
    .query({ status: 'requested,pending,under_review', page: 1, page_size: 1 })
    .reply(200, pageOf([], 3));
  const works = (filter: object, total: number) =>
    calls
      .get('/api/logic/work_order')
      .query({ ...filter, page: 1, page_size: 1 })
      .reply(200, pageOf([], total));
  const unsolved = { status: 'pending,approved,open', answer: 'no', page: 1, page_size: 1 };
  calls.get('/api/logic/unit_claim').query(unsolved).reply(200, pageOf([], 3));
  calls.get('/api/logic/project_claim').query(unsolved).reply(200, pageOf([], 0));
  const complaints = (state: string, total: number) =>
    calls.get('/api/logic/complaint').query({ state, page: 1, page_size: 1 }).reply(200, pageOf([], total));
  complaints('open,late', 2);
  complaints('late', 1);
  works({ status: 'done' }, 1);
  works({ status: 'refused' }, 0);
  works({ undated: 'true' }, 2);
  works({ stuck: 'true' }, 1);
  works({ unread: 'true' }, 3);
  if (withTerms) calls.get('/api/logic/terms/figures').query({ days: 30 }).reply(200, ok(buildFigures()));
}

const panel = async (name: string) => within(await screen.findByRole('region', { name }));

test('staff see what awaits them, and each figure links to the list that it counts', async () => {
  answers();
  renderApp('/hoy', { user });
  const claims = await panel('Reclamos de unidad');
  expect(await claims.findByRole('link', { name: '15 abiertos' })).toHaveAttribute(
    'href',
    '/reclamos?status=pending%2Capproved%2Copen',
  );
  const figure = (name: string) => claims.getByRole('link', { name }).getAttribute('href');
  const open = '/reclamos?status=pending%2Capproved%2Copen';
  expect(await claims.findByRole('link', { name: '7 Sin respuesta' })).toHaveAttribute(
    'href',
    '/reclamos?waiting=true&sort=-waiting',
  );
  expect(figure('4 Vencidos')).toBe(`${open}&due=late&sort=due`);
  expect(figure('0 Vencen hoy')).toBe(`${open}&due=today&sort=due`);
  expect(figure('5 A mi cargo')).toBe(`${open}&assigned=me`);
  expect(figure('2 Sin responsable')).toBe(`${open}&assigned=none`);
  expect(await claims.findByRole('link', { name: '6 Sin leer' })).toHaveAttribute('href', '/reclamos?unread=true');
  expect(claims.getByRole('link', { name: 'En análisis 12' })).toHaveAttribute('href', '/reclamos?status=pending');
  expect(await claims.findByRole('link', { name: '#95 · 2° B Torre Oroño' })).toHaveAttribute('href', '/reclamos/501');
  const projects = await panel('Reclamos de proyecto');
  expect(projects.getByText('No hay reclamos abiertos.')).toBeInTheDocument();
  expect(await projects.findByRole('link', { name: '#96 · Torre Oroño' })).toHaveAttribute(
    'href',
    '/consorcio-reclamos/801',
  );
  const visits = await panel('Visitas de hoy');
  expect((await visits.findAllByRole('link'))[1]).toHaveAttribute('href', '/trabajos/41');
  expect(visits.getByText('No se hizo')).toBeInTheDocument();
  const decisions = await panel('Por decidir');
  expect((await decisions.findAllByRole('link')).map((link) => link.textContent)).toEqual([
    '3 dijeron que no quedó resuelto',
    '1 reclamo formal con el plazo vencido',
    '2 reclamos formales sin contestar',
    '3 solicitudes de alquiler',
    '1 trabajo que no se pudo terminar',
    '3 trabajos con mensajes sin leer',
    '1 trabajo hecho, por verificar',
    '2 trabajos sin fecha',
  ]);
  const terms = await panel('Plazos, últimos 30 días');
  expect(await terms.findByText('1.184 de 1.247 en término')).toBeInTheDocument();
  expect(terms.getByText('94 %')).toBeInTheDocument();
});

test('without terms the page shows neither due dates nor their shares', async () => {
  answers({ withTerms: false });
  renderApp('/hoy', { user: buildUser() });
  const claims = await panel('Reclamos de unidad');
  expect(await claims.findByRole('link', { name: '7 Sin respuesta' })).toBeInTheDocument();
  expect(claims.queryByText('Vencidos')).toBeNull();
  expect(screen.queryByRole('region', { name: 'Plazos, últimos 30 días' })).toBeNull();
});

test('a panel that could not be loaded says so, and its retry loads it', async () => {
  api().get('/api/logic/unit_claim/counts').query(true).reply(503, failure);
  api().get('/api/logic/work_order').query({ status: 'done', page: 1, page_size: 1 }).reply(503, failure);
  answers();
  const { user: person } = renderApp('/hoy', { user });
  const claims = await panel('Reclamos de unidad');
  expect(await claims.findByText('No pudimos contar los reclamos.')).toBeInTheDocument();
  await person.click(claims.getByRole('button', { name: 'Reintentar' }));
  expect(await claims.findByRole('link', { name: '15 abiertos' })).toBeInTheDocument();
  const decisions = await panel('Por decidir');
  await person.click(await decisions.findByRole('button', { name: 'Reintentar' }));
  expect(await decisions.findByText('1 trabajo hecho, por verificar')).toBeInTheDocument();
});

test('an owner has no such page: neither in the menu nor at its address', async () => {
  renderApp('/hoy', { user: buildUser({ type: 'client' }) });
  expect(await screen.findByRole('link', { name: 'Reclamos de unidad' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Hoy' })).toBeNull();
  expect(screen.queryByRole('heading', { level: 1, name: 'Hoy' })).toBeNull();
});
