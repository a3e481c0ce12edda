import { idOfHash, matchingSections, sectionsOf } from '../../../src/ui/markdownSections';
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

test('a heading with a link or emphasis has the id of its text, and a code block has no headings', () => {
  const text =
    '## Ver [la garantía](https://example.com) de *tu* unidad ##\n\n```sh\n## no es un título\n```\n\n## Gas';
  expect(sectionsOf(text).map(({ id, title }) => [id, title])).toEqual([
    ['ver-la-garantía-de-tu-unidad', 'Ver la garantía de tu unidad'],
    ['gas', 'Gas'],
  ]);
});

test('a search ignores accents and case, and requires every word', () => {
  const sections = sectionsOf(manual);
  expect(matchingSections(sections, 'JABON').map(({ title }) => title)).toEqual(['Limpieza']);
  expect(matchingSections(sections, 'jabón radiadores')).toEqual([]);
});

test('a fragment names its section; a damaged one names none', () => {
  expect(idOfHash('#instalaci%C3%B3n')).toBe('instalación');
  expect(idOfHash('#instalaci%C3')).toBeUndefined();
  expect(idOfHash('')).toBeUndefined();
});
