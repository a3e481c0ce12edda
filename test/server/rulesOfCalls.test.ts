import type { TObject } from 'typebox';
import type { Operation } from '../../src/contract/operation';
import { operations } from '../../src/contract/operations';
import type { Problem } from '../../src/contract/rules';

const judged = operations.filter((operation): operation is Operation & Required<Pick<Operation, 'rules'>> =>
  Boolean(operation.rules),
);
const creating = judged.filter(({ status }) => status === 201);
const askedFor = (rules: (body: never) => Problem[]) => rules({} as never).map(({ field }) => field);

test.each(creating.map((operation) => [operation.operationId, operation] as const))(
  '%s: the contract and the rules require the same fields',
  (_name, { rules, body }) => {
    const { required } = body as TObject;
    expect(new Set(askedFor(rules))).toEqual(new Set(required));
  },
);

test.each(judged.map((operation) => [operation.operationId, operation] as const))(
  '%s: the rules require no field that the contract lacks',
  (_name, { rules, body }) => {
    const { required } = body as TObject;
    expect(required).toEqual(expect.arrayContaining(askedFor(rules)));
  },
);

test('every call that creates a record from a form is checked by its rules', () => {
  expect(creating.map(({ operationId }) => operationId).sort()).toEqual([
    'assignClient',
    'createAdmin',
    'createClient',
    'createConsortium',
    'createContractor',
    'createLeaseRequest',
    'createManager',
    'createProject',
    'createProjectClaim',
    'createUnit',
    'createUnitClaim',
    'createVisit',
    'createWork',
  ]);
});
