import type { NextState } from '../../../contract/claimStatus';

export const summaryText = {
  title: 'Qué sigue',
  failed: 'No pudimos contar qué espera cada reclamo.',
  claim: (id: number, building: string) => `Reclamo ${id}, ${building}`,
  counts: {
    you: (count: number) => (count === 1 ? '1 espera algo de vos' : `${count} esperan algo de vos`),
    visit: (count: number) => `${count} con visita acordada`,
    company: (count: number) => `${count} en manos de la empresa`,
  } satisfies Record<NextState, (count: number) => string>,
} as const;
