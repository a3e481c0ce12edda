import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ok } from '../../support/builders/claims';
import { buildOwnTerm, buildOwnWarranty, buildWarrantyTerm } from '../../support/builders/content';
import { claimLookups } from '../../support/builders/lookups';
import { buildClientUser, buildUser } from '../../support/builders/users';
import { fillIn, rowWith, warmUp } from '../../support/records';
import { api, renderApp } from '../../support/renderApp';
import { today } from '../../../src/ui/dates';

warmUp(
  () => import('../../../src/features/content/WarrantyScreen'),
  () => import('../../../src/features/content/WarrantyDialog'),
);

const terms = [
  buildWarrantyTerm(),
  buildWarrantyTerm({ id: 82, item: 'Desagüe', months: 18, covers: 'Obstrucciones por restos de obra.' }),
  buildWarrantyTerm({ id: 83, category: 'Carpintería', claim_category_id: 3, item: 'Puertas', months: 0 }),
];
const answerTerms = (list = terms) => api().get('/api/model/warranty_term').reply(200, ok(list));
const answerLookups = () => {
  api().get('/api/model/claim_category').reply(200, claimLookups['GET /model/claim_category']);
  api().get('/api/model/claim_item').reply(200, claimLookups['GET /model/claim_item']);
};

test('a client sees the terms by category, searches them, and cannot edit', async () => {
  answerTerms();
  api().get('/api/model/claim_item').reply(200, claimLookups['GET /model/claim_item']);
  const { user } = renderApp('/cuadro-de-garantias', { user: buildClientUser() });
  expect(await screen.findByRole('table', { name: 'Sanitarios' })).toBeInTheDocument();
  expect(within(rowWith('Canilla o grifería')).getByText('1 año')).toBeInTheDocument();
  expect(within(rowWith('Desagüe')).getByText('18 meses')).toBeInTheDocument();
  expect(within(rowWith('Puertas')).getByText('Sin garantía')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Editar|Eliminar|Agregar/ })).not.toBeInTheDocument();
  await user.type(screen.getByRole('searchbox'), 'desague obra');
  await waitFor(() => expect(screen.queryByText('Puertas')).not.toBeInTheDocument());
  expect(screen.getByText('Desagüe')).toBeInTheDocument();
  await user.type(screen.getByRole('searchbox'), 'xyzzy');
  expect(await screen.findByText('Ningún plazo coincide con la búsqueda.')).toBeInTheDocument();
});

test('an owner reads the last day for each of the own units', async () => {
  answerTerms();
  api()
    .get('/api/logic/warranty')
    .reply(
      200,
      ok([
        buildOwnWarranty({
          terms: [
            buildOwnTerm({ term_id: 81, expires_on: '2027-03-12' }),
            buildOwnTerm({ id: 2, term_id: 82, expires_on: '2020-01-31' }),
          ],
        }),
        buildOwnWarranty({
          ...{ contract_id: 8, unit_id: 18, unit: '2° B' },
          terms: [
            buildOwnTerm({ id: 3, term_id: 81, expires_on: '2027-05-01' }),
            buildOwnTerm({ id: 4, term_id: 82, expires_on: '2020-01-31' }),
          ],
        }),
      ]),
    );
  renderApp('/cuadro-de-garantias', { user: buildClientUser() });
  expect(await screen.findByText('3° A: hasta el 12/03/2027')).toBeInTheDocument();
  expect(screen.getByText('2° B: hasta el 01/05/2027')).toBeInTheDocument();
  expect(within(rowWith('Desagüe')).getByText('terminó el 31/01/2020')).toBeInTheDocument();
  expect(screen.getByText(/no limitan tus derechos/)).toBeInTheDocument();
});

test('the words of the claim form find a term too', async () => {
  answerTerms([
    buildWarrantyTerm({ id: 81, claim_item_id: 22, item: 'Grifos', covers: 'Cierres.' }),
    buildWarrantyTerm({ id: 82, claim_item_id: null, item: 'Cañerías', covers: 'Uniones.' }),
  ]);
  api().get('/api/model/claim_item').reply(200, claimLookups['GET /model/claim_item']);
  const { user } = renderApp('/cuadro-de-garantias', { user: buildClientUser() });
  await screen.findByText('Cañerías');
  await user.type(screen.getByRole('searchbox'), 'canilla');
  await waitFor(() => expect(screen.queryByText('Cañerías')).not.toBeInTheDocument());
  expect(await screen.findByText('Grifos')).toBeInTheDocument();
});

test('everyday words find a term, as in the claim form', async () => {
  answerTerms([
    buildWarrantyTerm({ id: 81, claim_item_id: null, item: 'Pérdidas de agua', covers: 'Uniones.' }),
    buildWarrantyTerm({ id: 82, claim_item_id: null, item: 'Artefactos', covers: 'Fijaciones.' }),
  ]);
  api().get('/api/model/claim_item').reply(200, claimLookups['GET /model/claim_item']);
  const { user } = renderApp('/cuadro-de-garantias', { user: buildClientUser() });
  await screen.findByText('Artefactos');
  await user.type(screen.getByRole('searchbox'), 'gotea');
  await waitFor(() => expect(screen.queryByText('Artefactos')).not.toBeInTheDocument());
  expect(screen.getByText('Pérdidas de agua')).toBeInTheDocument();
});

test('a manager sees the table and cannot edit it', async () => {
  answerTerms();
  renderApp('/cuadro-de-garantias', { user: buildUser({ type: 'manager' }) });
  await screen.findByText('Desagüe');
  expect(screen.queryByRole('button', { name: /Editar|Eliminar|Agregar/ })).not.toBeInTheDocument();
});

test('a table that cannot be loaded shows an error and a retry', async () => {
  api().get('/api/model/warranty_term').reply(503, { success: false, message: 'La base de datos no está disponible.' });
  const { user } = renderApp('/cuadro-de-garantias', { user: buildClientUser() });
  expect(await screen.findByText('La base de datos no está disponible.')).toBeInTheDocument();
  answerTerms();
  await user.click(await screen.findByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Desagüe')).toBeInTheDocument();
});

test('a draft of a term does not overwrite what another user saved in the meantime', async () => {
  answerTerms();
  answerLookups();
  const { user } = renderApp('/cuadro-de-garantias', { user: buildUser() });
  await user.click(await screen.findByRole('button', { name: 'Editar la garantía de Desagüe' }));
  await screen.findByLabelText('Plazo en meses');
  fillIn({ 'Plazo en meses': '24' });
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cerrar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  cleanup();
  // Another user saves, and the page is opened again.
  const theirs = { ...terms[1]!, months: 6, covers: 'Solo obstrucciones.', version: 2 };
  answerTerms([terms[0]!, theirs]);
  answerLookups();
  const later = renderApp('/cuadro-de-garantias', { user: buildUser() });
  await screen.findByText('6 meses');
  await later.user.click(screen.getByRole('button', { name: 'Editar la garantía de Desagüe' }));
  const versions: number[] = [];
  api()
    .put('/api/model/warranty_term/82', ({ version }: { version: number }) => versions.push(version) > 0)
    .reply(409, { success: false, message: 'Otra persona guardó cambios.' });
  answerTerms([terms[0]!, theirs]);
  await later.user.click(await screen.findByRole('button', { name: 'Guardar' }));
  const conflict = await screen.findByRole('alert');
  expect(within(conflict).getByRole('row', { name: 'Plazo en meses 6 24' })).toBeInTheDocument();
  expect(versions).toEqual([1]);
});

test('an admin edits a term based on the loaded version; a conflict shows an error and keeps the input', async () => {
  answerTerms();
  answerLookups();
  const { user } = renderApp('/cuadro-de-garantias', { user: buildUser() });
  await user.click(await screen.findByRole('button', { name: 'Editar la garantía de Desagüe' }));
  await screen.findByRole('dialog');
  fillIn({ 'Plazo en meses': '601' });
  await user.click(await screen.findByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('El plazo debe ser un número entre 0 y 600.')).toBeInTheDocument();
  fillIn({ 'Plazo en meses': '24' });
  api().put('/api/model/warranty_term/82').reply(409, { success: false, message: 'Otra persona guardó cambios.' });
  answerTerms();
  await user.click(await screen.findByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Otra persona guardó cambios.')).toBeInTheDocument();
  expect(screen.getByLabelText('Plazo en meses')).toHaveValue('24');
  let sent: unknown;
  api()
    .put('/api/model/warranty_term/82', (body) => {
      sent = body;
      return true;
    })
    .reply(200, ok({ ...terms[1], months: 24, version: 2 }));
  answerTerms([terms[0]!, { ...terms[1]!, months: 24, version: 2 }]);
  await user.click(await screen.findByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Cuadro actualizado')).toBeInTheDocument();
  await waitFor(() => expect(within(rowWith('Desagüe')).getByText('2 años')).toBeInTheDocument());
  expect(sent).toEqual({
    // An edit is for the units delivered from today on.
    counts_from: today(),
    project_id: null,
    place: null,
    manual: null,
    claim_category_id: 2,
    claim_item_id: 22,
    item: 'Desagüe',
    months: 24,
    covers: 'Obstrucciones por restos de obra.',
    excludes: 'Cueros y cartuchos gastados por el uso.',
    version: 1,
  });
});

test('an empty term shows one error for all fields; deleting one asks for confirmation', async () => {
  answerTerms();
  answerLookups();
  const { user } = renderApp('/cuadro-de-garantias', { user: buildUser() });
  await user.click(await screen.findByRole('button', { name: /Agregar plazo/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'Guardar' }));
  expect(await screen.findAllByText('Debe completar todos los campos')).toHaveLength(1);
  await user.click(await screen.findByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(await screen.findByRole('button', { name: 'Eliminar la garantía de Puertas' }));
  const question = await screen.findByRole('dialog');
  api().delete('/api/model/warranty_term/83').reply(200, ok(terms[2]));
  answerTerms(terms.slice(0, 2));
  await user.click(within(question).getByRole('button', { name: 'Eliminar' }));
  await waitFor(() => expect(screen.queryByText('Puertas')).not.toBeInTheDocument());
});

test('an admin fills the empty table with the template, sees that it is one, and marks it as reviewed', async () => {
  answerTerms([]);
  const { user } = renderApp('/cuadro-de-garantias', { user: buildUser() });
  const start = await screen.findByRole('button', { name: 'Empezar con una plantilla' });
  const marked = terms.map((term) => ({ ...term, is_template: true }));
  api().post('/api/model/warranty_term/template').reply(201, ok(marked));
  answerTerms(marked);
  await user.click(start);
  expect(await screen.findByText('Plantilla: revisá los plazos. Los clientes ya los ven.')).toBeInTheDocument();
  expect(within(rowWith('Desagüe')).getByText('Plantilla')).toBeInTheDocument();
  api().post('/api/model/warranty_term/template/approve').reply(200, ok(terms));
  answerTerms();
  await user.click(screen.getByRole('button', { name: 'Ya los revisé' }));
  await waitFor(() => expect(screen.queryByText(/^Plantilla: revisá/)).not.toBeInTheDocument());
  expect(within(rowWith('Desagüe')).queryByText('Plantilla')).not.toBeInTheDocument();
});

test('a refused template shows the error; other users have no button and see no marker', async () => {
  answerTerms([]);
  const { user, unmount } = renderApp('/cuadro-de-garantias', { user: buildUser() });
  api().post('/api/model/warranty_term/template').reply(409, { success: false, message: 'El cuadro ya tiene plazos.' });
  answerTerms([]);
  await user.click(await screen.findByRole('button', { name: 'Empezar con una plantilla' }));
  expect(await screen.findByText('El cuadro ya tiene plazos.')).toBeInTheDocument();
  unmount();
  answerTerms([{ ...buildWarrantyTerm(), is_template: true }]);
  renderApp('/cuadro-de-garantias', { user: buildUser({ type: 'manager' }) });
  await screen.findByText('Canilla o grifería');
  expect(screen.queryByText(/Plantilla/)).not.toBeInTheDocument();
});
