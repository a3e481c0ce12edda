import { screen, waitFor, within } from '@testing-library/react';
import { ok, pageOf } from '../support/builders/claims';
import { buildClient } from '../support/builders/clients';
import { buildLeaseRequest } from '../support/builders/leases';
import { buildConsortium, buildManager } from '../support/builders/managers';
import { buildProject } from '../support/builders/projects';
import { buildUnit } from '../support/builders/units';
import { buildUser } from '../support/builders/users';
import { warmUp } from '../support/records';
import { api, renderApp } from '../support/renderApp';

warmUp(() => import('../../src/ui/table/filters/ListFilterPanel'));

const projects = [buildProject({ id: 3, name: 'Torre Oroño' }), buildProject({ id: 4, name: 'Ribera Pichincha' })];

/** Responds to a list call with any query, and returns the filters of the last one. */
function answer(path: string, row: object) {
  let asked = new URLSearchParams();
  api()
    .get(path)
    .query(true)
    .reply(200, (uri) => {
      // Only here is it known that the call was this one: `query` runs for every other path too.
      asked = new URL(uri, 'http://posventa.test').searchParams;
      return pageOf([row], 12);
    })
    .persist();
  return (name: string) => asked.get(name);
}

async function openPanel(address: string, title: string) {
  const view = renderApp(address, { user: buildUser() });
  await view.user.click(await screen.findByRole('button', { name: /^Filtros/ }));
  return { ...view, panel: await screen.findByRole('dialog', { name: title }) };
}
const inAddress = () => Object.fromEntries(new URLSearchParams(window.location.search));

test('several statuses of requests are one filter, and share one chip', async () => {
  const asked = answer('/api/logic/lease_contract_request', buildLeaseRequest());
  const { user, panel } = await openPanel('/lease-requests', 'Filtrar alquileres');
  await user.click(within(panel).getByRole('checkbox', { name: 'Solicitado' }));
  await user.click(within(panel).getByRole('checkbox', { name: 'En revisión' }));
  await waitFor(() => expect(inAddress()).toEqual({ status: 'requested,under_review' }));
  await user.click(await within(panel).findByRole('button', { name: 'Ver 12 resultados' }));
  await waitFor(() => expect(asked('status')).toBe('requested,under_review'));
  await user.click(screen.getByRole('button', { name: 'Quitar Estado: Solicitado, En revisión' }));
  await waitFor(() => expect(inAddress()).toEqual({}));
});

test('several projects of units are one filter; active and inactive are exclusive', async () => {
  api().get('/api/logic/project').query(true).reply(200, ok(projects)).persist();
  const asked = answer('/api/logic/unit', buildUnit());
  const { user, panel } = await openPanel('/unidades?project_id=3', 'Filtrar unidades');
  expect(await within(panel).findByRole('checkbox', { name: 'Torre Oroño' })).toBeChecked();
  await waitFor(() => expect(asked('project_id')).toBe('3'));
  await user.click(within(panel).getByRole('checkbox', { name: 'Ribera Pichincha' }));
  await user.click(within(panel).getByRole('checkbox', { name: 'Activas' }));
  await user.click(within(panel).getByRole('checkbox', { name: 'Inactivas' }));
  await waitFor(() => expect(inAddress()).toEqual({ project_id: '3,4', active: 'false' }));
  expect(await screen.findByRole('button', { name: 'Filtros (2)' })).toBeInTheDocument();
  await user.click(within(panel).getByRole('button', { name: 'Limpiar filtros' }));
  await waitFor(() => expect(inAddress()).toEqual({}));
});

test('clients can be filtered by inactive', async () => {
  const asked = answer('/api/logic/client', buildClient());
  const { user, panel } = await openPanel('/clientes', 'Filtrar clientes');
  await user.click(within(panel).getByRole('checkbox', { name: 'Inactivos' }));
  expect(await screen.findByRole('button', { name: 'Quitar Inactivos' })).toBeInTheDocument();
  await waitFor(() => expect(asked('active')).toBe('false'));
});

test('users can be filtered by one type or both', async () => {
  api()
    .get('/api/model/manager')
    .reply(200, ok([buildManager()]));
  api()
    .get('/api/model/consortiumRoutes')
    .reply(200, ok([buildConsortium()]));
  api().get('/api/model/admin').optionally().reply(200, ok([]));
  const { user, panel } = await openPanel('/managers?type=consortium', 'Filtrar usuarios');
  expect(await within(panel).findByRole('button', { name: 'Ver 1 resultado' })).toBeInTheDocument();
  await user.click(within(panel).getByRole('checkbox', { name: 'Supervisor' }));
  await waitFor(() => expect(inAddress()).toEqual({ type: 'consortium,manager' }));
  expect(await within(panel).findByRole('button', { name: 'Ver 2 resultados' })).toBeInTheDocument();
});

test('the filters are beside a list that stays usable: one panel at a time, closed by its button or Escape', async () => {
  answer('/api/logic/client', buildClient());
  const { user, panel } = await openPanel('/clientes', 'Filtrar clientes');
  const filters = screen.getByRole('button', { name: /^Filtros/ });
  expect(panel).not.toHaveAttribute('aria-modal');
  expect(panel).toHaveFocus();
  expect(filters).toHaveAttribute('aria-expanded', 'true');
  await user.click(within(panel).getByRole('checkbox', { name: 'Inactivos' }));
  await user.keyboard('{Escape}');
  expect(panel).not.toBeInTheDocument();
  expect(filters).toHaveFocus();
  expect(inAddress()).toEqual({ active: 'false' });

  await user.click(filters);
  await screen.findByRole('dialog', { name: 'Filtrar clientes' });
  await user.click(screen.getByRole('button', { name: 'Columnas' }));
  expect(await screen.findByRole('dialog', { name: 'Columnas' })).toHaveFocus();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Columnas' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
