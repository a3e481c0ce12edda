/** The screens of each kind of claim. The address of the detail contains the record's id. */
export const claimScreens = {
  unit: { list: 'reclamos', detail: 'reclamos/:id', create: 'reclamos/agregar-reclamo' },
  project: {
    list: 'consorcio-reclamos',
    detail: 'consorcio-reclamos/:id',
    create: 'reclamos/agregar-reclamo-proyecto',
  },
} as const;

/** A kind of claims, as the screens name it. */
export type ClaimMode = keyof typeof claimScreens;
