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
    brick: 'Acento: enlaces, foco, lo elegido',
    'brick-dark': 'Acento bajo el puntero',
    'brick-soft': 'Fondo de lo elegido',
    brand: 'Color de la empresa: acción principal',
    'brand-hover': 'Acción principal bajo el puntero',
    'on-brand': 'Texto sobre el color de la empresa',
    wall: 'Pared del ingreso',
    'on-wall': 'Texto sobre la pared',
    'brick-shade': 'Sombra de la pared',
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
  'Estados: qué pasa con el reclamo, el trabajo o la visita': {
    'waits-ink': 'Espera a alguien (en análisis, propuesto, por vencer): texto',
    'waits-soft': 'Espera a alguien: fondo',
    'waits-line': 'Espera a alguien: borde',
    'agreed-ink': 'Acordado (aprobado, aceptado, visita con día): texto',
    'agreed-soft': 'Acordado: fondo',
    'agreed-line': 'Acordado: borde',
    'running-ink': 'En curso: texto',
    'running-soft': 'En curso: fondo',
    'running-line': 'En curso: borde',
    'done-ink': 'Hecho (finalizado, verificado): texto',
    'done-soft': 'Hecho: fondo',
    'done-line': 'Hecho: borde',
    'refused-ink': 'Sin efecto (rechazado, cancelado, no fue nadie): texto',
    'refused-line': 'Sin efecto: borde',
  },
  'Prioridad: siempre con tres barras': {
    high: 'Alta: tres barras',
    medium: 'Media: dos barras',
    low: 'Baja: una barra',
  },
  'Sobre fotos': {
    'over-photo': 'Fondo de un botón sobre una foto',
  },
};
