import { mentionsIn, splitByMentions } from '../../src/contract/mentions';

const names = ['Ana Paz', 'Ana Paz López', 'O. (Beto) Ruiz'];

test.each([
  ['@Ana Paz, mirá esto', ['Ana Paz']],
  ['@ana paz lópez y @ANA PAZ', ['Ana Paz', 'Ana Paz López']],
  ['@Ana Pazos no es', []],
  ['Ana Paz sin arroba', []],
  ['(@O. (Beto) Ruiz)', ['O. (Beto) Ruiz']],
])('in %p those are mentioned whose whole name stands behind an @', (text, expected) => {
  expect(mentionsIn(text, names)).toEqual(expected);
});

test('a text falls into its words and its mentions, and nothing of it is lost', () => {
  const text = 'Hola @Ana Paz López: lo ve @ana paz.';
  const pieces = splitByMentions(text, names);
  expect(pieces).toEqual(['Hola ', '@Ana Paz López', ': lo ve ', '@ana paz', '.']);
  expect(pieces.join('')).toBe(text);
  expect(splitByMentions(text, [])).toEqual([text]);
});
