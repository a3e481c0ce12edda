import { screen, within } from '@testing-library/react';
import { currentEntry } from '../../src/app/shell/currentEntry';
import { buildClientUser, buildUser } from '../support/builders/users';
import { warmUp } from '../support/records';
import { renderApp } from '../support/renderApp';

warmUp(() => import('../../src/features/auth/ProfileScreen'));

test.each([
  ['/reclamos', 'reclamos'],
  ['/reclamos/12', 'reclamos'],
  ['/reclamos/agregar-reclamo', 'reclamos'],
  ['/reclamos/agregar-reclamo-proyecto', 'consorcio-reclamos'],
  ['/consorcio-reclamos/3', 'consorcio-reclamos'],
  ['/clientes/7', 'clientes'],
  ['/asignar-cliente', 'unidades'],
  ['/otra', undefined],
])('%s stands under %s', (pathname, entry) => expect(currentEntry(pathname)).toBe(entry));

test('staff find what they use daily in the header, with where they are marked', async () => {
  const { user } = renderApp('/perfil', { user: buildUser() });
  const navigation = await screen.findByRole('navigation', { name: 'Navegación principal' });
  await user.click(within(navigation).getByRole('button', { name: /Gestión/ }));
  const entries = await screen.findAllByRole('menuitem');
  expect(entries.map(({ textContent }) => textContent)).toEqual(['Clientes', 'Unidades', 'Alquileres', 'Proyectos']);
});

test('a client has no such menu', async () => {
  renderApp('/perfil', { user: buildClientUser() });
  const navigation = await screen.findByRole('navigation', { name: 'Navegación principal' });
  expect(within(navigation).queryByRole('button', { name: /Gestión/ })).not.toBeInTheDocument();
});

test("the account's button is named by the word that stands on it, too", async () => {
  renderApp('/perfil', { user: buildUser({ name: 'Mariana' }) });
  expect(await screen.findByRole('button', { name: 'Mi cuenta: Mariana' })).toHaveTextContent('Mariana');
});
