import { mentionsIn, splitByMentions } from '../../src/contract/mentions';

const names = ['Ana Paz', 'Ana Paz López', 'O. (Beto) Ruiz'];

test.each([
  ['@Ana Paz, mirá esto', ['Ana Paz']],
  ['@ana paz lópez y @ANA PAZ', ['Ana Paz', 'Ana Paz López']],
  ['@Ana Pazos no es', []],
  ['Ana Paz sin arroba', []],
  ['(@O. (Beto) Ruiz)', ['O. (Beto) Ruiz']],
])('in %p the full names after an @ are mentioned', (text, expected) => {
  expect(mentionsIn(text, names)).toEqual(expected);
});

test('a text is split into words and mentions without loss', () => {
  const text = 'Hola @Ana Paz López: lo ve @ana paz.';
  const pieces = splitByMentions(text, names);
  expect(pieces).toEqual(['Hola ', '@Ana Paz López', ': lo ve ', '@ana paz', '.']);
  expect(pieces.join('')).toBe(text);
  expect(splitByMentions(text, [])).toEqual([text]);
});
