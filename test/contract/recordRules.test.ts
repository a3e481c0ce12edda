import {
  assignProblems,
  clientProblems,
  consortiumProblems,
  managerProblems,
  newClientProblems,
  newConsortiumProblems,
  newManagerProblems,
  newProjectProblems,
  projectProblems,
  unitProblems,
} from '../../src/contract/recordRules';
import type { Problem } from '../../src/contract/rules';

const all = 'Debe completar todos los campos';
/** What each form asks for when nothing is filled in, in the order of its fields. */
const forms: [string, (input: object) => Problem[], [field: string, message: string][]][] = [
  [
    'newClient',
    newClientProblems,
    ['name', 'last_name', 'document', 'phone_number', 'username', 'password'].map((f) => [f, all]),
  ],
  ['client', clientProblems, ['name', 'last_name', 'username'].map((f) => [f, all])],
  [
    'newManager',
    newManagerProblems,
    ['name', 'last_name', 'phone_number', 'username', 'password'].map((f) => [f, all]),
  ],
  ['manager', managerProblems, ['name', 'last_name', 'username'].map((f) => [f, all])],
  [
    'newConsortium',
    newConsortiumProblems,
    [
      ...['name', 'username', 'password'].map((f): [string, string] => [f, all]),
      ['project_id', 'Debe seleccionar un proyecto.'],
    ],
  ],
  ['consortium', consortiumProblems, ['name', 'username'].map((f) => [f, all])],
  ['newProject', newProjectProblems, ['name', 'address', 'description'].map((f) => [f, all])],
  ['project', projectProblems, ['name', 'address'].map((f) => [f, all])],
  ['unit', unitProblems, ['project_id', 'unit_type_id', 'name'].map((f) => [f, all])],
  ['assign', assignProblems, ['client_id', 'unit_id'].map((f) => [f, 'Debe seleccionar un usuario y una unidad'])],
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
  unit_type_id: 1,
  client_id: 1,
  unit_id: 1,
};

test.each(forms)('%s asks for its fields, blank ones too', (_name, rules, expected) => {
  const problems = expected.map(([field, message]) => ({ field, message }));
  expect(rules({})).toEqual(problems);
  expect(rules(Object.fromEntries(expected.map(([field]) => [field, null])))).toEqual(problems);
  expect(rules(Object.fromEntries(expected.map(([field]) => [field, '  '])))).toEqual(problems);
});

test.each(forms)('%s is content with all of them', (_name, rules) => {
  expect(rules(filled)).toEqual([]);
});
