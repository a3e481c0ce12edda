/** Texts of the settings on how claims end. */
export const endingsText = {
  title: 'Al finalizar un reclamo',
  demandsText: 'Pedir siempre que se cuente qué se hizo',
  demandsPhoto: 'Pedir al menos una foto del trabajo terminado',
  days: 'Días para que el cliente conteste si quedó resuelto',
  daysProblem: (max: number) => `Poné los días, de 1 a ${max}.`,
  daysHint:
    'Se lo recordamos dos veces por mail. Si no contesta, queda «Cerrado sin respuesta», y puede contestar durante otro tanto.',
  complaintDays: 'Días para contestar un reclamo formal',
  hint: 'Las fotos de "después" que manda el contratista cuentan. Lo que se cuenta y las fotos las ve quien hizo el reclamo.',
} as const;
