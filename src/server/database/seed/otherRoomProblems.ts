import type { RoomProblems } from './roomProblems';

/** Problems in the other rooms, outside, and at the doors. */
export const otherRoomProblems: RoomProblems[] = [
  {
    room: 'Dormitorio principal',
    problems: [
      ['Placard', 'Carpintería', 'Placard', 'La puerta corrediza del placard se sale del riel.', 'placard'],
      [
        'Ventana',
        'Aberturas',
        'Persiana',
        'La cinta de la persiana se cortó y quedó cerrada; estamos a oscuras en el dormitorio.',
        'persiana',
      ],
      [
        'Paredes',
        'Climatización',
        'Desagüe del aire',
        'El aire acondicionado gotea dentro de la habitación: el desagüe de la preinstalación parece tapado.',
        'aire',
      ],
      [
        'Techo',
        'Humedad y filtraciones',
        'Filtración de terraza',
        'Somos el último piso y desde la tormenta del fin de semana filtra agua en tres puntos del techo del dormitorio. Tuvimos que correr la cama y poner dos baldes. Se mojó también la caja de la luz y cortamos la térmica por las dudas. Necesitamos que venga alguien cuanto antes, en casa hay un bebé.',
        'filtracion',
      ],
      ['Piso', 'Pisos y revestimientos', 'Zócalo', 'Se despegó el zócalo detrás de la puerta.', 'zocalo'],
      ['Puerta', 'Aberturas', 'Cerradura', 'El picaporte gira en falso y quedamos encerrados.', 'cerradura'],
    ],
  },
  {
    room: 'Dormitorio secundario',
    problems: [
      ['Paredes', 'Pintura y yesería', 'Pintura', 'La pintura se descascara alrededor de la ventana.', 'pintura'],
      ['Ventana', 'Aberturas', 'Vidrio', 'El doble vidrio está empañado por dentro y no se puede limpiar.', 'vidrio'],
      ['Techo', 'Electricidad', 'Luminaria', 'La boca de luz del techo no tiene tensión.'],
      ['Paredes', 'Gas y calefacción', 'Radiador', 'El radiador pierde por la válvula y manchó el piso.', 'radiador'],
      [
        'Placard',
        'Carpintería',
        'Estantes',
        'Se vencieron dos estantes del placard con peso normal de ropa.',
        'placard',
      ],
    ],
  },
  {
    room: 'Balcón o terraza',
    problems: [
      [
        'Desagüe',
        'Sanitarios',
        'Desagüe',
        'El desagüe del balcón está tapado y cuando llueve el agua entra al living.',
        'balcon',
      ],
      [
        'Baranda',
        'Aberturas',
        'Vidrio',
        'Un vidrio de la baranda está flojo: se mueve al tocarlo. Hay chicos en casa y ya no los dejamos salir al balcón.',
        'baranda',
      ],
      [
        'Piso',
        'Pisos y revestimientos',
        'Pastina',
        'La pastina del piso del balcón se lavó y filtra al vecino de abajo.',
        'pastina',
      ],
      [
        'Cielorraso',
        'Pintura y yesería',
        'Pintura',
        'El cielorraso del balcón tiene manchas de óxido y se cae la pintura a pedazos.',
      ],
      [
        'Puerta ventana',
        'Aberturas',
        'Cerradura',
        'La traba de la puerta ventana no engancha y no podemos dejarla cerrada cuando salimos.',
        'cerradura',
      ],
    ],
  },
  {
    room: 'Lavadero',
    problems: [
      [
        'Conexiones',
        'Sanitarios',
        'Pérdida de agua',
        'La llave de paso del lavarropas pierde por la rosca.',
        'perdida',
      ],
      [
        'Pileta',
        'Sanitarios',
        'Desagüe',
        'La pileta del lavadero devuelve espuma cuando lavan los vecinos.',
        'desague',
      ],
      [
        'Paredes',
        'Sanitarios',
        'Termotanque',
        'El termotanque se apaga solo a los diez minutos y hay que volver a encender el piloto.',
        'termotanque',
      ],
      ['Paredes', 'Gas y calefacción', 'Ventilación', 'La rejilla de ventilación quedó tapada con revoque por dentro.'],
      [
        'Paredes',
        'Gas y calefacción',
        'Caldera',
        'La caldera marca error E4 y perdió presión: baja de 1,5 a 0,5 bar en un día. La recargamos dos veces esta semana como nos explicaron en la entrega.',
        'caldera',
      ],
    ],
  },
  {
    room: 'Palier y acceso',
    problems: [
      [
        'Portero eléctrico',
        'Electricidad',
        'Portero eléctrico',
        'El portero suena, pero no se escucha a quien llama y no abre.',
        'portero',
      ],
      [
        'Puerta de entrada',
        'Aberturas',
        'Cerradura',
        'La llave traba en la cerradura multipunto de la puerta de entrada.',
        'cerradura',
      ],
      ['Luces', 'Electricidad', 'Luminaria', 'El sensor de la luz del palier quedó prendido todo el día.'],
    ],
  },
  {
    room: 'Cochera o baulera',
    problems: [
      [
        'Techo',
        'Humedad y filtraciones',
        'Humedad en techo',
        'Gotea del techo de la cochera sobre el auto y deja una marca blanca en el vidrio.',
        'cochera',
      ],
      ['Portón', 'Aberturas', 'Puerta', 'El portón de la cochera se frena a la mitad y vuelve a subir.', 'porton'],
    ],
  },
  {
    room: 'Cocina',
    problems: [
      [
        'Piso',
        'Pisos y revestimientos',
        'Porcelanato',
        'Hay un escalón de casi 3 mm entre dos porcelanatos y nos tropezamos.',
        'porcelanato',
      ],
    ],
  },
  {
    room: 'Living comedor',
    problems: [
      [
        'Paredes',
        'Climatización',
        'Preinstalación',
        'Al instalar el aire, el técnico encontró los caños de cobre aplastados dentro de la pared.',
        'aire',
      ],
    ],
  },
];
