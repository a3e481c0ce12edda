export interface PersonData {
  username: string;
  name: string;
  lastName: string;
  document?: string;
  phone: string;
  address?: string;
}

export const staff: (PersonData & {
  type: 'admin' | 'manager';
  /** Indexes of the projects in the list; the first one is the primary one unless `hasNoPrimary`. */
  projects?: number[];
  hasNoPrimary?: boolean;
})[] = [
  { type: 'admin', username: 'admin@demo.ar', name: 'Mariana', lastName: 'Bertolotti', phone: '3414201890' },
  { type: 'admin', username: 'direccion@demo.ar', name: 'Hernán', lastName: 'Oviedo', phone: '3414201891' },
  {
    type: 'manager',
    username: 'manager@demo.ar',
    name: 'Gustavo',
    lastName: 'Ledesma',
    phone: '3415567302',
    projects: [0, 1, 3],
  },
  {
    type: 'manager',
    username: 'romina.sosa@demo.ar',
    name: 'Romina',
    lastName: 'Sosa',
    phone: '3416019274',
    projects: [2],
  },
  {
    type: 'manager',
    username: 'pablo.ferreyra@demo.ar',
    name: 'Pablo',
    lastName: 'Ferreyra',
    phone: '3413350018',
    projects: [1, 2],
    hasNoPrimary: true,
  },
  {
    type: 'manager',
    username: 'celeste.nunez@demo.ar',
    name: 'Celeste',
    lastName: 'Núñez',
    phone: '3416688120',
    projects: [],
  },
];

/** The last project has no consortium yet. */
export const consortiums: (PersonData & {
  /** Indexes of the projects in the list. */
  projects: number[];
})[] = [
  { username: 'consorcio@demo.ar', name: 'Consorcio', lastName: 'Torre Oroño', phone: '3414487100', projects: [0] },
  {
    username: 'administracion@demo.ar',
    name: 'Administración',
    lastName: 'Vidal & Asociados',
    phone: '3414402215',
    projects: [1, 2],
  },
];

/** The first client owns several units; `inquilino@demo.ar` only rents. */
export const clients: PersonData[] = [
  {
    username: 'cliente@demo.ar',
    name: 'Laura',
    lastName: 'Giménez',
    document: '27845120',
    phone: '3415873201',
    address: 'Bv. Oroño 1247 3° A, Rosario',
  },
  {
    username: 'inquilino@demo.ar',
    name: 'Martín',
    lastName: 'Quiroga',
    document: '38914207',
    phone: '3416120458',
    address: 'Bv. Oroño 1247 5° B, Rosario',
  },
  {
    username: 'jorge.maldonado@correo.ar',
    name: 'Jorge',
    lastName: 'Maldonado',
    document: '14287563',
    phone: '3414981233',
    address: 'Córdoba 3120, Rosario',
  },
  {
    username: 'silvina.acosta@correo.ar',
    name: 'Silvina',
    lastName: 'Acosta',
    document: '23910478',
    phone: '3415001987',
    address: 'Mendoza 1455, Rosario',
  },
  {
    username: 'familia.traverso@correo.ar',
    name: 'Ricardo',
    lastName: 'Traverso',
    document: '16734920',
    phone: '3414326755',
    address: 'Paraguay 876, Rosario',
  },
  {
    username: 'nadia.peralta@correo.ar',
    name: 'Nadia',
    lastName: 'Peralta',
    document: '33518264',
    phone: '3416447120',
    address: 'Av. Pellegrini 1890 2° B, Rosario',
  },
  {
    username: 'ezequiel.romano@correo.ar',
    name: 'Ezequiel',
    lastName: 'Romano',
    document: '30126589',
    phone: '3415338841',
    address: 'Entre Ríos 640, Rosario',
  },
  {
    username: 'monica.zapata@correo.ar',
    name: 'Mónica',
    lastName: 'Zapata',
    document: '12457803',
    phone: '3414557019',
    address: 'Salta 2270, Rosario',
  },
  {
    username: 'agustin.bianchi@correo.ar',
    name: 'Agustín',
    lastName: 'Bianchi',
    document: '35642918',
    phone: '3416893302',
    address: 'San Lorenzo 2315 1° A, Rosario',
  },
  {
    username: 'carolina.ibanez@correo.ar',
    name: 'Carolina',
    lastName: 'Ibáñez',
    document: '29387146',
    phone: '3415760098',
    address: 'Av. Francia 1034, Rosario',
  },
  {
    username: 'delfina.aguero@correo.ar',
    name: 'Delfina',
    lastName: 'Agüero',
    document: '37205961',
    phone: '3416504417',
    address: 'Tucumán 1811, Rosario',
  },
  {
    username: 'oscar.villalba@correo.ar',
    name: 'Óscar',
    lastName: 'Villalba',
    document: '10983427',
    phone: '3414209933',
    address: 'Zeballos 945, Rosario',
  },
  {
    username: 'paula.schneider@correo.ar',
    name: 'Paula',
    lastName: 'Schneider',
    document: '28460571',
    phone: '3415129076',
    address: 'Av. del Huerto 1120 4° A, Rosario',
  },
  {
    username: 'leandro.moyano@correo.ar',
    name: 'Leandro',
    lastName: 'Moyano',
    document: '31874206',
    phone: '3416230187',
    address: 'Balcarce 560, Rosario',
  },
  {
    username: 'graciela.montenegro@correo.ar',
    name: 'Graciela',
    lastName: 'Montenegro de Lisandro',
    document: '9874512',
    phone: '3414408861',
    address: 'Corrientes 1329, Rosario',
  },
  {
    username: 'tomas.castagnino@correo.ar',
    name: 'Tomás',
    lastName: 'Castagnino',
    document: '36120794',
    phone: '3415996620',
    address: 'Moreno 150, Rosario',
  },
  {
    username: 'valeria.pinto@correo.ar',
    name: 'Valeria',
    lastName: 'Pinto',
    document: '32047815',
    phone: '3416778105',
    address: 'Santa Fe 2044, Rosario',
  },
  {
    username: 'hugo.ferrari@correo.ar',
    name: 'Hugo',
    lastName: 'Ferrari',
    document: '13658290',
    phone: '3414763318',
    address: 'Urquiza 1710, Rosario',
  },
];

/** Prospective tenants; some have no account yet. */
export const tenants: PersonData[] = [
  { username: 'inquilino@demo.ar', name: 'Martín', lastName: 'Quiroga', document: '38914207', phone: '3416120458' },
  { username: 'camila.rios@correo.ar', name: 'Camila', lastName: 'Ríos', document: '40128753', phone: '3416330912' },
  {
    username: 'federico.luna@correo.ar',
    name: 'Federico',
    lastName: 'Luna',
    document: '37562901',
    phone: '3415448273',
  },
  {
    username: 'sofia.arrieta@correo.ar',
    name: 'Sofía',
    lastName: 'Arrieta',
    document: '41290386',
    phone: '3416092245',
  },
  {
    username: 'bruno.cabrera@correo.ar',
    name: 'Bruno',
    lastName: 'Cabrera',
    document: '39471620',
    phone: '3415217764',
  },
  {
    username: 'micaela.duarte@correo.ar',
    name: 'Micaela',
    lastName: 'Duarte',
    document: '42018359',
    phone: '3416851130',
  },
  { username: 'ignacio.vera@correo.ar', name: 'Ignacio', lastName: 'Vera', document: '36984415', phone: '3415670239' },
];
