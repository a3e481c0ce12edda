import { hiddenContact, hiddenName, knowsEveryName } from '../../../src/server/policies/claimPeople.policy';
import { policyText } from '../../../src/server/policies/policyText';

const [reader, owner, tenant, stranger] = [1, 2, 3, 4];
const past = { ownerId: owner, tenantId: tenant, clientId: owner, isPast: true };
const client = (id: number | null) => ({ id, type: 'client' as const });

test.each(['admin', 'manager', 'consortium'] as const)('no name is kept from a %s', (type) => {
  expect(knowsEveryName({ id: reader, type })).toBe(true);
  expect(hiddenName({ id: reader, type }, past, client(owner))).toBeUndefined();
  expect(hiddenContact({ id: reader, type }, past)).toBeUndefined();
});

test('who bought a unit reads what stands for the people of its past claims, each by what they were', () => {
  expect(hiddenName({ id: reader, type: 'client' }, past, client(owner))).toBe(policyText.previousOwner);
  expect(hiddenName({ id: reader, type: 'client' }, past, client(tenant))).toBe(policyText.tenant);
  expect(hiddenName({ id: reader, type: 'client' }, past, client(stranger))).toBe(policyText.presentOwner);
  expect(hiddenContact({ id: reader, type: 'client' }, past)).toBe(policyText.previousOwner);
  expect(hiddenContact({ id: reader, type: 'client' }, { ...past, clientId: tenant })).toBe(policyText.tenant);
});

test('nobody is hidden from themselves, of a claim of today, or where staff wrote', () => {
  const of = { id: reader, type: 'client' as const };
  expect(hiddenName(of, past, client(reader))).toBeUndefined();
  expect(hiddenName(of, { ...past, isPast: false }, client(owner))).toBeUndefined();
  expect(hiddenContact(of, { ...past, isPast: false })).toBeUndefined();
  expect(hiddenContact(of, { ...past, clientId: reader })).toBeUndefined();
  for (const type of ['admin', 'manager', 'consortium', null] as const)
    expect(hiddenName(of, past, { id: owner, type })).toBeUndefined();
});

test('what stands for a name says what the person was', () => {
  expect(new Set(Object.values(policyText)).size).toBe(3);
  for (const words of Object.values(policyText)) expect(words).toMatch(/^[A-ZÁÉÍÓÚ]\S+/);
});
