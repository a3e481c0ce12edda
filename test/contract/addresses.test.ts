import { matchPath } from 'react-router-dom';
import { screens } from '../../src/app/screens';
import { claimPath, leaseRequestPath, loginPath, resetPath } from '../../src/contract/addresses';
import { roles } from '../../src/contract/permissions';

test.each([
  [claimPath('UNIT', 12), 'reclamos/:id'],
  [claimPath('PROJECT', 12), 'consorcio-reclamos/:id'],
  [leaseRequestPath(12), 'lease-request/:id'],
])('the address %s of the mails is the screen %s of the router', (address, path) => {
  const found = screens.filter((screen) => matchPath(`/${screen.path}`, address));
  expect(found.map((screen) => screen.path)).toContain(path);
});

test('each type of user has its login, and a link that sets a password carries its token', () => {
  const slugs = { admin: 'admin', manager: 'manager', consortium: 'consortium', client: 'clientes' };
  expect(roles.map(loginPath)).toEqual(roles.map((role) => `/auth/login/${slugs[role]}`));
  expect(resetPath('abc')).toBe('/auth/restablecer?token=abc');
});
