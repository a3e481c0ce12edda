import { act, screen, waitFor, within } from '@testing-library/react';
import nock from 'nock';
import { leftWords } from '../../../src/contract/warrantyWords';
import { apply } from '../../../src/session/live/apply';
import { today } from '../../../src/ui/dates';
import { ok } from '../../support/builders/claims';
import { buildOwnTerm, buildOwnWarranty } from '../../support/builders/content';
import { buildClientUser, buildUser } from '../../support/builders/users';
import { warmUp } from '../../support/records';
import { api, renderApp } from '../../support/renderApp';

warmUp(() => import('../../../src/features/warranty/OwnWarrantyScreen'));

const inDays = (count: number) => new Date(Date.parse(today()) + count * 86_400_000).toISOString().slice(0, 10);
const terms = [
  buildOwnTerm({ id: 1, term_id: 81, item: 'Grifería', expires_on: inDays(400) }),
  buildOwnTerm({ id: 2, term_id: 82, item: 'Desagües', expires_on: inDays(20) }),
  buildOwnTerm({ id: 3, term_id: 83, item: 'Tablero', claim_item_id: null, expires_on: inDays(-800) }),
  buildOwnTerm({ id: 4, term_id: 84, item: 'Ventanas', expires_on: inDays(80), notice: 'sent' }),
];
const answer = (list: unknown[] = [buildOwnWarranty({ terms })]) =>
  api().get('/api/logic/warranty').reply(200, ok(list));
const itemsOf = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map((row) => row.querySelector('strong')?.textContent);

test('what ends within 90 days is first, the rest by its last day, and what has ended is folded', async () => {
  answer();
  const { user } = renderApp('/mis-garantias', { user: buildClientUser() });
  await screen.findByText('Desagües');
  expect(itemsOf('Terminan en 90 días o menos')).toEqual(['Desagües', 'Ventanas']);
  expect(itemsOf('Más adelante')).toEqual(['Grifería']);
  expect(screen.queryByText('Tablero')).not.toBeInTheDocument();
  expect(screen.getByText('faltan 20 días')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Terminaron/ }));
  expect(itemsOf('Terminaron')).toEqual(['Tablero']);
  expect(screen.getByText('terminó hace 2 años')).toBeInTheDocument();
  expect(document.body.textContent).toContain('La empresa va a evaluar tu reclamo igual.');
});

test('a search finds terms, also ended ones, by everyday words', async () => {
  answer();
  const { user } = renderApp('/mis-garantias', { user: buildClientUser() });
  await screen.findByText('Desagües');
  await user.type(screen.getByRole('searchbox'), 'tablero');
  expect(await screen.findByText('Tablero')).toBeInTheDocument();
  expect(screen.queryByText('Desagües')).not.toBeInTheDocument();
  await user.type(screen.getByRole('searchbox'), 'xyzzy');
  expect(await screen.findByText('Ningún plazo coincide con la búsqueda.')).toBeInTheDocument();
});

test('"Reclamar" leads to the claim form with unit, category and item', async () => {
  answer();
  renderApp('/mis-garantias', { user: buildClientUser() });
  expect(await screen.findByRole('link', { name: 'Reclamar por Grifería, 3° A' })).toHaveAttribute(
    'href',
    '/reclamos/agregar-reclamo?contrato=7&rubro=2&item=22',
  );
});

test('a notice that was asked for on another device is marked here at once', async () => {
  answer();
  const { store } = renderApp('/mis-garantias', { user: buildClientUser() });
  const box = await screen.findByRole('checkbox', { name: 'Avisame antes: Grifería, 3° A' });
  expect(box).not.toBeChecked();
  answer([buildOwnWarranty({ terms: [{ ...terms[0]!, notice: 'asked' }] })]);
  await act(async () => apply([{ kind: 'access', id: 1, what: 'notices' }], store.dispatch));
  await waitFor(() => expect(box).toBeChecked());
});

test('a notice is asked for and withdrawn; near terms and sent notices offer none', async () => {
  answer();
  const { user } = renderApp('/mis-garantias', { user: buildClientUser() });
  const box = await screen.findByRole('checkbox', { name: 'Avisame antes: Grifería, 3° A' });
  expect(screen.queryByRole('checkbox', { name: /Desagües/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('checkbox', { name: /Ventanas/ })).not.toBeInTheDocument();
  expect(screen.getByText('Ya te avisamos por email')).toBeInTheDocument();
  const bodies: unknown[] = [];
  const keep = (body: unknown) => bodies.push(body) > 0;
  api()
    .put('/api/logic/contract/7/warranty/81/notice', keep)
    .reply(200, ok({ notice: 'asked' }));
  answer([buildOwnWarranty({ terms: [{ ...terms[0]!, notice: 'asked' }] })]);
  await user.click(box);
  await waitFor(() => expect(box).toBeChecked());
  expect(await screen.findByText('Te vamos a avisar por email')).toBeInTheDocument();
  await waitFor(() => expect(nock.isDone()).toBe(true));
  api()
    .put('/api/logic/contract/7/warranty/81/notice', keep)
    .reply(200, ok({ notice: null }));
  answer();
  await user.click(screen.getByRole('checkbox', { name: /Grifería/ }));
  expect(await screen.findByText('Ya no te vamos a avisar')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('checkbox', { name: /Grifería/ })).not.toBeChecked());
  await waitFor(() => expect(nock.isDone()).toBe(true));
  expect(bodies).toEqual([{ is_asked: true }, { is_asked: false }]);
});

test('a notice that is refused says why, and the box stays as it was', async () => {
  answer();
  const { user } = renderApp('/mis-garantias', { user: buildClientUser() });
  const message = 'El plazo termina en 30 días o menos: ya no hace falta un aviso.';
  api().put('/api/logic/contract/7/warranty/81/notice').reply(422, { success: false, message });
  await user.click(await screen.findByRole('checkbox', { name: /Grifería/ }));
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: /Grifería/ })).not.toBeChecked();
});

test('an owner hides the terms of a unit from the tenant', async () => {
  answer();
  const { user } = renderApp('/mis-garantias', { user: buildClientUser() });
  const box = await screen.findByRole('checkbox', { name: 'Mi inquilino ve los plazos de 3° A' });
  expect(box).toBeChecked();
  api()
    .put('/api/logic/contract/7/warranty/tenant', { tenant_sees: false })
    .reply(200, ok({ tenant_sees: false }));
  answer([buildOwnWarranty({ terms, tenant_sees: false })]);
  await user.click(box);
  expect(await screen.findByText('Tu inquilino ya no ve los plazos')).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: /Mi inquilino/ })).not.toBeChecked();
  await waitFor(() => expect(nock.isDone()).toBe(true));
});

test('a tenant reads the last days, without notices, conditions or the setting', async () => {
  const shown = terms.map((term) => ({ ...term, covers: null, excludes: null }));
  answer([buildOwnWarranty({ terms: shown, is_owner: false, tenant_sees: null })]);
  renderApp('/mis-garantias', { user: buildClientUser({ properties_count: 0 }) });
  await screen.findByText('Grifería');
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(screen.queryByText('Qué cubre')).not.toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: /^Reclamar por/ })).toHaveLength(3);
});

test('without units the screen says when terms appear; a failure has a retry', async () => {
  api().get('/api/logic/warranty').reply(503, { success: false, message: 'La base de datos no está disponible.' });
  const { user } = renderApp('/mis-garantias', { user: buildClientUser({ properties_count: 0 }) });
  expect(await screen.findByText('La base de datos no está disponible.')).toBeInTheDocument();
  answer([]);
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Todavía no hay plazos para mostrarte.')).toBeInTheDocument();
});

test('staff have no such screen', async () => {
  renderApp('/mis-garantias', { user: buildUser() });
  expect(await screen.findByRole('heading', { level: 1 })).not.toHaveTextContent('Mis garantías');
});

test.each([
  ['2027-03-12', '2027-03-12', 'termina hoy'],
  ['2027-03-13', '2027-03-12', 'falta 1 día'],
  ['2027-05-10', '2027-03-12', 'faltan 59 días'],
  ['2027-06-11', '2027-03-12', 'faltan 2 meses'],
  ['2027-06-12', '2027-03-12', 'faltan 3 meses'],
  ['2030-03-11', '2027-03-12', 'faltan 2 años'],
  ['2027-03-11', '2027-03-12', 'terminó hace 1 día'],
  ['2025-03-11', '2027-03-12', 'terminó hace 2 años'],
])('%s on %s: %s', (lastDay, now, words) => {
  expect(leftWords(lastDay, now)).toBe(words);
});
