import { screen, waitFor, within } from '@testing-library/react';
import { buildUnitClaim, ok, pageOf } from '../../support/builders/claims';
import { buildUser } from '../../support/builders/users';
import { headers } from '../../support/records';
import { api, renderApp } from '../../support/renderApp';

test('number and description link to the claim, the status opens the moves, and "…" opens the menu with further actions', async () => {
  api()
    .get('/api/logic/unit_claim')
    .query(true)
    .reply(200, pageOf([buildUnitClaim()]));
  const { user } = renderApp('/reclamos', { user: buildUser() });
  expect(await screen.findByRole('link', { name: '95' })).toHaveAttribute('href', '/reclamos/501');
  expect(screen.getAllByRole('link').filter((link) => link.getAttribute('href') === '/reclamos/501')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Estado En análisis del reclamo 95. Cambiar' }));
  expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual(['Aprobar', 'Rechazar']);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('button', { expanded: true })).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Acciones del reclamo 95' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Ver el reclamo' }));
  expect(window.location.pathname).toBe('/reclamos/501');
});

test('the checkbox in the head selects the rows of the page, and is mixed while only some are selected', async () => {
  const two = [buildUnitClaim(), buildUnitClaim({ id: 502, claim_id: 99, claim: { id: 99 } })];
  api().get('/api/logic/unit_claim').query(true).reply(200, pageOf(two));
  const { user } = renderApp('/reclamos', { user: buildUser() });
  const page = await screen.findByRole('checkbox', { name: 'Seleccionar las 2 filas de esta página' });
  await user.click(page);
  expect(page).toBeChecked();
  expect(await screen.findByText('2 reclamos seleccionados')).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Seleccionar el reclamo 99' }));
  expect(page).toBePartiallyChecked();
  await user.click(page);
  await user.click(page);
  expect(screen.queryByText(/seleccionados/)).not.toBeInTheDocument();
});

test('a row is one Tab stop, with arrow keys inside it and to the same control of the next row', async () => {
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
  await waitFor(() => expect(window.location.pathname).toBe('/reclamos/502'));
});

test('every filter of the address has a chip with its name that removes it', async () => {
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
    .get('/api/logic/unit_claim')
    .query({ page: 1, page_size: 10, project_id: '3', client_id: '10' })
    .reply(200, pageOf([]));
  await user.click(screen.getByRole('button', { name: 'Quitar Estado: En análisis, Aprobado' }));
  expect(await screen.findByText('Ningún resultado coincide con la búsqueda.')).toBeInTheDocument();
  // The names are known, and are not asked for again.
  expect(screen.getByRole('button', { name: 'Quitar Proyecto: Torre Oroño' })).toBeInTheDocument();
});

test('columns are chosen and moved by keyboard, stored per user, and can be reset', async () => {
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
  await user.click(within(panel).getByRole('button', { name: 'Restablecer' }));
  expect(headers().slice(0, 3)).toEqual(['ID', 'Fecha', 'Nombre y apellido']);
  expect(headers()).toContain('Rubro');
});

test('a click with Shift sorts by a second column too', async () => {
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

test('staff have predefined views for their daily work; those of waiting claims contain only open ones', async () => {
  api()
    .get('/api/logic/unit_claim')
    .query({ page: 1, page_size: 10 })
    .reply(200, pageOf([buildUnitClaim()]));
  api().get('/api/logic/unit_claim').query({ page: 1, page_size: 10, waiting: 'true' }).reply(200, pageOf([]));
  api()
    .get('/api/logic/unit_claim')
    .query({ page: 1, page_size: 10, waiting: 'true', sort: '-waiting' })
    .reply(200, pageOf([]));
  const { user } = renderApp('/reclamos', { user: buildUser() });
  expect(await screen.findByRole('button', { name: 'Todos', pressed: true })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Mis proyectos' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Sin respuesta/ }));
  expect(await screen.findByRole('button', { name: /^Sin respuesta/, pressed: true })).toBeInTheDocument();
  expect(window.location.search).toBe('?waiting=true');
  expect(screen.getByRole('button', { name: 'Quitar Sin respuesta' })).toBeInTheDocument();
  expect(await screen.findByText('Ningún resultado coincide con la búsqueda.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Esperan hace más' }));
  expect(window.location.search).toBe('?sort=-waiting&waiting=true');
});

test('all claims of the list are exported with its visible columns, after showing their number', async () => {
  api()
    .get('/api/logic/unit_claim')
    .query(true)
    .reply(200, pageOf([buildUnitClaim()], 33));
  const asked = api()
    .get('/api/logic/unit_claim/export')
    .query((query) => query.format === 'xlsx' && query.has_price === 'false' && query.columns === shown)
    .reply(500, { success: false, message: 'Error interno del servidor.' });
  const shown =
    'id,date,name,building,location,location_detail,category,item,description,messages,priority,price,status,responsible';
  const { user } = renderApp('/reclamos?has_price=false', { user: buildUser() });
  await screen.findByText('2° B Torre Oroño');
  await user.click(screen.getByRole('button', { name: 'Exportar' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Excel: 33 filas' }));
  expect(await screen.findByText('No pudimos exportar la lista.')).toBeInTheDocument();
  expect(asked.isDone()).toBe(true);
});
