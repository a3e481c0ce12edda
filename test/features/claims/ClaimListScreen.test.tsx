import { screen, within } from '@testing-library/react';
import { buildProjectClaim, buildUnitClaim, ok, pageOf } from '../../support/builders/claims';
import { buildClientUser, buildConsortiumUser, buildUser } from '../../support/builders/users';
import { headers } from '../../support/records';
import { api, renderApp } from '../../support/renderApp';

test('staff see every column of unit claims, with price, priority and status menu', async () => {
  api()
    .get('/api/logic/unit_claim')
    .query({ page: 1, page_size: 10 })
    .reply(200, pageOf([buildUnitClaim({ claim: { repair_price: '125000.00' }, priority: 'urgent' })]));
  renderApp('/reclamos', { user: buildUser() });
  expect(await screen.findByText('$ 125.000,00')).toBeInTheDocument();
  expect(screen.getByTitle('$ 125.000,00')).toHaveRole('cell');
  expect(headers()).toEqual([
    'ID',
    'Fecha',
    'Nombre y apellido',
    'Edificio / Unidad',
    'Lugar',
    'Lugar en la unidad',
    'Rubro',
    'Ítem',
    'Descripción',
    'Mensajes',
    'Prioridad',
    'Precio',
    'Estado',
    'Responsable',
    'Acciones',
  ]);
  const row = screen.getAllByRole('row').find((candidate) => within(candidate).queryByText('95'))!;
  for (const cell of [
    '02/11/2026',
    'Laura Giménez',
    '2° B Torre Oroño',
    'Cocina',
    'Mesada',
    'Sanitarios',
    'Canilla o grifería',
    '2',
    'Alta',
    'En análisis',
  ])
    expect(within(row).getByText(cell)).toBeInTheDocument();
  expect(within(row).getByRole('link', { name: '95' })).toHaveAttribute('href', '/reclamos/501');
  expect(within(row).getByRole('button', { name: 'Acciones del reclamo 95' })).toBeInTheDocument();
  expect(within(row).getByRole('checkbox', { name: 'Seleccionar el reclamo 95' })).toBeInTheDocument();
});

test('a client sees no price, no priority and no status menu', async () => {
  api()
    .get('/api/logic/unit_claim')
    .query(true)
    .reply(200, pageOf([buildUnitClaim()]));
  renderApp('/reclamos', { user: buildClientUser() });
  await screen.findByText('2° B Torre Oroño');
  expect(headers()).not.toEqual(expect.arrayContaining(['Precio']));
  expect(headers()).not.toEqual(expect.arrayContaining(['Prioridad']));
  expect(screen.queryByRole('button', { name: /Cambiar estado/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

test.each([
  ['one building', undefined, []],
  [
    'several buildings',
    [
      { id: 3, name: 'Torre Oroño' },
      { id: 4, name: 'Torre Sur' },
    ],
    ['Edificio'],
  ],
])('a consortium of %s sees its claims with their price, but cannot change it', async (_, projects, building) => {
  api()
    .get('/api/logic/project_claim')
    .query(true)
    .reply(200, pageOf([buildProjectClaim()]));
  renderApp('/consorcio-reclamos', { user: buildConsortiumUser({ projects }) });
  expect(await screen.findByText('$ 125.000,00')).toBeInTheDocument();
  expect(headers()).toEqual([
    'ID',
    'Fecha',
    ...building,
    'Motivo',
    'Descripción',
    'Mensajes',
    'Precio',
    'Estado',
    'Acciones',
  ]);
  expect(screen.queryByRole('button', { name: /^Precio de reparación/ })).not.toBeInTheDocument();
});

test('a consortium of several buildings reads how many claims wait for whom; with one building there is no summary', async () => {
  const projects = [
    { id: 3, name: 'Torre Oroño' },
    { id: 4, name: 'Torre Sur' },
  ];
  const waiting = buildProjectClaim({ id: 812, claim_id: 812 });
  api()
    .get('/api/logic/project_claim')
    .query({ page: 1, page_size: 10 })
    .reply(200, pageOf([buildProjectClaim()]));
  api()
    .get('/api/logic/project_claim')
    .query({ page: 1, page_size: 3, next: 'you', sort: 'date' })
    .reply(200, pageOf([waiting]));
  const count = (value: string, count: number) => ({ filter: 'next', value, label: null, count });
  api()
    .get('/api/logic/project_claim/counts')
    .query({ by: 'next' })
    .reply(200, ok({ counts: [count('you', 1), count('company', 9)] }));
  const { unmount } = renderApp('/consorcio-reclamos', { user: buildConsortiumUser({ projects }) });
  const summary = within(await screen.findByRole('region', { name: 'Qué sigue' }));
  expect(summary.getByRole('link', { name: '1 espera algo de vos' })).toHaveAttribute(
    'href',
    '/consorcio-reclamos?next=you',
  );
  expect(summary.getByText('0 con visita acordada')).not.toHaveRole('link');
  expect(summary.getByRole('link', { name: '9 en manos de la empresa' })).toBeInTheDocument();
  expect(await summary.findByRole('link', { name: 'Reclamo 812, Torre Oroño' })).toHaveAttribute(
    'href',
    '/consorcio-reclamos/812',
  );
  unmount();
  api()
    .get('/api/logic/project_claim')
    .query({ page: 1, page_size: 10, next: 'you' })
    .reply(200, pageOf([waiting]));
  renderApp('/consorcio-reclamos?next=you', { user: buildConsortiumUser() });
  expect(await screen.findByRole('button', { name: /Esperan algo de vos/ })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Qué sigue' })).not.toBeInTheDocument();
});

test('typing filters on the server and in the address, and the filter can be cleared', async () => {
  api()
    .get('/api/logic/unit_claim')
    .query({ page: 1, page_size: 10 })
    .reply(200, pageOf([buildUnitClaim()]))
    .persist();
  api().get('/api/logic/unit_claim').query({ page: 1, page_size: 10, q: 'canilla' }).reply(200, pageOf([]));
  const { user } = renderApp('/reclamos', { user: buildUser() });
  await user.type(await screen.findByRole('searchbox'), 'canilla');
  expect(await screen.findByText('Ningún resultado coincide con la búsqueda.')).toBeInTheDocument();
  expect(window.location.search).toBe('?q=canilla');
  await user.click(screen.getAllByRole('button', { name: 'Limpiar filtros' })[0]!);
  expect(await screen.findByText('2° B Torre Oroño')).toBeInTheDocument();
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

test('a click on a header sorts on the server and returns to page 1', async () => {
  api()
    .get('/api/logic/unit_claim')
    .query({ page: 2, page_size: 10 })
    .reply(200, pageOf([buildUnitClaim()], 30, 2));
  api()
    .get('/api/logic/unit_claim')
    .query({ page: 1, page_size: 10, sort: 'price' })
    .reply(
      200,
      pageOf(
        [
          buildUnitClaim({
            contract: {
              ...buildUnitClaim().unit_claim.contract,
              unit: { id: 62, name: '9° C', project: { id: 3, name: 'Torre Oroño' } },
            },
          }),
        ],
        30,
      ),
    );
  const { user } = renderApp('/reclamos?page=2', { user: buildUser() });
  await screen.findByText('2° B Torre Oroño');
  await user.click(screen.getAllByText('Precio')[0]!);
  expect(await screen.findByText('9° C Torre Oroño')).toBeInTheDocument();
  expect(window.location.search).toBe('?sort=price');
});

test('a server that returns the whole list without paging: the browser sorts, filters and pages it', async () => {
  const all = Array.from({ length: 12 }, (_, index) =>
    buildUnitClaim({
      id: 600 + index,
      claim_id: 200 + index,
      claim: { id: 200 + index, description: index === 11 ? 'La cañería hace ruido' : 'Gotea' },
    }),
  );
  api().get('/api/logic/unit_claim').query(true).reply(200, { success: true, data: all }).persist();
  const { user } = renderApp('/reclamos', { user: buildUser() });
  expect(await screen.findByText('1–10 de 12')).toBeInTheDocument();
  await user.type(screen.getByRole('searchbox'), 'caneria');
  expect(await screen.findByText('1–1 de 1')).toBeInTheDocument();
  expect(screen.getByText('211')).toBeInTheDocument();
});

test('a list that cannot be loaded shows the reason and a retry', async () => {
  api().get('/api/logic/unit_claim').query(true).reply(500, { success: false, message: 'Error interno del servidor.' });
  const { user } = renderApp('/reclamos', { user: buildClientUser() });
  expect(await screen.findByText('Error interno del servidor.')).toBeInTheDocument();
  api()
    .get('/api/logic/unit_claim')
    .query(true)
    .reply(200, pageOf([buildUnitClaim()]));
  await user.click(await screen.findByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('2° B Torre Oroño')).toBeInTheDocument();
});

test('an empty list shows the next step', async () => {
  api().get('/api/logic/unit_claim').query(true).reply(200, pageOf([]));
  renderApp('/reclamos', { user: buildClientUser() });
  expect(await screen.findByText('Todavía no hay reclamos.')).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: /Crear reclamo/ })[0]).toHaveAttribute(
    'href',
    '/reclamos/agregar-reclamo',
  );
});

test('a text that finds nothing offers a similar one, which one click searches', async () => {
  api()
    .get('/api/logic/unit_claim')
    .query({ page: 1, page_size: 10, q: 'giminez' })
    .reply(200, { success: true, data: [], meta: { total: 0, page: 1, page_size: 10, suggestion: 'Giménez' } });
  api()
    .get('/api/logic/unit_claim')
    .query({ page: 1, page_size: 10, q: 'Giménez' })
    .reply(200, pageOf([buildUnitClaim()]));
  const { user } = renderApp('/reclamos?q=giminez', { user: buildUser() });
  await user.click(await screen.findByRole('button', { name: '¿Quisiste decir «Giménez»?' }));
  expect(await screen.findByRole('table')).toBeInTheDocument();
  expect(screen.getByRole('searchbox')).toHaveValue('Giménez');
});
