import { screen, waitFor } from '@testing-library/react';
import { buildProjectClaim, buildUnitClaim, pageOf } from '../support/builders/claims';
import { buildClient } from '../support/builders/clients';
import { buildLeaseRequest } from '../support/builders/leases';
import { buildConsortium, buildManager } from '../support/builders/managers';
import { buildProject } from '../support/builders/projects';
import { buildUnit } from '../support/builders/units';
import { buildClientUser, buildUser } from '../support/builders/users';
import { api, renderApp } from '../support/renderApp';

/** Returns the names and contents of the files that the browser saves. */
function watchSaved() {
  const blobs: Blob[] = [];
  const names: string[] = [];
  jest.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${blobs.push(blob as Blob)}`);
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (this.download) names.push(this.download);
  });
  return { names, texts: () => Promise.all(blobs.map((blob) => blob.text())) };
}
afterEach(() => jest.restoreAllMocks());

const attachment = { 'content-disposition': 'attachment; filename="lista"' };

const lists = [
  ['Clientes', '/clientes?active=false&q=ana', '/api/logic/client', buildClient()],
  ['Unidades', '/unidades?project_id=3&sort=-name', '/api/logic/unit', buildUnit()],
  ['Proyectos', '/proyectos?q=torre', '/api/logic/project', buildProject()],
  ['Alquileres', '/lease-requests?status=pending', '/api/logic/lease_contract_request', buildLeaseRequest()],
  ['Reclamos de unidad', '/reclamos?status=open&sort=-price', '/api/logic/unit_claim', buildUnitClaim()],
  ['Reclamos de proyecto', '/consorcio-reclamos?status=open', '/api/logic/project_claim', buildProjectClaim()],
] as const;

test.each(lists)(
  'the whole list of %s is saved as a file, with its filter and order',
  async (name, address, path, row) => {
    const saved = watchSaved();
    api()
      .get(path)
      .query(true)
      .reply(200, pageOf([row], 46));
    // The options of the filter beside the list.
    api().get('/api/logic/project').query(true).optionally().reply(200, pageOf([]));
    const expectedQuery = Object.fromEntries(new URL(address, 'http://posventa.test').searchParams);
    let asked: unknown;
    api()
      .get(`${path}/export`)
      .query(true)
      .reply(
        200,
        (uri) => {
          asked = Object.fromEntries(new URL(uri, 'http://posventa.test').searchParams);
          return 'ID;Nombre';
        },
        attachment,
      );
    const { user } = renderApp(address, { user: buildUser() });
    await screen.findAllByRole('link', { name: /^(Ver .*|\d+)$/ });
    await user.click(screen.getByRole('button', { name: 'Exportar' }));
    await user.click(await screen.findByRole('menuitem', { name: 'CSV: 46 filas' }));
    await waitFor(() => expect(saved.names).toEqual([expect.stringMatching(/^.+ \d{4}-\d{2}-\d{2}\.csv$/)]));
    expect(saved.names[0]).toMatch(new RegExp(`^${name === 'Alquileres' ? '.*' : name} `));
    expect(await saved.texts()).toEqual(['ID;Nombre']);
    expect(asked).toEqual({ ...expectedQuery, format: 'csv', columns: expect.stringMatching(/^id,/) as string });
  },
);

test('the list of users is exported by ids, because the browser filters it', async () => {
  const saved = watchSaved();
  api()
    .get('/api/model/manager')
    .query(true)
    .reply(200, pageOf([buildManager({ id: 4 })]));
  api()
    .get('/api/model/consortiumRoutes')
    .query(true)
    .reply(200, pageOf([buildConsortium({ id: 9 })]));
  api().get('/api/logic/profile/admin').query(true).optionally().reply(200, pageOf([]));
  const asked = api()
    .get('/api/model/manager/export')
    .query(({ ids, format }) => ids === '4' && format === 'xlsx')
    .reply(200, 'hoja', attachment);
  const { user } = renderApp('/managers?type=manager', { user: buildUser() });
  await screen.findAllByRole('link', { name: /^(Ver .*|\d+)$/ });
  await user.click(screen.getByRole('button', { name: 'Exportar' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Excel: 1 fila' }));
  await waitFor(() => expect(saved.names).toHaveLength(1));
  expect(asked.isDone()).toBe(true);
});

test('an owner cannot export their requests', async () => {
  api()
    .get('/api/logic/lease_contract_request')
    .query(true)
    .reply(200, pageOf([buildLeaseRequest()]));
  renderApp('/lease-requests', { user: buildClientUser() });
  await screen.findByRole('table');
  expect(screen.queryByRole('button', { name: 'Exportar' })).not.toBeInTheDocument();
});
