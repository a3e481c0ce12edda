import { claimStatuses, claimTransitions, moveForTarget, nextStatuses } from '../../src/contract/claimStatus';
import {
  imagesProblem,
  isDay,
  isMoney,
  leaseRequestProblems,
  normalizeDni,
  normalizePhone,
  personProblems,
  unitClaimProblems,
} from '../../src/contract/rules';

test.each([
  ['3412345678', '3412345678'],
  ['341 234-5678', '3412345678'],
  ['+54 9 341 234 5678', '3412345678'],
  ['5493412345678', '3412345678'],
  ['0341 2345678', undefined],
  ['341 15 234 5678', undefined],
  ['234567', undefined],
  ['tel', undefined],
  ['', undefined],
])('the phone "%s" is %s', (text, expected) => expect(normalizePhone(text)).toBe(expected));

test.each([
  ['30.123.456', '30123456'],
  ['5123456', '5123456'],
  ['123456', undefined],
  ['301234567', undefined],
  ['0123456', undefined],
  ['30A23456', undefined],
])('the document "%s" is %s', (text, expected) => expect(normalizeDni(text)).toBe(expected));

test('days are days of the calendar', () => {
  expect(isDay('2028-02-29')).toBe(true);
  expect(isDay('2027-02-29')).toBe(false);
  expect(isDay('29/02/2028')).toBe(false);
});

test('money has up to two decimals and no sign', () => {
  expect(['0', '12.5', '9999999999.99'].every(isMoney)).toBe(true);
  expect(['-1', '1.234', '1,5', '', '12345678901'].some(isMoney)).toBe(false);
});

test('an empty unit claim breaks every rule, each with the message of the specification', () => {
  const messages = unitClaimProblems({}, '2026-11-20').map(({ field, message }) => `${field}: ${message}`);
  expect(messages).toEqual([
    'claim_location_id: Debe seleccionar todos los campos de la ubicación del problema.',
    'claim_location_detail_id: Debe seleccionar todos los campos de la ubicación del problema.',
    'claim_category_id: Debe seleccionar todos los campos de la ubicación del problema.',
    'claim_item_id: Debe seleccionar todos los campos de la ubicación del problema.',
    'description: La descripción debe tener al menos 10 caracteres.',
    'contact_name: El nombre del contacto debe tener al menos 3 caracteres.',
    'contact_phone: El teléfono ingresado es incorrecto.',
    'preferred_date: Debe seleccionar una fecha.',
  ]);
});

test('a complete unit claim for today breaks none; yesterday is too late', () => {
  const claim = {
    claim_location_id: 1,
    claim_location_detail_id: 2,
    claim_category_id: 3,
    claim_item_id: 4,
    description: 'Gotea mucho',
    contact_name: 'Ana',
    contact_phone: '3412345678',
    preferred_date: '2026-11-20',
  };
  expect(unitClaimProblems(claim, '2026-11-20')).toEqual([]);
  expect(unitClaimProblems(claim, '2026-11-21')).toEqual([
    { field: 'preferred_date', message: 'La fecha no puede ser anterior a hoy.' },
  ]);
  expect(unitClaimProblems({ ...claim, description: '   Gotea    ' }, '2026-11-20')).toHaveLength(1);
});

test('five photos of 3 MB are fine; a sixth, or one byte more, is not', () => {
  const size = 3 * 1024 * 1024;
  expect(imagesProblem(Array.from({ length: 5 }, () => ({ size })))).toBeUndefined();
  expect(imagesProblem(Array.from({ length: 6 }, () => ({ size: 1 })))).toBe('Maximo 5 archivos adjuntos.');
  expect(imagesProblem([{ size: size + 1 }])).toBe('El tamaño de los archivos no puede superar los 3MB.');
});

test('a person needs the fields the form asks for, each well formed', () => {
  expect(
    personProblems({ username: 'x', password: 'corta', document: '1', phone_number: '1' }, ['name']).map(
      ({ field }) => field,
    ),
  ).toEqual(['name', 'username', 'password', 'document', 'phone_number']);
});

test('a lease ends after it begins', () => {
  const lease = {
    contract_id: 1,
    tenant_name: 'Ana',
    tenant_last_name: 'Paz',
    tenant_document: '30123456',
    tenant_email: 'ana@correo.ar',
    tenant_phone_number: '3412345678',
    lease_start_date: '2026-12-01',
    lease_end_date: '2026-12-01',
  };
  expect(leaseRequestProblems(lease)).toEqual([
    { field: 'lease_end_date', message: 'La fecha de fin debe ser posterior a la de inicio.' },
  ]);
  expect(leaseRequestProblems({ ...lease, lease_end_date: '2028-12-01' })).toEqual([]);
});

test('every status that can be reached from another is reached by the move that its name asks for', () => {
  for (const status of claimStatuses)
    for (const target of nextStatuses(status)) expect(claimTransitions[status][moveForTarget(target)!]).toBe(target);
  expect(moveForTarget('archived')).toBeUndefined();
});
