import { firstSlashPart, fourSlashParts } from '../../../src/features/claims/claimMapping';

test('the first part is the text before the first slash, trimmed', () => {
  expect(firstSlashPart('  Cocina / Mesada / Sanitarios')).toBe('Cocina');
  expect(firstSlashPart('sin barras')).toBe('sin barras');
  expect(firstSlashPart('')).toBe('');
});

test('there are always exactly four trimmed parts: missing ones are empty, extra ones are dropped', () => {
  expect(fourSlashParts('Cocina / Mesada/Sanitarios /  Canilla ')).toEqual([
    'Cocina',
    'Mesada',
    'Sanitarios',
    'Canilla',
  ]);
  expect(fourSlashParts('Cocina')).toEqual(['Cocina', '', '', '']);
  expect(fourSlashParts('a/b/c/d/e')).toEqual(['a', 'b', 'c', 'd']);
});
