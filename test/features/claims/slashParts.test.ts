import { firstSlashPart, fourSlashParts } from '../../../src/features/claims/list/slashParts';

test('the first part is what stands before the first slash, trimmed', () => {
  expect(firstSlashPart('  Cocina / Mesada / Sanitarios')).toBe('Cocina');
  expect(firstSlashPart('sin barras')).toBe('sin barras');
  expect(firstSlashPart('')).toBe('');
});

test('there are always exactly four trimmed parts: missing ones are empty, extra ones are cut', () => {
  expect(fourSlashParts('Cocina / Mesada/Sanitarios /  Canilla ')).toEqual([
    'Cocina',
    'Mesada',
    'Sanitarios',
    'Canilla',
  ]);
  expect(fourSlashParts('Cocina')).toEqual(['Cocina', '', '', '']);
  expect(fourSlashParts('a/b/c/d/e')).toEqual(['a', 'b', 'c', 'd']);
});
