/** Problems in the common parts: reason, the consortium's text, key words for finding a photo. */
type ProjectProblem = [reason: string, text: string, photo?: string];

export const projectProblems: ProjectProblem[] = [
  [
    'Ascensor principal fuera de servicio',
    'El ascensor quedó detenido entre el tercero y el cuarto piso. La empresa de mantenimiento dice que el problema es de la instalación original y no lo cubre el abono.',
    'ascensor',
  ],
  [
    'Filtración en el subsuelo',
    'Con cada lluvia entra agua por la junta del muro del subsuelo, a la altura de las cocheras 3 y 4. Se junta en el pozo y la bomba no da abasto. Ya hay dos autos con óxido en los guardabarros y los propietarios reclaman al consorcio.',
    'cochera',
  ],
  ['Portón de cocheras', 'El motor del portón se recalienta y se detiene.', 'porton'],
  ['Luces del hall', 'La mitad de las luminarias del hall no enciende desde la tormenta.', 'luz'],
  [
    'Bomba de agua',
    'Una de las dos bombas elevadoras hace ruido y el tanque no llega a llenarse en horas pico.',
    'bomba',
  ],
  [
    'Fisuras en la medianera',
    'Aparecieron fisuras horizontales en la medianera norte, visibles desde el patio. Pedimos que las vea el calculista.',
    'fisura',
  ],
  [
    'Revoque de la fachada',
    'Se desprendió un pedazo de revoque del segundo piso y cayó a la vereda; vallamos la zona.',
    'revoque',
  ],
  [
    'Membrana de la terraza',
    'La membrana tiene globos y está abierta en los encuentros con la carga. Filtra a los departamentos del último piso.',
    'membrana',
  ],
  ['Portero eléctrico', 'Los botones del tercero y el cuarto no funcionan.', 'portero'],
  [
    'Bajada pluvial',
    'La bajada pluvial del contrafrente está rota a la altura del primer piso y salpica los balcones.',
    'caño',
  ],
  ['Puerta de emergencia', 'La barra antipánico de la puerta de emergencia no traba.'],
  [
    'Tablero general',
    'El tablero general calienta y huele a quemado. La Empresa Provincial de la Energía nos recomendó revisarlo con urgencia.',
    'tablero',
  ],
  ['Piscina', 'La piscina pierde unos 5 cm de nivel por día.', 'piscina'],
  ['Salón de usos múltiples', 'El aire del salón no enfría y gotea sobre la mesa.', 'aire'],
  [
    'Olor a gas en el palier',
    'Vecinos del primer piso sienten olor a gas en el palier por la mañana. Litoral Gas revisó y no encontró pérdida en los medidores, pero pidió revisar la ventilación del conducto.',
  ],
  ['Matafuegos y señalización', 'Faltan tres carteles de salida y un matafuego del subsuelo.'],
  ['Baldosas de la vereda', 'La vereda se hundió sobre la zanja de la obra y hay cinco baldosas flojas.'],
  ['Cámaras de seguridad', 'Dos cámaras del acceso no graban desde hace un mes.'],
  ['Riego de la terraza verde', 'El riego queda abierto y el agua corre por la escalera.'],
  ['Escalera', 'Se soltó el pasamanos entre el segundo y el tercer piso.', 'baranda'],
  ['Tanque de reserva', 'La tapa del tanque no cierra y hay restos de hojas adentro.'],
  [
    'Pintura del palier',
    'La pintura de los palieres se está descascarando por humedad en todos los pisos impares.',
    'pintura',
  ],
  ['Cloaca', 'La cámara de inspección del patio rebalsa los domingos.'],
  ['Iluminación de emergencia', 'En el último corte de luz las luces de emergencia duraron cinco minutos.', 'luz'],
];

/** Words of a reason, and the place of the building that they mean; the first that fits. */
const placeWords: [RegExp, place: string][] = [
  [/ascensor|montacargas/i, 'Ascensor'],
  [/subsuelo/i, 'Subsuelo'],
  [/cochera|port[oó]n/i, 'Cocheras'],
  [/fachada|revoque|frente/i, 'Fachada'],
  [/terraza|membrana|azotea|parrill/i, 'Azotea'],
  [/escalera/i, 'Escalera'],
  [/hall|portero|puerta|entrada/i, 'Entrada'],
  [/palier|pasillo|piso/i, 'Pisos y palieres'],
  [/bomba|tanque|tablero|gas/i, 'Sala de máquinas'],
  [/medianera|patio|jard[ií]n|pluvial/i, 'Patio y jardín'],
];

/** Returns the place of a problem. */
export const placeOfProblem = (reason: string): string =>
  placeWords.find(([words]) => words.test(reason))?.[1] ?? 'Otro lugar';

/** Why some problems are urgent for the consortium, by their reason. */
export const urgentReasons: Partial<Record<string, string>> = {
  'Ascensor principal fuera de servicio': 'En el quinto vive una persona en silla de ruedas.',
  'Revoque de la fachada': 'Puede caer otro pedazo sobre la vereda.',
};

/** Who opens the common parts of each building. */
export const porters: Partial<Record<string, { contactName: string; contactPhone: string; accessHours: string }>> = {
  'Torre Oroño': {
    contactName: 'Ramón Ibarra, encargado',
    contactPhone: '3415550134',
    accessHours: 'Lunes a viernes de 8 a 16',
  },
  'Edificio Pellegrini': {
    contactName: 'Portería',
    contactPhone: '3415550162',
    accessHours: 'Todos los días de 7 a 13',
  },
};
