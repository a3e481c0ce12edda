/** Texts of the dialog with the documents of a claim. */
export const documentsText = {
  title: (id: number) => `Documentos del reclamo #${id}`,
  make: { claim: 'Preparar el acta', repair: 'Preparar la constancia' },
  hint: {
    claim: 'El problema, las fotos, lo que pasó y lo que se decidió. No lleva notas internas ni precios.',
    repair: 'Qué se hizo, con qué y cuándo.',
  },
  notCompleted: 'Se puede pedir cuando el reclamo está finalizado.',
  outOfUse: 'Días sin poder usarse (opcional)',
  outOfUseHint: 'Queda en la constancia. Sin un número, vale el de la última versión.',
  outOfUseProblem: (max: number) => `Poné un número entero de 0 a ${max}.`,
  earlier: 'Ya emitidos',
  issued: (title: string, version: number, at: string) => `${title}, versión ${version} · ${at}`,
  failed: 'No pudimos cargar los documentos.',
  genuine: 'Cada documento lleva un código: con él, cualquiera comprueba que es auténtico.',
} as const;
