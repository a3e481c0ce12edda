export const contentText = {
  manual: 'Manual de mantenimiento',
  houseRules: 'Reglamento de convivencia',
  warranty: 'Cuadro de garantías',
  contents: 'Contenido',
  search: 'Buscar en el documento',
  print: 'Imprimir',
  failed: 'No pudimos cargar el documento.',
  sample: (file: string) =>
    `Este texto es un ejemplo. Revisalo y cambialo en ${file}, en el servidor, y borrá su primera línea cuando sea el de tu empresa. Este aviso lo ven solo los administradores.`,
  noMatches: (query: string) => `Nada en el documento coincide con «${query}».`,
  matches: (count: number) => (count === 1 ? '1 sección coincide' : `${count} secciones coinciden`),
  warrantyIntro: 'Plazos contados desde la entrega de la unidad.',
  warrantySearch: 'Buscar en el cuadro de garantías',
  warrantyFailed: 'No pudimos cargar el cuadro de garantías.',
  warrantyEmpty: 'Todavía no hay plazos de garantía cargados.',
  warrantyNoMatches: 'Ningún plazo coincide con la búsqueda.',
  item: 'Ítem',
  category: 'Rubro',
  term: 'Plazo',
  covers: 'Qué cubre',
  excludes: 'Qué no cubre',
  months: 'Plazo en meses',
  monthsOf: (months: number) =>
    months === 0
      ? 'Sin garantía'
      : months % 12 === 0
        ? `${months / 12} ${months === 12 ? 'año' : 'años'}`
        : `${months} meses`,
  lookup: 'Ítem del reclamo',
  lookupHint: 'Opcional: el ítem del formulario de reclamos al que se aplica. Sin ítem, vale para todo el rubro.',
  add: 'Agregar plazo',
  edit: 'Editar',
  remove: 'Eliminar',
  editOf: (item: string) => `Editar la garantía de ${item}`,
  removeOf: (item: string) => `Eliminar la garantía de ${item}`,
  removeWarning: 'El plazo deja de mostrarse y de usarse en los reclamos. No se puede deshacer.',
  saved: 'Cuadro actualizado',
  removed: 'Plazo eliminado',
  monthsWrong: 'El plazo debe ser un número entre 0 y 600.',
} as const;
