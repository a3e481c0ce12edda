/** The proxies of docs/production.md: their limits. `npm run test:operator` runs nginx itself. */
import { operations } from '../../src/contract/operations';
import { nginxBlock, production } from '../operator/proxyBlocks';

const valueOf = (name: string) => new RegExp(`^ *${name} (.*);$`, 'm').exec(nginxBlock)?.[1];

test('nginx takes the largest upload, and leaves the refusal of a larger one to the portal', () => {
  const largest = Math.max(...operations.map(({ files }) => (files ? files.max * files.bytes : 0)));
  const limit = Number(/^(\d+)m$/.exec(valueOf('client_max_body_size')!)![1]) * 1024 * 1024;
  expect(limit).toBeGreaterThan(largest * 1.2);
});

test('nginx replaces the headers that the portal trusts, and both proxies have the ports of the units', () => {
  expect(valueOf('proxy_set_header X-Forwarded-For')).toBe('$remote_addr');
  expect(valueOf('proxy_set_header X-Forwarded-Proto')).toBe('$scheme');
  const units = [...new Set(production.match(/posventa@\d+/g))].map((unit) => unit.split('@')[1]);
  for (const port of units) expect(production.split(`127.0.0.1:${port}`).length).toBeGreaterThan(2);
});
