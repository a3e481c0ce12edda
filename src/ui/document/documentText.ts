export const documentText = {
  contents: 'Contenido',
  search: 'Buscar en el documento',
  print: 'Imprimir',
  failed: 'No pudimos cargar el documento.',
  sample: (file: string) =>
    `Este texto es un ejemplo. Revisalo y cambialo en ${file}, en el servidor, y borrá su primera línea cuando sea el de tu empresa. Este aviso lo ven solo los administradores.`,
  noMatches: (query: string) => `Nada en el documento coincide con «${query}».`,
  matches: (count: number) => (count === 1 ? '1 sección coincide' : `${count} secciones coinciden`),
} as const;
