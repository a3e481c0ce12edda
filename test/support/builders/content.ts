import type { WarrantyTerm } from '../../../src/api/content';

export const buildWarrantyTerm = (overrides: Partial<WarrantyTerm> = {}): WarrantyTerm => ({
  id: 81,
  claim_category_id: 2,
  category: 'Sanitarios',
  claim_item_id: 22,
  item: 'Canilla o grifería',
  months: 12,
  covers: 'Pérdidas por defecto de montaje.',
  excludes: 'Cueros y cartuchos gastados por el uso.',
  version: 1,
  ...overrides,
});

/** The first line of a default document of the portal. */
export const sampleMark = '<!-- ejemplo: borrá esta línea cuando el texto sea el de tu empresa -->';

export const manual = `# Manual de mantenimiento

Este manual acompaña la entrega de tu unidad.

## Grifería

Las canillas se cierran sin forzarlas.

### Limpieza

Con agua y jabón neutro.

## Calefacción

| Estación | Tarea |
| --- | --- |
| Otoño | Purgar los radiadores |
`;
