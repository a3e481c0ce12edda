/** Texts of the settings on how claims end. */
export const endingsText = {
  title: 'Al finalizar un reclamo',
  demandsText: 'Pedir siempre que se cuente qué se hizo',
  demandsPhoto: 'Pedir al menos una foto del trabajo terminado',
  hint: 'Las fotos de "después" que manda el contratista cuentan. Lo que se cuenta y las fotos las ve quien hizo el reclamo.',
} as const;
