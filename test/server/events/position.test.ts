import { Positions } from '../../../src/server/events/position';

const positions = new Positions('secret');

test('a sealed position opens with the same secret only, and does not show its number', () => {
  const sealed = positions.seal('123456');
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('123456');
  expect(positions.seal('123456')).not.toBe(sealed);
  expect(new Positions('secret').open(sealed)).toBe('123456');
  expect(new Positions('other').open(sealed)).toBeUndefined();
});

test('a changed position does not open', () => {
  const bytes = Buffer.from(positions.seal('123456'), 'base64url');
  for (const index of bytes.keys()) {
    const changed = Buffer.from(bytes);
    changed[index]! ^= 1;
    expect(positions.open(changed.toString('base64url'))).toBeUndefined();
  }
});
