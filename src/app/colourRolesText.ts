/**
 * The role of each colour token, by its name without `--`, in the order of the style guide. Used only by the stories.
 */
export const colourRoles: Record<string, Record<string, string>> = {
  'Texto y fondos': {
    ink: 'Texto',
    'ink-soft': 'Texto secundario',
    paper: 'Fondo de la página',
    surface: 'Superficie: paneles, tablas, diálogos',
    'table-head': 'Encabezado de una tabla',
    'row-hover': 'Fila bajo el puntero',
    'row-icon-hover': 'Ícono de una fila bajo el puntero',
    skeleton: 'Lo que todavía carga',
    'skeleton-light': 'Brillo de lo que carga',
    plate: 'Debajo de un logo o un plano',
  },
  'Acento de la empresa': {
    brick: 'Acento: acción principal, enlaces, foco',
    'brick-dark': 'Acento bajo el puntero',
    'brick-soft': 'Fondo de lo elegido',
    'on-brick': 'Texto sobre el acento',
    wall: 'Pared del ingreso',
    'on-wall': 'Texto sobre la pared',
    'brick-shade': 'Sombra de la pared, arriba',
    'brick-shade-end': 'Sombra de la pared, abajo',
    'focus-ring': 'Halo del campo con foco',
  },
  Líneas: {
    line: 'Línea entre partes',
    'line-strong': 'Línea que hay que ver',
    'field-line': 'Borde de un campo',
  },
  'Avisos y peligro': {
    danger: 'Peligro y error',
    'danger-soft': 'Fondo de un error',
    ok: 'Éxito',
  },
  Estados: {
    'amber-ink': 'En análisis: texto',
    'amber-soft': 'En análisis: fondo',
    'amber-line': 'En análisis: borde',
    'blue-ink': 'Aprobado: texto',
    'blue-soft': 'Aprobado: fondo',
    'blue-line': 'Aprobado: borde',
    'violet-ink': 'En curso: texto',
    'violet-soft': 'En curso: fondo',
    'violet-line': 'En curso: borde',
    'green-ink': 'Finalizado: texto',
    'green-soft': 'Finalizado: fondo',
    'green-line': 'Finalizado: borde',
    'red-ink': 'Rechazado: texto',
    'red-line': 'Rechazado: borde',
  },
  Prioridad: {
    high: 'Alta',
    medium: 'Media',
    low: 'Baja',
    'dot-edge': 'Borde del punto',
    dot: 'El punto de la prioridad que se muestra',
  },
  'Sobre fotos': {
    'over-photo': 'Fondo de un botón sobre una foto',
  },
};
