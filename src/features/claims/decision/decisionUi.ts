/** Texts of the decision about a claim (decisions 12). */
export const decisionUiText = {
  label: 'Decisión',
  none: 'Sin decidir',
  decide: 'Decidir',
  change: 'Cambiar',
  decideOf: (id: number) => `Decidir sobre el reclamo ${id}`,
  by: (name: string | null, day: string) => [name, day].filter(Boolean).join(', '),
  title: (id: number) => `Decisión · Reclamo ${id}`,
  hint: 'La lee quien hizo el reclamo, con el motivo. El plazo del cuadro informa: la decisión es de una persona.',
  question: 'Qué se decide',
  choices: {
    accepted: 'Aceptado: la empresa responde',
    not_covered: 'No corresponde',
    to_inspect: 'A inspeccionar: hay que verlo antes',
  },
  reason: 'Motivo',
  optionalReason: 'Motivo (opcional)',
  changed: 'Por qué cambia',
  usual: 'Motivos usuales',
  save: 'Guardar la decisión',
  saved: 'Decisión guardada',
  rejectChoice: 'Decisión sobre el reclamo',
  rejectChoices: {
    not_covered: 'No corresponde: queda como decisión, con este motivo',
    none: 'Sin decidir: se rechaza por otra cosa (repetido, error de carga…)',
  },
} as const;
