interface ContractorSample {
  name: string;
  cuit: string;
  phone: string;
  email: string | null;
  hours: string;
  notes?: string;
  /** Trades by their names in the default lists. */
  categories: string[];
  /** Undefined: all projects. */
  projects?: string[];
  isInactive?: true;
}

const weekdays = 'Lunes a viernes de 8 a 17';

/** The contractors of the demo. */
export const contractorSamples: ContractorSample[] = [
  {
    name: 'Sanitarios Paraná',
    cuit: '30712345671',
    phone: '3415550101',
    email: 'turnos@sanitariosparana.ar',
    hours: weekdays,
    categories: ['Sanitarios'],
  },
  {
    name: 'Instalaciones Bermúdez',
    cuit: '30708544120',
    phone: '3415550102',
    email: 'oficina@bermudez.ar',
    hours: 'Lunes a sábado de 7 a 15',
    categories: ['Sanitarios', 'Gas y calefacción'],
    projects: ['Torre Oroño', 'Ribera Pichincha'],
  },
  {
    name: 'Electricidad Litoral',
    cuit: '30715609831',
    phone: '3415550103',
    email: 'guardia@electricidadlitoral.ar',
    hours: 'Guardia todos los días',
    notes: 'Matrícula al día. Pide 24 horas de aviso, salvo urgencias.',
    categories: ['Electricidad'],
  },
  {
    name: 'Nora Giménez, aberturas',
    cuit: '27187654322',
    phone: '3415550104',
    email: 'nora@aberturasgimenez.ar',
    hours: 'Lunes a viernes de 9 a 16',
    categories: ['Aberturas', 'Carpintería'],
  },
  {
    name: 'Impermeabilizaciones del Sur',
    cuit: '30699887761',
    phone: '3415550105',
    email: 'presupuestos@impersur.ar',
    hours: weekdays,
    notes: 'No trabaja en terrazas con pronóstico de lluvia.',
    categories: ['Humedad y filtraciones'],
  },
  {
    name: 'Pinturas Acosta',
    cuit: '20304455668',
    phone: '3415550106',
    email: null,
    hours: 'Lunes a viernes de 8 a 14',
    notes: 'Se coordina por WhatsApp.',
    categories: ['Pintura y yesería', 'Humedad y filtraciones'],
  },
  {
    name: 'Pisos Rosario',
    cuit: '30719988772',
    phone: '3415550107',
    email: 'obra@pisosrosario.ar',
    hours: weekdays,
    categories: ['Pisos y revestimientos'],
  },
  {
    name: 'Clima Ya',
    cuit: '27223344556',
    phone: '3415550108',
    email: 'service@climaya.ar',
    hours: 'Lunes a sábado de 9 a 18',
    categories: ['Climatización', 'Gas y calefacción'],
  },
  {
    name: 'Reformas Ludueña',
    cuit: '30711122237',
    phone: '3415550109',
    email: 'reformas@luduena.ar',
    hours: weekdays,
    categories: ['Pintura y yesería', 'Pisos y revestimientos'],
    isInactive: true,
  },
];
