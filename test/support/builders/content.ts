import type { UnitWarranty, WarrantyTerm } from '../../../src/api/content';
import type { OwnTerm, OwnWarranty } from '../../../src/api/ownWarranty';

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

export const buildOwnTerm = (overrides: Partial<OwnTerm> = {}): OwnTerm => ({
  id: 1,
  term_id: 81,
  claim_category_id: 2,
  category: 'Sanitarios',
  claim_item_id: 22,
  item: 'Canilla o grifería',
  months: 12,
  expires_on: '2030-03-12',
  covers: 'Pérdidas por defecto de montaje.',
  excludes: 'Cueros y cartuchos gastados por el uso.',
  notice: null,
  ...overrides,
});

export const buildOwnWarranty = (overrides: Partial<OwnWarranty> = {}): OwnWarranty => ({
  contract_id: 7,
  unit_id: 15,
  unit: '3° A',
  project: 'Torre Oroño',
  is_project_closed: false,
  starts_on: '2026-03-12',
  is_delivery_known: true,
  is_owner: true,
  tenant_sees: true,
  terms: [buildOwnTerm()],
  ...overrides,
});

/** A term as it stood at the delivery of a unit. */
export const buildUnitWarranty = (overrides: Partial<UnitWarranty> = {}): UnitWarranty => ({
  id: 1,
  claim_category_id: 2,
  category: 'Sanitarios',
  claim_item_id: 22,
  place: null,
  item: 'Grifería',
  months: 12,
  expires_on: '2999-03-12',
  covers: '',
  excludes: '',
  manual: 'Grifería',
  table_of: '2026-11-28',
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
