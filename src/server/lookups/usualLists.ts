/**
 * The initial lists of a portal: `database/fillLists` writes them into empty tables. A company changes its own rows in
 * the database.
 */

/** The locations of a unit, each with its details. */
export const locations: Record<string, string[]> = {
  Cocina: ['Bajo mesada', 'Mesada y bacha', 'Paredes', 'Piso', 'Campana y extracción', 'Ventana'],
  'Baño principal': ['Ducha o bañera', 'Inodoro y bidet', 'Vanitory', 'Paredes', 'Piso', 'Techo'],
  Toilette: ['Inodoro', 'Vanitory', 'Paredes', 'Puerta'],
  'Living comedor': ['Paredes', 'Piso', 'Techo', 'Ventanal', 'Tomas y luces'],
  'Dormitorio principal': ['Paredes', 'Piso', 'Techo', 'Ventana', 'Placard', 'Puerta'],
  'Dormitorio secundario': ['Paredes', 'Piso', 'Techo', 'Ventana', 'Placard', 'Puerta'],
  'Balcón o terraza': ['Piso', 'Baranda', 'Desagüe', 'Cielorraso', 'Puerta ventana'],
  Lavadero: ['Pileta', 'Conexiones', 'Paredes', 'Piso'],
  'Palier y acceso': ['Puerta de entrada', 'Portero eléctrico', 'Piso', 'Luces'],
  'Cochera o baulera': ['Piso', 'Portón', 'Paredes', 'Techo'],
};

/** The trades, each with its items. */
export const categories: Record<string, string[]> = {
  Sanitarios: [
    'Canilla o grifería',
    'Desagüe',
    'Pérdida de agua',
    'Inodoro o depósito',
    'Termotanque',
    'Presión de agua',
  ],
  Electricidad: ['Tomacorriente', 'Llave de luz', 'Tablero y térmica', 'Luminaria', 'Portero eléctrico'],
  Aberturas: ['Ventana', 'Puerta', 'Cerradura', 'Persiana', 'Vidrio', 'Burlete y sellado'],
  'Humedad y filtraciones': ['Humedad en pared', 'Humedad en techo', 'Filtración de terraza', 'Condensación'],
  'Pisos y revestimientos': ['Porcelanato', 'Piso flotante', 'Zócalo', 'Azulejo', 'Pastina'],
  'Pintura y yesería': ['Pintura', 'Fisura', 'Cielorraso de yeso', 'Enduido'],
  'Gas y calefacción': ['Radiador', 'Caldera', 'Artefacto a gas', 'Ventilación'],
  Carpintería: ['Placard', 'Mueble de cocina', 'Mesada', 'Estantes'],
  Climatización: ['Aire acondicionado', 'Preinstalación', 'Desagüe del aire'],
};

export const unitTypes = [
  'Monoambiente',
  'Departamento de 1 dormitorio',
  'Departamento de 2 dormitorios',
  'Departamento de 3 dormitorios',
  'Dúplex',
  'Cochera',
  'Local comercial',
];
