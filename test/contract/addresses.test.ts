import { loginPath, resetPath } from '../../src/contract/addresses';
import { entryOf, screenOf, to } from '../../src/contract/links';
import { roles } from '../../src/contract/permissions';
import { screenEntries, screens } from '../../src/contract/screens';

test('the address of each screen resolves to it', () => {
  for (const [path] of screenEntries) expect(screenOf(to(path as 'reclamos/:id', { id: 12 }))).toBe(path);
});

test('an address encodes its query, without undefined values', () => {
  expect(to('reclamos', { query: { q: 'año & más', page: undefined, unit_id: 3 } })).toBe(
    '/reclamos?q=a%C3%B1o+%26+m%C3%A1s&unit_id=3',
  );
  expect(to('planos', { query: {} })).toBe('/planos');
});

test.each([
  ['/reclamos/agregar-reclamo', 'reclamos/agregar-reclamo'],
  ['/reclamos/12?x=1', 'reclamos/:id'],
  ['/reclamos/abc', undefined],
  ['/reclamos/0', undefined],
  ['//otro.sitio/reclamos', undefined],
  ['reclamos', undefined],
  [undefined, undefined],
])('%s resolves to %s', (address, path) => expect(screenOf(address)).toBe(path));

test('the parent of every screen is a list', () => {
  for (const [path, { parent }] of screenEntries as [string, { parent?: string }][])
    if (parent) expect([path, Object.keys(screens).includes(parent) && entryOf(`/${parent}`)]).toEqual([path, parent]);
});

test('each user type has its login, and a link that sets a password contains its token', () => {
  const slugs = { admin: 'admin', manager: 'manager', consortium: 'consortium', client: 'clientes' };
  expect(roles.map(loginPath)).toEqual(roles.map((role) => `/auth/login/${slugs[role]}`));
  expect(resetPath('abc')).toBe('/auth/restablecer?token=abc');
});
