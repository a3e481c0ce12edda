import { screen, waitFor, within } from '@testing-library/react';
import { buildProjectClaim, buildUnitClaim, ok, pageOf } from '../../support/builders/claims';
import { buildClientUser, buildConsortiumUser, buildUser } from '../../support/builders/users';
import { headers } from '../../support/records';
import { api, renderApp } from '../../support/renderApp';

test('staff see every column of unit claims, price, priority and the change of status', async () => {
  api()
    .get('/api/logic/unit_claim')
    .query({ page: 1, page_size: 10 })
    .reply(200, pageOf([buildUnitClaim({ claim: { repair_price: '125000.00' }, priority: 'urgent' })]));
  renderApp('/reclamos', { user: buildUser() });
  expect(await screen.findByText('$ 125.000,00')).toBeInTheDocument();
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
  expect(within(row).getByRole('link', { name: 'Ver el reclamo 95' })).toHaveAttribute('href', '/reclamos/501');
  expect(within(row).getByRole('button', { name: 'Cambiar estado del reclamo 95' })).toBeInTheDocument();
  expect(within(row).getByRole('checkbox', { name: 'Seleccionar el reclamo 95' })).toBeInTheDocument();
});

test('a client sees neither price nor priority nor the change of status', async () => {
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

test('a consortium sees its project claims with their price, which it cannot change', async () => {
  api()
    .get('/api/logic/project_claim')
    .query(true)
    .reply(200, pageOf([buildProjectClaim()]));
  renderApp('/consorcio-reclamos', { user: buildConsortiumUser() });
  expect(await screen.findByText('$ 125.000,00')).toBeInTheDocument();
  expect(headers()).toEqual([
    'ID',
    'Fecha',
    'Nombre',
    'Edificio / Unidad',
    'Motivo',
    'Descripción',
    'Mensajes',
    'Precio',
    'Estado',
    'Acciones',
  ]);
  expect(screen.queryByRole('button', { name: /^Precio de reparación/ })).not.toBeInTheDocument();
});

test('typing filters on the server, keeps the filter in the address, and can be cleared', async () => {
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

test('a click on a title sorts on the server, and back on page 1', async () => {
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

test('a server that answers the whole list without paging is sorted, filtered and paged in the browser', async () => {
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

test('a list that fails says why in its place and can be retried', async () => {
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

test('an empty list says what to do next', async () => {
  api().get('/api/logic/unit_claim').query(true).reply(200, pageOf([]));
  renderApp('/reclamos', { user: buildClientUser() });
  expect(await screen.findByText('Todavía no hay reclamos.')).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: /Crear reclamo/ })[0]).toHaveAttribute(
    'href',
    '/reclamos/agregar-reclamo',
  );
});

test('the priority dot offers Alta, Media and Baja and sends the choice with what was seen', async () => {
  api()
    .get('/api/logic/unit_claim')
    .query(true)
    .twice()
    .reply(200, pageOf([buildUnitClaim()]));
  api()
    .put('/api/logic/unit_claim/501/priority', { priority: 'urgent', from: 'medium' })
    .reply(
      200,
      ok({
        id: 95,
        claim_type: 'UNIT',
        claim_status: { code: 'pending', label: 'En análisis' },
        priority: 'urgent',
        repair_price: null,
      }),
    );
  const { user } = renderApp('/reclamos', { user: buildUser() });
  await user.click(await screen.findByRole('button', { name: 'Prioridad Baja del reclamo 95. Cambiar' }));
  const options = await screen.findAllByRole('menuitem');
  expect(options.map((option) => option.textContent)).toEqual(['Alta', 'Media', 'Baja']);
  await user.click(options[0]!);
  expect(await screen.findByText('Prioridad actualizada!')).toBeInTheDocument();
});

test('the status menu offers only the moves that are possible now; rejecting asks for its reason first', async () => {
  api()
    .get('/api/logic/unit_claim')
    .query(true)
    .twice()
    .reply(200, pageOf([buildUnitClaim()]));
  api()
    .post('/api/logic/claim/95/status/reject', { reason: 'No corresponde a la garantía.' })
    .query({ from: 'pending' })
    .reply(
      200,
      ok({
        id: 95,
        claim_type: 'UNIT',
        claim_status: { code: 'rejected', label: 'Rechazado' },
        priority: 'medium',
        repair_price: null,
      }),
    );
  const { user } = renderApp('/reclamos', { user: buildUser() });
  await user.click(await screen.findByRole('button', { name: 'Cambiar estado del reclamo 95' }));
  expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual(['Aprobar', 'Rechazar']);
  await user.click(await screen.findByRole('menuitem', { name: 'Rechazar' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('Todas las personas que ven el reclamo van a leer el motivo.');
  await user.click(within(dialog).getByRole('button', { name: 'Rechazar' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Debe indicar el motivo.');
  await user.type(within(dialog).getByLabelText('Motivo del rechazo'), 'No corresponde a la garantía.');
  await user.click(within(dialog).getByRole('button', { name: 'Rechazar' }));
  expect(await screen.findByText('Estado actualizado!')).toBeInTheDocument();
});

test('a rejection that fails says why beside the reason, which stays', async () => {
  api()
    .get('/api/logic/unit_claim')
    .query(true)
    .twice()
    .reply(200, pageOf([buildUnitClaim()]));
  api()
    .post('/api/logic/claim/95/status/reject')
    .query({ from: 'pending' })
    .reply(409, { success: false, message: 'Otra persona cambió este reclamo: ahora está en «Aprobado».' });
  const { user } = renderApp('/reclamos', { user: buildUser() });
  await user.click(await screen.findByRole('button', { name: 'Cambiar estado del reclamo 95' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Rechazar' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText('Motivo del rechazo'), 'Ya se arregló.');
  await user.click(within(dialog).getByRole('button', { name: 'Rechazar' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('ahora está en «Aprobado»');
  expect(within(dialog).getByLabelText('Motivo del rechazo')).toHaveValue('Ya se arregló.');
});

describe('the price editor', () => {
  const openEditor = async (price: string | null) => {
    api()
      .get('/api/logic/unit_claim')
      .query(true)
      .reply(200, pageOf([buildUnitClaim({ claim: { repair_price: price } })]));
    const { user } = renderApp('/reclamos', { user: buildUser() });
    await user.click(await screen.findByRole('button', { name: /^Precio de reparación del reclamo 95/ }));
    // No waiting: it is there with the click that asked for it.
    return { user, field: screen.getByRole('textbox', { name: 'Precio de reparación del reclamo 95' }) };
  };
  const expectSaved = (body: object) => {
    api()
      .put('/api/logic/claim/95/repair_price', body as never)
      .reply(
        200,
        ok({
          id: 95,
          claim_type: 'UNIT',
          claim_status: { code: 'pending', label: 'En análisis' },
          priority: 'medium',
          repair_price: (body as { repair_price: string }).repair_price,
        }),
      );
    api()
      .get('/api/logic/unit_claim')
      .query(true)
      .reply(200, pageOf([buildUnitClaim()]));
  };

  test('is ready with the click, its old value selected; Enter saves, and the message names what was saved', async () => {
    const { user, field } = await openEditor('494000.00');
    expect(field).toHaveFocus();
    expectSaved({ repair_price: '125000.50', from: '494000.00' });
    await user.keyboard('125.000,50{Enter}');
    expect(
      await screen.findByText('El precio de reparación se actualizó correctamente: $ 125.000,50'),
    ).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: /^Precio de reparación/ })).not.toBeInTheDocument();
  });

  test('forgets what was typed on Escape', async () => {
    const { user } = await openEditor('494000.00');
    await user.keyboard('1{Escape}');
    expect(
      await screen.findByRole('button', { name: 'Precio de reparación del reclamo 95: $ 494.000,00' }),
    ).toBeInTheDocument();
  });

  test('asks once more before $ 0, and says of a price that is too large that it is', async () => {
    const { user, field } = await openEditor(null);
    await user.keyboard('99999999999{Enter}');
    expect(await screen.findByText('El precio no puede superar $ 9.999.999.999,99.')).toBeInTheDocument();
    await user.clear(field);
    await user.keyboard('0{Enter}');
    expect(await screen.findByText(/Vas a guardar \$ 0,00/)).toBeInTheDocument();
    expectSaved({ repair_price: '0.00', from: null });
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Precio actualizado!')).toBeInTheDocument();
  });
});

test('number, description and sign lead to the claim, and its status opens the same menu as the sign beside', async () => {
  api()
    .get('/api/logic/unit_claim')
    .query(true)
    .reply(200, pageOf([buildUnitClaim()]));
  const { user } = renderApp('/reclamos', { user: buildUser() });
  expect(await screen.findByRole('link', { name: '95' })).toHaveAttribute('href', '/reclamos/501');
  expect(screen.getAllByRole('link').filter((link) => link.getAttribute('href') === '/reclamos/501')).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Estado En análisis del reclamo 95. Cambiar' }));
  expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual(['Aprobar', 'Rechazar']);
});

test('a row is one stop of the Tab key, with arrows inside and to the same thing of the next row', async () => {
  const two = [buildUnitClaim(), buildUnitClaim({ id: 502, claim_id: 99, claim: { id: 99 } })];
  api().get('/api/logic/unit_claim').query(true).reply(200, pageOf(two));
  const { user } = renderApp('/reclamos', { user: buildUser() });
  const box = await screen.findByRole('checkbox', { name: 'Seleccionar el reclamo 95' });
  box.closest('tr')?.focus();
  await user.keyboard('{ArrowRight}');
  expect(box).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('checkbox', { name: 'Seleccionar el reclamo 99' })).toHaveFocus();
  await user.keyboard('{Escape}{ArrowUp}');
  expect(box.closest('tr')).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('checkbox', { name: 'Seleccionar el reclamo 99' }).closest('tr')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(window.location.pathname).toBe('/reclamos/502');
});

test('every filter of the address is told by its name and can be taken away', async () => {
  api()
    .get('/api/logic/unit_claim/counts')
    .query({ project_id: '3', client_id: '10', status: 'pending,approved', by: 'client_id,project_id' })
    .reply(
      200,
      ok({
        counts: [
          { filter: 'project_id', value: '3', label: 'Torre Oroño', count: 4 },
          { filter: 'client_id', value: '10', label: 'Raúl Ferreyra', count: 0 },
        ],
      }),
    );
  api()
    .get('/api/logic/unit_claim')
    .query({ page: 1, page_size: 10, project_id: '3', client_id: '10', status: 'pending,approved' })
    .reply(200, pageOf([buildUnitClaim()]));
  const { user } = renderApp('/reclamos?client_id=10&project_id=3&status=pending,approved', { user: buildUser() });
  expect(await screen.findByRole('button', { name: 'Quitar Proyecto: Torre Oroño' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Quitar Cliente: Raúl Ferreyra' })).toBeInTheDocument();
  expect(screen.getByText('1 resultado')).toBeInTheDocument();
  api()
    .get('/api/logic/unit_claim/counts')
    .query(true)
    .reply(200, ok({ counts: [] }));
  api()
    .get('/api/logic/unit_claim')
    .query({ page: 1, page_size: 10, project_id: '3', client_id: '10', status: 'approved' })
    .reply(200, pageOf([]));
  await user.click(screen.getByRole('button', { name: 'Quitar Estado: En análisis' }));
  expect(await screen.findByText('Ningún resultado coincide con la búsqueda.')).toBeInTheDocument();
});

test('columns are chosen and moved by keyboard, stay so for who chose them, and go back to as they were', async () => {
  api()
    .get('/api/logic/unit_claim')
    .query(true)
    .reply(200, pageOf([buildUnitClaim()]));
  const { user } = renderApp('/reclamos', { user: buildUser() });
  await user.click(await screen.findByRole('button', { name: 'Columnas' }));
  const panel = await screen.findByRole('dialog', { name: 'Columnas' });
  await user.click(within(panel).getByRole('checkbox', { name: 'Antigüedad' }));
  await user.click(within(panel).getByRole('checkbox', { name: 'Rubro' }));
  await user.click(within(panel).getByRole('button', { name: 'Fecha: después' }));
  expect(headers().slice(0, 4)).toEqual(['ID', 'Nombre y apellido', 'Fecha', 'Edificio / Unidad']);
  expect(headers()).toContain('Antigüedad');
  expect(headers()).not.toContain('Rubro');
  await waitFor(() => expect(localStorage.getItem('table-layouts')).toContain('"age":true'));
  await user.click(within(panel).getByRole('button', { name: 'Como estaba' }));
  expect(headers().slice(0, 3)).toEqual(['ID', 'Fecha', 'Nombre y apellido']);
  expect(headers()).toContain('Rubro');
});

test('a click with Shift orders by a second column too', async () => {
  api()
    .get('/api/logic/unit_claim')
    .query(true)
    .reply(200, pageOf([buildUnitClaim()]))
    .persist();
  const { user } = renderApp('/reclamos?sort=-priority', { user: buildUser() });
  await screen.findByText('2° B Torre Oroño');
  await user.keyboard('{Shift>}');
  await user.click(screen.getByRole('button', { name: 'Fecha' }));
  await user.keyboard('{/Shift}');
  expect(window.location.search).toBe('?sort=-priority%2Cdate');
});

test('staff have the questions of every day one click away', async () => {
  api()
    .get('/api/logic/unit_claim')
    .query({ page: 1, page_size: 10 })
    .reply(200, pageOf([buildUnitClaim()]));
  api().get('/api/logic/unit_claim').query({ page: 1, page_size: 10, waiting: 'true' }).reply(200, pageOf([]));
  const { user } = renderApp('/reclamos', { user: buildUser() });
  expect(await screen.findByRole('button', { name: 'Todos', pressed: true })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Mis proyectos' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Sin respuesta/ }));
  expect(await screen.findByRole('button', { name: /^Sin respuesta/, pressed: true })).toBeInTheDocument();
  expect(window.location.search).toBe('?waiting=true');
  expect(screen.getByRole('button', { name: 'Quitar Sin respuesta' })).toBeInTheDocument();
  expect(await screen.findByText('Ningún resultado coincide con la búsqueda.')).toBeInTheDocument();
});

test('all that the list finds is exported in the columns that it shows, their number said first', async () => {
  api()
    .get('/api/logic/unit_claim')
    .query(true)
    .reply(200, pageOf([buildUnitClaim()], 33));
  const asked = api()
    .get('/api/logic/unit_claim/export')
    .query((query) => query.format === 'xlsx' && query.has_price === 'false' && query.columns === shown)
    .reply(500, { success: false, message: 'Error interno del servidor.' });
  const shown =
    'id,date,name,building,location,location_detail,category,item,description,messages,priority,price,status';
  const { user } = renderApp('/reclamos?has_price=false', { user: buildUser() });
  await screen.findByText('2° B Torre Oroño');
  await user.click(screen.getByRole('button', { name: 'Exportar' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Excel: 33 filas' }));
  expect(await screen.findByText('No pudimos exportar la lista.')).toBeInTheDocument();
  expect(asked.isDone()).toBe(true);
});
