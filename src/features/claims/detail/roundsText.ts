/** Texts of what was done in a claim. */
export const roundsText = {
  title: 'Qué se hizo',
  notSaid: 'No se detalló qué se hizo.',
  endedAt: (at: string) => `Se finalizó el ${at}.`,
  reopenedAt: (at: string) => `Se reabrió el ${at}.`,
  before: 'Antes',
  after: 'Después',
  beforePhoto: (position: number) => `Antes: foto ${position}`,
  afterPhoto: (position: number) => `Después: foto ${position}`,
} as const;
