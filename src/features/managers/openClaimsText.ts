/** What becomes of the claims of somebody who is deactivated. */
export const openClaimsText = {
  count: (count: number) =>
    count === 0
      ? 'No es responsable de ningún reclamo abierto.'
      : `Es responsable de ${count === 1 ? '1 reclamo abierto: pasa' : `${count.toLocaleString('es-AR')} reclamos abiertos: pasan`} al supervisor principal de su proyecto o, si no hay, ${count === 1 ? 'queda' : 'quedan'} sin responsable.`,
  unknown: 'Los reclamos abiertos de los que es responsable pasan al supervisor principal de su proyecto.',
} as const;
