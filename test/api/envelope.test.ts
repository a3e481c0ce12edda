import { errorMessage, ShownError } from '../../src/api/envelope';
import { apiText } from '../../src/api/apiText';

test('the message of a failed call is shown as it is', () => {
  expect(errorMessage({ status: 409, service: 'Error in x', message: 'Ya lo cambió otra persona.' })).toBe(
    'Ya lo cambió otra persona.',
  );
});

test('the message of an error that was written for users is shown', () => {
  expect(errorMessage(new ShownError('Estado no válido'))).toBe('Estado no válido');
});

test('an abort is named as such', () => {
  expect(errorMessage(new DOMException('The operation was aborted.', 'AbortError'))).toBe(apiText.ABORTED);
});

test.each([
  ['a TypeError', new TypeError("Cannot read properties of undefined (reading 'id')")],
  ['code that could not be loaded', Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' })],
  ['the store’s copy of an error', { name: 'TypeError', message: 'x is not a function', stack: '' }],
  ['nothing', undefined],
])('users never see the English message of %s', (_name, error) => {
  expect(errorMessage(error)).toBe(apiText.UNFORESEEN);
});
