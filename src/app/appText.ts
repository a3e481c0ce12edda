/** Texts of the shell. */
export const appText = {
  menu: 'Menú',
  openMenu: 'Abrir menú',
  openMenuUnread: (count: number) => `Abrir menú (${count.toLocaleString('es-AR')} sin leer)`,
  mainNavigation: 'Navegación principal',
  account: 'Mi cuenta',
  plans: 'Planos',
  manage: 'Gestión',
  themeFailed: 'No pudimos cargar la apariencia oscura. Revisá tu conexión y probá de nuevo.',
  logout: 'Cerrar sesión',
  draftsTitle: 'Tenés textos sin enviar',
  draftsHint: (count: number) =>
    count === 1
      ? 'Un formulario que no enviaste está guardado en este dispositivo. Si lo comparten otras personas, borralo.'
      : `${count} formularios que no enviaste están guardados en este dispositivo. Si lo comparten otras personas, borralos.`,
  dropDrafts: 'Borrar y salir',
  keepDrafts: 'Conservar y salir',
  skip: 'Ir al contenido',
  skipToList: 'Ir a la lista',
  copyright: '© 2025',
  accessibility: 'Accesibilidad',
  madeWith: 'Hecho con ♥ en Rosario',
  forbiddenTitle: 'No tenés acceso a esta página',
  forbidden: 'Tu usuario no tiene permiso para verla. Si creés que es un error, hablá con la administración.',
  sessionFailed: 'No pudimos comprobar tu sesión.',
  crashed: 'Algo salió mal en esta página',
  crashedHint: 'Podés reintentar o volver al inicio. Lo que habías escrito en un formulario está guardado.',
  offline: 'Sin conexión',
  offlineHint: 'Esta página todavía no se había cargado en este dispositivo. Revisá tu conexión y reintentá.',
  crashedDetail: 'Detalle técnico',
  technicalTitle: 'Unexpected Application Error!',
} as const;
