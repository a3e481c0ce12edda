import {
  adminProblems,
  assignProblems,
  clientProblems,
  companyProblems,
  consortiumProblems,
  firstProjectProblems,
  endLeaseProblems,
  endOwnershipProblems,
  managerProblems,
  newClientProblems,
  newManagerProblems,
  newProjectProblems,
  projectProblems,
  reactivationProblems,
  transferProblems,
  unitProblems,
} from '../../src/contract/recordRules';
import { withdrawalProblems, type Problem } from '../../src/contract/rules';

const all = 'Debe completar todos los campos';
/** The problems of each empty form, in the order of its fields. */
const forms: [string, (input: object) => Problem[], [field: string, message: string][]][] = [
  ['newClient', newClientProblems, ['name', 'last_name', 'document', 'phone_number', 'username'].map((f) => [f, all])],
  ['client', clientProblems, ['name', 'last_name', 'username'].map((f) => [f, all])],
  ['newManager', newManagerProblems, ['name', 'last_name', 'phone_number', 'username'].map((f) => [f, all])],
  ['manager', managerProblems, ['name', 'last_name', 'username'].map((f) => [f, all])],
  ['firstProject', firstProjectProblems, [['project_ids', 'Debe seleccionar un proyecto.']]],
  ['consortium', consortiumProblems, ['name', 'username'].map((f) => [f, all])],
  ['newProject', newProjectProblems, ['name', 'address', 'description'].map((f) => [f, all])],
  ['project', projectProblems, ['name', 'address'].map((f) => [f, all])],
  ['unit', unitProblems, ['project_id', 'unit_type_id', 'name'].map((f) => [f, all])],
  ['assign', assignProblems, ['client_id', 'unit_id'].map((f) => [f, 'Debe seleccionar un usuario y una unidad'])],
  ['admin', adminProblems, ['name', 'last_name', 'username'].map((f) => [f, all])],
  ['reactivation', reactivationProblems, []],
  ['endOwnership', endOwnershipProblems, [['end_date', 'Debe seleccionar una fecha.']]],
  ['endLease', endLeaseProblems, [['end_date', 'Debe seleccionar una fecha.']]],
  [
    'transfer',
    transferProblems,
    [
      ['client_id', 'Debe seleccionar al nuevo propietario.'],
      ['start_date', 'Debe seleccionar una fecha.'],
    ],
  ],
  ['withdrawal', withdrawalProblems, [['reason', 'Debe indicar el motivo.']]],
];
const filled = {
  name: 'Ana',
  last_name: 'Paz',
  document: '30.123.456',
  phone_number: '341 555-1234',
  username: 'ana@correo.ar',
  password: 'gato-azul-77',
  address: 'Mendoza 100',
  description: 'Torre',
  project_id: 1,
  project_ids: [1],
  unit_type_id: 1,
  client_id: 1,
  unit_id: 1,
  start_date: '2026-12-01',
  end_date: '2026-12-01',
  reason: 'Ya lo arreglé',
};

test.each(forms)('%s requires its fields, and refuses blank ones', (_name, rules, expected) => {
  const problems = expected.map(([field, message]) => ({ field, message }));
  expect(rules({})).toEqual(problems);
  expect(rules(Object.fromEntries(expected.map(([field]) => [field, null])))).toEqual(problems);
  expect(rules(Object.fromEntries(expected.map(([field]) => [field, '  '])))).toEqual(problems);
});

test.each(forms)('%s accepts complete input', (_name, rules) => {
  expect(rules(filled)).toEqual([]);
});

test('a start or end day must be a valid calendar day, as text', () => {
  for (const day of ['2026-13-01', 20261201]) {
    expect(endOwnershipProblems({ end_date: day })).toHaveLength(1);
    expect(transferProblems({ client_id: 1, start_date: day })).toHaveLength(1);
  }
});

test('the reason of a withdrawal has the same maximum length as that of a rejection', () => {
  expect(withdrawalProblems({ reason: 'x'.repeat(2001) })).toEqual([
    { field: 'reason', message: 'El motivo no puede superar los 2000 caracteres.' },
  ]);
});

test("the company's phone may be empty, and must contain a number that people can call", () => {
  const message = 'El teléfono ingresado es incorrecto - Ej: 3412xxxxxx2';
  expect(companyProblems({ phone: 'abc' })).toEqual([{ field: 'phone', message }]);
  for (const phone of ['', '341 555-0100', '0800 555 0100', '341 5550100 int. 12'])
    expect(companyProblems({ phone })).toEqual([]);
});
