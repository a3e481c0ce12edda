import fc from 'fast-check';
import type { TObject } from 'typebox';
import type { Operation } from '../../src/contract/operation';
import { operations } from '../../src/contract/operations';
import type { Problem } from '../../src/contract/rules';
import { validatorOf } from '../../src/server/plugins/bodyRules';
import { valid, type Json } from './fuzz/values';

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

/** A body of the schema whose fields may each be missing or null. */
const withGaps = ({ properties }: TObject) =>
  fc.record(
    Object.fromEntries(
      Object.entries(properties).map(([name, field]) => [
        name,
        fc.oneof({ weight: 2, arbitrary: valid(field as Json) }, { weight: 1, arbitrary: fc.constant(null) }),
      ]),
    ),
    { requiredKeys: [] },
  );

test.each(judged.map((operation) => [operation.operationId, operation] as const))(
  '%s: a body with missing fields and nulls is accepted or refused, never a failure',
  (_name, operation) => {
    const body = operation.body as TObject;
    const validate = validatorOf(operation)({ schema: body, httpPart: 'body', method: 'POST', url: '/' });
    fc.assert(
      fc.property(withGaps(body), (given) => {
        expect(Object.keys(validate(given) as object)).toEqual([expect.stringMatching(/^(value|error)$/)]);
      }),
      { numRuns: 150 },
    );
  },
);

test('every call that creates a record from a form is checked by its rules', () => {
  expect(creating.map(({ operationId }) => operationId).sort()).toEqual([
    'addWorkCost',
    'answerClaim',
    'assignClient',
    'createAdmin',
    'createClient',
    'createComplaint',
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
    'reportStuckOwnWork',
    'sendOwnWorkMessage',
    'sendWorkMessage',
  ]);
});
