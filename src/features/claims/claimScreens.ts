import type { ClaimMode } from './claimTypes';

/** The screens of each kind of claim. The address of the detail contains the record's id. */
export const claimScreens = {
  unit: { list: 'reclamos', detail: 'reclamos/:id', create: 'reclamos/agregar-reclamo' },
  project: {
    list: 'consorcio-reclamos',
    detail: 'consorcio-reclamos/:id',
    create: 'reclamos/agregar-reclamo-proyecto',
  },
} as const satisfies Record<ClaimMode, object>;
