export const worksPanelText = {
  title: 'Trabajos',
  create: 'Encargar trabajo',
  none: 'Todavía no se encargó ningún trabajo.',
  failed: 'No pudimos cargar los trabajos.',
  work: (id: number, worker: string) => `Trabajo ${id} · ${worker}`,
} as const;
