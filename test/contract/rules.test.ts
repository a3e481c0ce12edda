import { projectClaimProblems } from '../../src/contract/projectClaimRules';
import { isMoney } from '../../src/contract/limits';
import { claimStatuses, claimTransitions, moveForTarget, nextStatuses } from '../../src/contract/claimStatus';
import {
  commentProblem,
  descriptionProblem,
  imagesProblem,
  lengthProblems,
  priceProblem,
  rejectReasonProblem,
} from '../../src/contract/rules';
import { contactNameProblem, preferredDateProblem, unitClaimProblems } from '../../src/contract/unitClaimRules';
import { personProblems } from '../../src/contract/personRules';

test('money has up to two decimals and no sign', () => {
  expect(['0', '12.5', '9999999999.99'].every(isMoney)).toBe(true);
  expect(['-1', '1.234', '1,5', '', '12345678901'].some(isMoney)).toBe(false);
});

test('an empty unit claim violates every rule, each with the message of the specification', () => {
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

test('a complete unit claim for today violates none; yesterday is too late', () => {
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

test('five photos of 3 MB are accepted; a sixth one, or one byte more, is refused', () => {
  const size = 3 * 1024 * 1024;
  expect(imagesProblem(Array.from({ length: 5 }, () => ({ size })))).toBeUndefined();
  expect(imagesProblem(Array.from({ length: 6 }, () => ({ size: 1 })))).toBe('Maximo 5 archivos adjuntos.');
  expect(imagesProblem([{ size: size + 1 }])).toBe('El tamaño de los archivos no puede superar los 3MB.');
});

test('a person needs the required fields in the right format', () => {
  expect(
    personProblems({ username: 'x', password: 'corta', document: '1', phone_number: '1' }, ['name']).map(
      ({ field }) => field,
    ),
  ).toEqual(['name', 'username', 'password', 'document', 'phone_number']);
});

test('the move for each target status results in that status', () => {
  for (const status of claimStatuses)
    for (const target of nextStatuses(status)) expect(claimTransitions[status][moveForTarget(target)!]).toBe(target);
  expect(moveForTarget('archived')).toBeUndefined();
});

test('a price is a number from zero to ten thousand million, with two decimals', () => {
  const price = 'El precio debe ser un número mayor o igual a 0, con hasta dos decimales.';
  const tooMuch = 'El precio no puede superar $ 9.999.999.999,99.';
  expect(['0', '1234.5', '9999999999.99'].map(priceProblem)).toEqual([undefined, undefined, undefined]);
  expect(['-1', '1,5', 'x12345678901', '12345678901x', '12345678901.123', ''].map(priceProblem)).toEqual(
    Array.from({ length: 6 }, () => price),
  );
  expect(['12345678901', '12345678901.5', '123456789012.50'].map(priceProblem)).toEqual([tooMuch, tooMuch, tooMuch]);
});

/** For each rule: the last text that is too short, the first and last accepted ones, and the first that is too long. */
test.each([
  ['description', descriptionProblem, 10, 4000],
  ['comment', commentProblem, 1, 2000],
  ['reject reason', rejectReasonProblem, 0, 2000],
] as const)('the length of a %s, without surrounding spaces', (_name, rule, min, max) => {
  expect(rule(`  ${'x'.repeat(min)}  `)).toBeUndefined();
  expect(rule(`  ${'x'.repeat(max)}  `)).toBeUndefined();
  expect(rule('x'.repeat(max + 1))).toMatch(/no puede superar los [24]000 caracteres/);
  if (min > 0) expect(rule(`  ${'x'.repeat(min - 1)}  `)).toBeDefined();
  for (const nothing of [undefined, null, '']) expect(rule(nothing) === undefined).toBe(min === 0);
});

test('a missing value and a wrong value have different messages', () => {
  expect(descriptionProblem('corta')).toBe('La descripción debe tener al menos 10 caracteres.');
  expect(commentProblem('   ')).toBe('El comentario no puede estar vacio.');
  expect([contactNameProblem('  Al  '), contactNameProblem('  Ale  ')]).toEqual([
    'El nombre del contacto debe tener al menos 3 caracteres.',
    undefined,
  ]);
  expect(preferredDateProblem('mañana', '2026-11-20')).toBe('Debe seleccionar una fecha.');
  // Without today, past days are accepted.
  expect(preferredDateProblem('2020-01-01')).toBeUndefined();
});

test('texts that are too long are reported by field; other fields have no maximum', () => {
  const tooLong = (max: string) => `No puede superar los ${max} caracteres.`;
  expect(lengthProblems({ name: 'x'.repeat(200), address: '  corto  ', project_id: 123456 })).toEqual([]);
  expect(lengthProblems({ name: `  ${'x'.repeat(200)}  `, address: 'y'.repeat(201) })).toEqual([
    { field: 'address', message: tooLong('200') },
  ]);
  expect(lengthProblems({ name: 'x'.repeat(61) }, { name: 60 })).toEqual([{ field: 'name', message: tooLong('60') }]);
  expect(lengthProblems({ name: 'x'.repeat(1001), other: null }, { name: 1000 })).toEqual([
    { field: 'name', message: tooLong('1.000') },
  ]);
});

test('a single photo that is too large is refused', () => {
  expect(imagesProblem([{ size: 1 }, { size: 9_000_000 }])).toBe('El tamaño de los archivos no puede superar los 3MB.');
});

test('an empty project claim violates both of its rules', () => {
  expect(projectClaimProblems({ reason: ' ' })).toEqual([
    { field: 'reason', message: 'Debe indicar el motivo.' },
    { field: 'description', message: 'La descripción debe tener al menos 10 caracteres.' },
  ]);
  expect(projectClaimProblems({ reason: 'Ascensor', description: 'No cierra la puerta' })).toEqual([]);
});

test('fields of a person are only validated if they are given', () => {
  expect(personProblems({}, [])).toEqual([]);
  expect(personProblems({ username: 'x', password: 'x', document: 'x', phone_number: 'x' }, [])).toEqual([
    { field: 'username', message: 'El email ingresado es inválido' },
    { field: 'password', message: 'La contraseña debe tener entre 10 y 128 caracteres.' },
    { field: 'document', message: 'El DNI ingresado es inválido' },
    { field: 'phone_number', message: 'El teléfono ingresado es incorrecto - Ej: 3412xxxxxx2' },
  ]);
  const fine = {
    username: 'ana@correo.ar',
    password: 'gato-azul-77',
    document: '30123456',
    phone_number: '3415551234',
  };
  expect(personProblems(fine, ['username'])).toEqual([]);
});
