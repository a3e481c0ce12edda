import { operations } from '../../src/contract/operations';
import { keyField, type AnswerSchema } from '../../src/contract/openapi';

const keyOf = (id: string) => {
  const operation = operations.find(({ operationId }) => operationId === id);
  return operation && keyField(operation.data as AnswerSchema);
};

test('the field that the browser asks of an answer comes from its shape: its first part or list, else its id', () => {
  expect(keyOf('listUnitClaims')).toBe('unit_claim');
  expect(keyOf('getWork')).toBe('claims');
  expect(keyOf('getTerms')).toBe('rules');
  expect(keyOf('listUnits')).toBe('unit_id');
  expect(keyOf('countUnitClaims')).toBe('counts');
});

test('a field that may be missing or null is never asked', () => {
  const nullable = { anyOf: [{ type: 'object' }, { type: 'null' }] };
  expect(
    keyField({
      type: 'object',
      properties: { owner: nullable, extra: { type: 'array' }, id: { type: 'integer' } },
      required: ['owner', 'id'],
    }),
  ).toBe('id');
});
