/**
 * The criteria of WCAG 2.2, levels A and AA, and what is known of each. `holds` and `partly` name the tests that show it, as
 * `file «name»`; a test of this list finds each of them, so that the page cannot promise what nothing checks.
 */
type Level = 'A' | 'AA';
interface Criterion {
  id: string;
  name: string;
  level: Level;
  state: 'holds' | 'partly' | 'none';
  /** What was done, what is missing, or why it does not apply, for the reader of the page. */
  note?: string;
  /** File and the beginning of the name of each test. */
  tests?: readonly (readonly [file: string, name: string])[];
}

const axe = ['test/e2e/stories.spec.ts', 'no console messages, visible content, no axe violations'] as const;
const matrix = 'test/e2e/matrix.spec.ts';
const focus = [matrix, 'every control that Tab reaches is in sight, with no sideways scroll'] as const;
const large = [matrix, 'with text of 200 %, more contrast and the colours of the system nothing is cut off'] as const;
const forced = [matrix, 'with the colours of the system, buttons have a border'] as const;
const route = [matrix, 'a change of page moves the focus to its title'] as const;
const live = [matrix, 'no list is inside a live region'] as const;
const keys = 'test/e2e/keyboard.spec.ts';
const skip = [keys, 'the first Tab offers to skip the menu'] as const;
const dialog = [keys, 'a claim is rejected by keyboard only: the dialog traps the focus'] as const;
const price = [keys, 'the price of a row is set by keyboard only'] as const;
const narrow = ['test/e2e/touch.spec.ts', 'at 180 px, a phone at a zoom of 200 %'] as const;
const formSaid = ['test/e2e/touch.spec.ts', 'what a form says after a tap on its button is on the screen'] as const;
const theme = ['test/app/theme.test.ts', "a company's accent is calculated for the lightest background"] as const;

/** Criteria that the portal has nothing for: no sound, video, motion, gestures, captchas or time limits in reading. */
const nothing = (id: string, name: string, level: Level, note: string): Criterion => ({
  id,
  name,
  level,
  state: 'none',
  note,
});
const noMedia = 'El portal no tiene audio ni video.';

export const criteria: readonly Criterion[] = [
  {
    id: '1.1.1',
    name: 'Contenido no textual',
    level: 'A',
    state: 'partly',
    note: 'Íconos y botones tienen nombre. Las fotos que suben las personas se nombran por su orden, no por lo que muestran.',
    tests: [axe],
  },
  nothing('1.2.1', 'Sólo audio y sólo video', 'A', noMedia),
  nothing('1.2.2', 'Subtítulos', 'A', noMedia),
  nothing('1.2.3', 'Audiodescripción o alternativa', 'A', noMedia),
  nothing('1.2.4', 'Subtítulos en directo', 'AA', noMedia),
  nothing('1.2.5', 'Audiodescripción', 'AA', noMedia),
  { id: '1.3.1', name: 'Información y relaciones', level: 'A', state: 'holds', tests: [axe] },
  { id: '1.3.2', name: 'Secuencia significativa', level: 'A', state: 'holds', tests: [focus, axe] },
  { id: '1.3.3', name: 'Características sensoriales', level: 'A', state: 'holds', tests: [forced] },
  { id: '1.3.4', name: 'Orientación', level: 'AA', state: 'holds', note: 'También a 740 × 360.', tests: [focus] },
  { id: '1.3.5', name: 'Propósito de la entrada', level: 'AA', state: 'holds', tests: [axe] },
  {
    id: '1.4.1',
    name: 'Uso del color',
    level: 'A',
    state: 'partly',
    note: 'Lo elegido y los botones se distinguen también por el borde. La prioridad se dice con texto al pasar por ella y en el lector, pero su punto se distingue sólo por el color.',
    tests: [forced],
  },
  nothing('1.4.2', 'Control del audio', 'A', noMedia),
  { id: '1.4.3', name: 'Contraste mínimo', level: 'AA', state: 'holds', tests: [axe, theme] },
  { id: '1.4.4', name: 'Cambio de tamaño del texto', level: 'AA', state: 'holds', tests: [large] },
  nothing('1.4.5', 'Imágenes de texto', 'AA', 'Sólo el logo de la empresa.'),
  { id: '1.4.10', name: 'Reajuste del texto', level: 'AA', state: 'holds', tests: [focus, narrow] },
  {
    id: '1.4.11',
    name: 'Contraste no textual',
    level: 'AA',
    state: 'partly',
    note: 'El borde de los campos en el tema claro tiene menos de 3:1. Con más contraste pedido al sistema, lo cumple.',
    tests: [large],
  },
  { id: '1.4.12', name: 'Espaciado del texto', level: 'AA', state: 'holds', tests: [large] },
  {
    id: '1.4.13',
    name: 'Contenido al pasar el puntero o con el foco',
    level: 'AA',
    state: 'partly',
    note: 'Se cierra con Escape. No hay una prueba que recorra todos los textos de ayuda.',
    tests: [dialog],
  },
  { id: '2.1.1', name: 'Teclado', level: 'A', state: 'holds', tests: [price, dialog, focus] },
  { id: '2.1.2', name: 'Sin trampas para el foco', level: 'A', state: 'holds', tests: [dialog, focus] },
  {
    id: '2.1.4',
    name: 'Atajos de una letra',
    level: 'A',
    state: 'partly',
    note: 'Sólo los tienen las pantallas del equipo, y no actúan mientras se escribe. No se pueden apagar.',
    tests: [price],
  },
  nothing('2.2.1', 'Tiempo ajustable', 'A', 'La sesión dura 30 días sin uso, y los borradores se guardan.'),
  nothing('2.2.2', 'Pausar, detener, ocultar', 'A', 'Nada se mueve solo.'),
  nothing('2.3.1', 'Destellos', 'A', 'Nada destella.'),
  { id: '2.4.1', name: 'Evitar bloques', level: 'A', state: 'holds', tests: [skip] },
  { id: '2.4.2', name: 'Título de la página', level: 'A', state: 'holds', tests: [route] },
  { id: '2.4.3', name: 'Orden del foco', level: 'A', state: 'holds', tests: [route, dialog] },
  { id: '2.4.4', name: 'Propósito de los enlaces', level: 'A', state: 'holds', tests: [axe] },
  { id: '2.4.5', name: 'Múltiples vías', level: 'AA', state: 'holds', note: 'Menús y buscador.', tests: [axe] },
  { id: '2.4.6', name: 'Encabezados y etiquetas', level: 'AA', state: 'holds', tests: [axe] },
  { id: '2.4.7', name: 'Foco visible', level: 'AA', state: 'holds', tests: [skip] },
  { id: '2.4.11', name: 'Foco no oculto', level: 'AA', state: 'holds', tests: [focus] },
  nothing('2.5.1', 'Gestos del puntero', 'A', 'Todo se hace con un toque.'),
  {
    id: '2.5.2',
    name: 'Cancelación del puntero',
    level: 'A',
    state: 'holds',
    note: 'Los botones actúan al soltar.',
    tests: [axe],
  },
  { id: '2.5.3', name: 'Etiqueta en el nombre', level: 'A', state: 'holds', tests: [axe] },
  nothing('2.5.4', 'Activación por movimiento', 'A', 'Nada se activa moviendo el teléfono.'),
  nothing('2.5.7', 'Movimientos de arrastre', 'AA', 'El ancho de las columnas se cambia también con el teclado.'),
  { id: '2.5.8', name: 'Tamaño de los objetivos', level: 'AA', state: 'holds', tests: [axe] },
  { id: '3.1.1', name: 'Idioma de la página', level: 'A', state: 'holds', tests: [axe] },
  nothing('3.1.2', 'Idioma de las partes', 'AA', 'Todo está en castellano.'),
  { id: '3.2.1', name: 'Al recibir el foco', level: 'A', state: 'holds', tests: [focus] },
  { id: '3.2.2', name: 'Al recibir entradas', level: 'A', state: 'holds', tests: [price] },
  { id: '3.2.3', name: 'Navegación coherente', level: 'AA', state: 'holds', tests: [axe] },
  { id: '3.2.4', name: 'Identificación coherente', level: 'AA', state: 'holds', tests: [axe] },
  {
    id: '3.2.6',
    name: 'Ayuda coherente',
    level: 'A',
    state: 'partly',
    note: 'El teléfono de la empresa está en los avisos de demora, los emails y las páginas por enlace, no en cada pantalla.',
    tests: [axe],
  },
  { id: '3.3.1', name: 'Identificación de errores', level: 'A', state: 'holds', tests: [formSaid] },
  { id: '3.3.2', name: 'Etiquetas o instrucciones', level: 'A', state: 'holds', tests: [axe] },
  { id: '3.3.3', name: 'Sugerencias ante errores', level: 'AA', state: 'holds', tests: [formSaid] },
  { id: '3.3.4', name: 'Prevención de errores', level: 'AA', state: 'holds', tests: [dialog] },
  {
    id: '3.3.7',
    name: 'Entrada redundante',
    level: 'A',
    state: 'holds',
    note: 'Unidad y contacto se recuerdan.',
    tests: [formSaid],
  },
  {
    id: '3.3.8',
    name: 'Autenticación accesible',
    level: 'AA',
    state: 'holds',
    note: 'La contraseña se puede pegar y guardar.',
    tests: [axe],
  },
  { id: '4.1.2', name: 'Nombre, función, valor', level: 'A', state: 'holds', tests: [axe] },
  { id: '4.1.3', name: 'Mensajes de estado', level: 'AA', state: 'holds', tests: [live] },
];
