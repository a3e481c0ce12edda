/**
 * A template for the warranty table: usual terms in Argentina, which the company reviews. The demo uses it unchanged.
 */

/** A row of the warranty table: item (null: the whole category), name, months, what it covers and excludes. */
type Term = [item: string | null, name: string, months: number, covers: string, excludes: string];

/** By category. */
const terms: Record<string, Term[]> = {
  Sanitarios: [
    [
      'Canilla o grifería',
      'Grifería',
      12,
      'Goteo, pérdidas en el cuerpo y fallas del cierre cerámico con uso normal.',
      'Sarro, filtros sucios, golpes y desgaste de los aireadores.',
    ],
    [
      'Desagüe',
      'Desagües',
      24,
      'Obstrucciones por restos de obra, pendientes mal hechas y pérdidas en uniones.',
      'Obstrucciones por uso: grasa, toallitas, cabello u objetos.',
    ],
    [
      'Pérdida de agua',
      'Cañerías de agua fría y caliente',
      36,
      'Pérdidas en cañerías y uniones embutidas, con la reparación del revestimiento afectado.',
      'Perforaciones hechas por el usuario y flexibles con más de dos años.',
    ],
    [
      'Inodoro o depósito',
      'Artefactos sanitarios',
      12,
      'Fijación, pérdidas por la base y mecanismo del depósito.',
      'Roturas por golpes y asientos.',
    ],
    [
      'Termotanque',
      'Termotanque',
      12,
      'Instalación y conexión. El equipo tiene además la garantía del fabricante.',
      'Falta de mantenimiento del ánodo y cortes de gas.',
    ],
    [
      null,
      'Instalación sanitaria en general',
      18,
      'Defectos de instalación no nombrados en otra fila.',
      'Falta de mantenimiento y modificaciones.',
    ],
  ],
  Electricidad: [
    [
      'Tablero y térmica',
      'Tablero y protecciones',
      24,
      'Falsos contactos, protecciones defectuosas y rotulado.',
      'Sobrecargas por artefactos que superan lo previsto en el manual.',
    ],
    [
      'Tomacorriente',
      'Tomas y llaves',
      12,
      'Tomas flojos o sin tensión y llaves que no conmutan.',
      'Roturas por golpes y quemaduras por adaptadores.',
    ],
    [
      'Portero eléctrico',
      'Portero eléctrico',
      12,
      'Audio, apertura y cableado dentro del edificio.',
      'Descargas atmosféricas y pérdida de llaves o tarjetas.',
    ],
    [
      null,
      'Instalación eléctrica en general',
      24,
      'Cableado y cajas de la instalación original.',
      'Lámparas y ampliaciones hechas por terceros.',
    ],
  ],
  Aberturas: [
    [
      'Ventana',
      'Ventanas de aluminio',
      24,
      'Regulación, rodamientos y hermeticidad al agua y al aire.',
      'Limpieza de guías y golpes.',
    ],
    [
      'Puerta',
      'Puertas interiores',
      12,
      'Alabeo, descuadre y bisagras.',
      'Humedad excesiva por falta de ventilación y golpes.',
    ],
    [
      'Cerradura',
      'Cerraduras y herrajes',
      12,
      'Trabas y picaportes que no funcionan.',
      'Copias de llaves defectuosas y forzamientos.',
    ],
    [
      'Vidrio',
      'Vidrios y doble vidriado',
      60,
      'Empañado interior del doble vidriado hermético.',
      'Roturas después de la entrega.',
    ],
    [
      'Burlete y sellado',
      'Sellados',
      24,
      'Filtraciones por sellados perimetrales.',
      'Envejecimiento normal de la silicona después del plazo.',
    ],
    [
      null,
      'Persianas y otras aberturas',
      12,
      'Cintas, ejes y lamas con defecto.',
      'Desgaste por uso y viento con la persiana a medio bajar.',
    ],
  ],
  'Humedad y filtraciones': [
    [
      'Filtración de terraza',
      'Cubiertas y membranas',
      60,
      'Filtraciones por la cubierta, con la reparación de cielorrasos y pintura afectados.',
      'Daños por antenas, equipos o tránsito sobre la membrana.',
    ],
    [
      'Humedad en pared',
      'Muros exteriores',
      36,
      'Humedad por falla de la aislación hidrófuga.',
      'Humedad por macetas, riego o equipos sin desagüe.',
    ],
    [
      'Condensación',
      'Condensación',
      6,
      'Verificación de ventilaciones y puentes térmicos.',
      'Falta de ventilación diaria y secado de ropa en el interior.',
    ],
    [
      null,
      'Otras humedades',
      24,
      'Humedades cuyo origen sea la construcción.',
      'Origen en otra unidad: se gestiona con su propietario.',
    ],
  ],
  'Pisos y revestimientos': [
    [
      'Porcelanato',
      'Porcelanato y cerámica',
      24,
      'Piezas sueltas, huecas o con desniveles mayores a 2 mm.',
      'Roturas por caída de objetos y diferencias de tono entre partidas.',
    ],
    [
      'Piso flotante',
      'Pisos flotantes',
      12,
      'Levantamientos y uniones abiertas.',
      'Agua derramada, ruedas sin protección y rayas.',
    ],
    [
      null,
      'Zócalos, azulejos y pastina',
      12,
      'Desprendimientos y juntas abiertas.',
      'Limpieza con ácidos o abrasivos.',
    ],
  ],
  'Pintura y yesería': [
    [
      'Fisura',
      'Fisuras',
      18,
      'Fisuras mayores a 0,5 mm: sellado y retoque del paño completo.',
      'Microfisuras por asentamiento normal durante el primer año.',
    ],
    [
      null,
      'Pintura y cielorrasos',
      12,
      'Descascaramiento, globos y juntas abiertas de placas.',
      'Golpes, manchas, tarugos y colores no originales.',
    ],
  ],
  'Gas y calefacción': [
    [
      'Caldera',
      'Caldera',
      12,
      'Instalación, presión del circuito y evacuación de gases.',
      'Falta del mantenimiento anual por un gasista matriculado.',
    ],
    ['Radiador', 'Radiadores', 24, 'Pérdidas en válvulas y uniones.', 'Purgado de aire, que es parte del uso.'],
    [
      null,
      'Instalación de gas',
      24,
      'Pérdidas en la cañería aprobada y ventilaciones.',
      'Artefactos agregados sin aprobación de Litoral Gas.',
    ],
  ],
  Carpintería: [
    ['Mesada', 'Mesadas', 12, 'Fisuras por falta de apoyo y uniones abiertas.', 'Golpes, calor directo y manchas.'],
    [
      null,
      'Placares y muebles de cocina',
      12,
      'Bisagras, correderas, cantos y estantes vencidos.',
      'Exceso de peso y humedad.',
    ],
  ],
  Climatización: [
    [
      null,
      'Preinstalación de aire acondicionado',
      18,
      'Cañerías, desagües y alimentación eléctrica de la preinstalación.',
      'Equipos y su instalación, que son del propietario.',
    ],
  ],
};

/** The warranty table, each row preceded by its category. */
export const warrantyTerms = Object.entries(terms).flatMap(([category, rows]) =>
  rows.map((row): [category: string, ...Term] => [category, ...row]),
);
