export interface ProjectData {
  name: string;
  description: string;
  address: string;
  /** Months since the handover. */
  age: number;
  floors: number;
  letters: string[];
  /** Units besides the flats: name and type. */
  extras: [name: string, type: string][];
}

export const projects: ProjectData[] = [
  {
    name: 'Torre Oroño',
    address: 'Bv. Oroño 1247, Rosario',
    age: 26,
    floors: 6,
    letters: ['A', 'B'],
    extras: [
      ['Cochera 04', 'Cochera'],
      ['Local 1', 'Local comercial'],
    ],
    description:
      'Edificio de seis pisos frente al bulevar, con cocheras en subsuelo, terraza con parrilleros y un local en planta baja. Fachada de ladrillo visto y aberturas de aluminio con doble vidrio.',
  },
  {
    name: 'Edificio Pellegrini',
    address: 'Av. Pellegrini 1890, Rosario',
    age: 19,
    floors: 5,
    letters: ['A', 'B'],
    extras: [['Cochera 11', 'Cochera']],
    description:
      'Departamentos de uno y dos dormitorios a metros de la plaza López. Losa radiante, laundry común y bicicletero.',
  },
  {
    name: 'Altos de San Lorenzo',
    address: 'San Lorenzo 2315, Rosario',
    age: 14,
    floors: 4,
    letters: ['A', 'B'],
    extras: [
      ['Cochera 02', 'Cochera'],
      ['Baulera 07', 'Cochera'],
    ],
    description: 'Cuatro pisos de dos departamentos, con balcones corridos al contrafrente y terraza verde.',
  },
  {
    name: 'Ribera Pichincha',
    address: 'Av. del Huerto 1120, Rosario',
    age: 8,
    floors: 4,
    letters: ['A', 'B'],
    extras: [['Dúplex 1', 'Dúplex']],
    description:
      'Conjunto a una cuadra del río, en el barrio Pichincha: departamentos con vista a las islas, piscina, salón de usos múltiples y seguridad durante la noche.',
  },
];
