import type { RoomProblems } from './roomProblems';

/** Problems in kitchen, bathrooms and living room. */
export const livingProblems: RoomProblems[] = [
  {
    room: 'Cocina',
    problems: [
      [
        'Mesada y bacha',
        'Sanitarios',
        'Canilla o grifería',
        'La canilla de la cocina gotea todo el tiempo, aun bien cerrada. Ya le cambiamos el cuerito y sigue igual.',
        'canilla',
      ],
      [
        'Bajo mesada',
        'Sanitarios',
        'Pérdida de agua',
        'Hay una pérdida debajo de la bacha: el piso del mueble está hinchado y por la mañana encontramos un charco de casi medio metro. Pusimos un balde mientras tanto, pero cuando usamos el lavavajillas pierde mucho más.',
        'perdida',
      ],
      [
        'Campana y extracción',
        'Electricidad',
        'Luminaria',
        'La luz de la campana no enciende y el extractor hace ruido metálico en la velocidad 3.',
      ],
      [
        'Paredes',
        'Pisos y revestimientos',
        'Azulejo',
        'Se despegaron tres azulejos detrás de la cocina. Uno se cayó y se rompió.',
        'azulejo',
      ],
      [
        'Mesada y bacha',
        'Carpintería',
        'Mesada',
        'La mesada de granito tiene una fisura que sale de la esquina de la bacha y ya mide unos 12 centímetros.',
        'mesada',
      ],
      [
        'Bajo mesada',
        'Carpintería',
        'Mueble de cocina',
        'Las bisagras de dos puertas del bajo mesada se salieron; las puertas no cierran.',
        'mueble',
      ],
      [
        'Ventana',
        'Aberturas',
        'Burlete y sellado',
        'Cuando llueve con viento del sur entra agua por el marco de la ventana de la cocina.',
        'ventana',
      ],
    ],
  },
  {
    room: 'Baño principal',
    problems: [
      [
        'Ducha o bañera',
        'Sanitarios',
        'Desagüe',
        'La ducha no desagota: a los cinco minutos el agua llega al borde del receptáculo y sale olor a cloaca. Pasa desde que nos entregaron el departamento, pero ahora empeoró.',
        'desague',
      ],
      [
        'Inodoro y bidet',
        'Sanitarios',
        'Inodoro o depósito',
        'El depósito del inodoro no corta y se escucha correr agua toda la noche.',
        'inodoro',
      ],
      [
        'Techo',
        'Humedad y filtraciones',
        'Humedad en techo',
        'Apareció una mancha amarilla en el techo del baño, justo debajo del baño del piso de arriba. Creció de 10 a 40 centímetros en dos semanas y la pintura se está levantando.',
        'humedad-techo',
      ],
      [
        'Paredes',
        'Humedad y filtraciones',
        'Condensación',
        'Se forma moho negro en las juntas aunque ventilamos todos los días.',
        'moho',
      ],
      [
        'Piso',
        'Pisos y revestimientos',
        'Porcelanato',
        'Dos porcelanatos suenan a hueco y uno se rajó al apoyar el pie.',
        'porcelanato',
      ],
      ['Vanitory', 'Sanitarios', 'Presión de agua', 'Sale muy poca agua caliente en el vanitory; la fría sale bien.'],
      ['Ducha o bañera', 'Aberturas', 'Vidrio', 'La mampara se descuadró y roza contra el piso al abrirla.', 'mampara'],
    ],
  },
  {
    room: 'Toilette',
    problems: [
      ['Puerta', 'Aberturas', 'Puerta', 'La puerta del toilette se hinchó y no cierra.', 'puerta'],
      ['Inodoro', 'Sanitarios', 'Inodoro o depósito', 'El inodoro está flojo y pierde agua por la base.', 'inodoro'],
      [
        'Vanitory',
        'Sanitarios',
        'Canilla o grifería',
        'El monocomando quedó duro y no se puede regular la temperatura.',
        'canilla',
      ],
    ],
  },
  {
    room: 'Living comedor',
    problems: [
      [
        'Paredes',
        'Pintura y yesería',
        'Fisura',
        'Una fisura diagonal cruza la pared del living desde la ventana hasta el techo. La marcamos con lápiz en marzo y desde entonces creció otros 30 centímetros. Nos preocupa que sea algo de la estructura, porque el vecino de abajo tiene una parecida en el mismo lugar.',
        'fisura',
      ],
      ['Ventanal', 'Aberturas', 'Ventana', 'El ventanal no corre bien: hay que levantarlo para que cierre.', 'ventana'],
      [
        'Piso',
        'Pisos y revestimientos',
        'Piso flotante',
        'El piso flotante se levantó contra la puerta del balcón y hace ruido al pisarlo.',
      ],
      [
        'Tomas y luces',
        'Electricidad',
        'Tomacorriente',
        'El tomacorriente de al lado del televisor hace chispas cuando enchufamos algo.',
        'toma',
      ],
      [
        'Tomas y luces',
        'Electricidad',
        'Tablero y térmica',
        'Salta la térmica cada vez que prendemos el horno eléctrico y el aire al mismo tiempo.',
        'tablero',
      ],
      ['Techo', 'Pintura y yesería', 'Cielorraso de yeso', 'La junta del cielorraso se abrió de punta a punta.'],
      [
        'Paredes',
        'Humedad y filtraciones',
        'Humedad en pared',
        'La pared que da al contrafrente está húmeda desde el zócalo hasta los 50 cm. Corrimos el sillón y encontramos el zócalo podrido y la pintura con globos.',
        'humedad-pared',
      ],
    ],
  },
];
