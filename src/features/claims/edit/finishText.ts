export const finishText = {
  label: 'Qué se hizo',
  hint: 'Lo leen todas las personas que ven el reclamo, y llega en el mail. Se puede dejar vacío.',
  hintDemanded: 'Lo leen todas las personas que ven el reclamo, y llega en el mail.',
  manyHint: 'Vale para todos los reclamos que se finalizan, y lo leen quienes los ven. Se puede dejar vacío.',
  fromContractor: 'Es lo que informó el contratista: podés cambiarlo.',
  photos: 'Fotos del trabajo terminado',
  photosHint: 'Las marcadas las ve quien hizo el reclamo, al lado de las suyas.',
  photoDemanded: 'Hace falta al menos una foto.',
  workPhoto: (position: number) => `Foto ${position} del contratista`,
  add: 'Agregar fotos',
  textMissing: 'Contá qué se hizo.',
} as const;
