/** Texts of the page on accessibility. */
export const accessibilityText = {
  title: 'Accesibilidad',
  back: 'Ir al portal',
  intro:
    'Queremos que todas las personas puedan usar este portal. Acá decimos qué cumple de las pautas WCAG 2.2, niveles A y AA, qué no cumple todavía y cómo lo probamos.',
  sums: (holds: number, partly: number, none: number) =>
    `De ${holds + partly + none} criterios, ${holds} se cumplen, ${partly} se cumplen en parte y ${none} no corresponden porque el portal no tiene ese contenido.`,
  partly: 'Lo que falta',
  holds: 'Lo que se cumple',
  none: 'Lo que no corresponde',
  criterion: 'Criterio',
  level: 'Nivel',
  note: 'Qué decimos',
  how: 'Cómo lo probamos',
  howText:
    'Cada versión pasa pruebas automáticas en un navegador: axe en cada pantalla y en cada estado, en claro y en oscuro; el recorrido con Tab en 23 pantallas a tres tamaños; texto al 200 %, los colores del sistema, y las tareas principales sólo con el teclado. Una prueba comprueba que cada criterio de esta lista nombre las pruebas que lo muestran. Todavía no lo probaron personas con cada lector de pantalla: si algo no funciona con el tuyo, contanos.',
  contact: 'Si algo no te funciona',
  contactText: (company: string) =>
    `Escribinos un mensaje en un reclamo o comunicate con ${company || 'la empresa'} y decinos qué pantalla es y con qué la usás. Te contestamos y te ayudamos a hacerlo mientras tanto.`,
  call: (phone: string) => `Llamar al ${phone}`,
} as const;
