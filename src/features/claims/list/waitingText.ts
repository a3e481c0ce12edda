const claims = (count: number) => (count === 1 ? '1 reclamo' : `${count.toLocaleString('es-AR')} reclamos`);

/** How many claims of each list wait for an answer, in words. */
export const waitingText = {
  unit: (count: number) => `${claims(count)} de unidades sin respuesta`,
  project: (count: number) => `${claims(count)} de consorcios sin respuesta`,
} as const;
