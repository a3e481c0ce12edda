import type { ClaimMode } from './claimTypes';

export const listPath = { unit: '/reclamos', project: '/consorcio-reclamos' } satisfies Record<ClaimMode, string>;
export const newClaimPath = {
  unit: '/reclamos/agregar-reclamo',
  project: '/reclamos/agregar-reclamo-proyecto',
} satisfies Record<ClaimMode, string>;

/** The detail of a claim, named by its record's id. */
export const claimPath = (mode: ClaimMode, id: number): string => `${listPath[mode]}/${id}`;
