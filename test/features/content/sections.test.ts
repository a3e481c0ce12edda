import { matchingSections, sectionsOf } from '../../../src/features/content/sections';
import { manual } from '../../support/builders/content';

test('chapters and sections have the ids of their headings, with a number for a repeated heading', () => {
  const ids = sectionsOf(`${manual}\n## Grifería\n\nOtra vez.`).map(({ id, level }) => [id, level]);
  expect(ids).toEqual([
    ['grifería', 2],
    ['limpieza', 3],
    ['calefacción', 2],
    ['grifería-1', 2],
  ]);
});

test('a search ignores accents and case, and requires every word', () => {
  const sections = sectionsOf(manual);
  expect(matchingSections(sections, 'JABON').map(({ title }) => title)).toEqual(['Limpieza']);
  expect(matchingSections(sections, 'jabón radiadores')).toEqual([]);
});
