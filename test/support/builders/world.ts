import type { Client } from '../../../src/api/clients';
import type { ProjectClaim, UnitClaim } from '../../../src/api/claims';
import type { Project } from '../../../src/api/projects';
import type { Unit } from '../../../src/api/units';
import type { WorkOrder } from '../../../src/api/works';
import { claimPriorities, claimStatuses } from '../../../src/contract/claimStatus';
import { claimStatusLabels } from '../../../src/contract/statusText';
import { buildPerson, buildProjectClaim, buildUnitClaim, pageOf } from './claims';
import { buildClient } from './clients';
import { buildProject } from './projects';
import { buildUnit } from './units';
import { buildWork } from './works';

/** Rows of lists as a portal has them: each has its own number, person, home and problem, at any position of a list. */
const firstNames = [
  'Federico',
  'Camila',
  'Hugo',
  'Óscar',
  'Delfina',
  'Martín',
  'Rocío',
  'Ignacio',
  'Paula',
  'Leandro',
  'Norma',
];
const lastNames = [
  'Luna',
  'Ríos',
  'Ferrari',
  'Villalba',
  'Agüero',
  'Quiroga',
  'Benítez',
  'Vera',
  'Schneider',
  'Moyano',
  'Paganini',
  'Ñáñez',
  'Domínguez',
];
const projectNames = [
  ['Torre Oroño', 'Bv. Oroño 1247, Rosario'],
  ['Edificio Pellegrini', 'Av. Pellegrini 980, Rosario'],
  ['Ribera Pichincha', 'Jujuy 2150, Rosario'],
  ['Altos de San Lorenzo', 'San Lorenzo 1830, Rosario'],
  ['Parque España', 'Sarmiento 455, Rosario'],
  ['Terrazas del Abasto', 'Mitre 1995, Rosario'],
  ['Mirador Alberdi', 'Bv. Rondeau 2210, Rosario'],
  ['Plaza Montenegro', 'San Luis 1120, Rosario'],
  ['Barrancas de Granadero', 'Av. Granadero Baigorria 310'],
  ['Condominios del Alto', 'Av. Madres de Plaza 25 de Mayo 3020'],
] as const;
const problems = [
  ['Cocina', 'Mesada', 'Sanitarios', 'Canilla o grifería', 'La canilla de la cocina gotea aun bien cerrada.'],
  ['Baño', 'Ducha', 'Sanitarios', 'Desagüe', 'La ducha tarda en desagotar y moja el pasillo.'],
  ['Dormitorio', 'Cielorraso', 'Humedad', 'Mancha', 'Apareció una mancha amarilla después de la tormenta.'],
  ['Balcón', 'Piso', 'Pisos y revestimientos', 'Cerámicos', 'Se despegaron tres cerámicos y entra agua por abajo.'],
  ['Living', 'Ventana', 'Carpintería', 'Herrajes', 'La hoja de la ventana no traba y golpea con el viento.'],
  ['Cocina', 'Paredes', 'Electricidad', 'Tomacorriente', 'El enchufe al lado de la heladera no tiene corriente.'],
  ['Lavadero', 'Calefón', 'Gas', 'Encendido', 'El calefón se apaga cuando se abre el agua fría.'],
  ['Baño', 'Paredes', 'Pintura', 'Desprendimiento', 'La pintura se levanta alrededor del extractor.'],
  ['Entrada', 'Puerta', 'Carpintería', 'Cerradura', 'La llave gira en falso y hay que intentar varias veces.'],
  ['Dormitorio', 'Piso', 'Pisos y revestimientos', 'Zócalo', 'El zócalo se separó de la pared detrás de la cama.'],
] as const;

/** Returns the item at a position of a list that repeats. */
const cycle = <T>(list: readonly T[], at: number): T => list[at % list.length]!;

/** The name at a position; the lists' lengths have no common divisor, so it repeats after 143 people. */
export const personAt = (at: number) => ({ name: cycle(firstNames, at), last_name: cycle(lastNames, at) });

const wordOf = ({ name, last_name }: ReturnType<typeof personAt>) => `${name} ${last_name}`;
const mailOf = (at: number) =>
  `${wordOf(personAt(at)).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(' ', '.')}@correo.ar`;
/** The day at a position, each six hours before the one above it. */
const dayAt = (at: number) => new Date(Date.parse('2026-11-20T13:00:00.000Z') - at * 6 * 3_600_000).toISOString();

/** The unit's name at a position: ten units of a project, four a floor. */
const unitNameAt = (at: number) => `${1 + Math.floor(at / 4)}° ${cycle(['A', 'B', 'C', 'D'], at)}`;

export function projectAt(at: number): Project {
  const [name, address] = cycle(projectNames, at);
  const round = Math.floor(at / projectNames.length);
  return buildProject({
    id: 3 + at,
    name: round === 0 ? name : `${name} ${round + 1}`,
    description: `Edificio de ${4 + (at % 7)} pisos con cocheras.`,
    address,
    units_count: 14 + at * 3,
  });
}

export const clientAt = (at: number): Client =>
  buildClient({
    client_id: 30 + at,
    ...personAt(at),
    username: mailOf(at),
    document: String(27_845_120 + at * 31_337),
    phone_number: String(3_415_129_076 + at * 4_321),
    address: at % 4 === 1 ? null : `Zeballos ${945 + at * 12}, Rosario`,
    active: at % 8 !== 3,
    properties_count: at % 3,
    leases_count: at % 2,
  });

export const unitAt = (at: number): Unit =>
  buildUnit({
    unit_id: 15 + at,
    contract_id: at % 5 === 1 ? null : 14 + at,
    name: at % 5 === 1 ? `Cochera ${at + 1}` : unitNameAt(at),
    active: at % 9 !== 7,
    project_name: cycle(projectNames, Math.floor(at / 4))[0],
    owner_profile:
      at % 5 === 1
        ? null
        : {
            client_id: 30 + at,
            username: mailOf(at),
            ...personAt(at),
            phone_number: String(3_415_129_076 + at * 4_321),
          },
  });

/** A unit claim; every second one of each status has a price. */
export function claimAt(at: number): UnitClaim {
  const [location, detail, category, item, description] = cycle(problems, at);
  const [name] = cycle(projectNames, Math.floor(at / 3));
  const code = cycle(claimStatuses, at);
  const person = personAt(at);
  const client = buildPerson({ client_id: 30 + at, username: mailOf(at), profile: person });
  const id = 95 + at;
  return buildUnitClaim({
    id: 501 + at,
    claim_id: id,
    priority: cycle(claimPriorities, at),
    claim: {
      id,
      description,
      created_at: dayAt(at),
      claim_status: { code, label: claimStatusLabels[code] },
      repair_price: at % 2 ? `${349_500 + at * 1_250}.00` : null,
    },
    claim_location: { id: 1 + (at % 6), label: location },
    claim_location_detail: { id: 11 + (at % 9), label: detail },
    claim_category: { id: 2 + (at % 6), label: category },
    claim_item: { id: 22 + (at % 10), label: item },
    contact_name: wordOf(person),
    client,
    owner: client,
    contract: {
      id: 41 + at,
      unit: { id: 61 + at, name: unitNameAt(at), project: { id: 3 + (Math.floor(at / 3) % 10), name } },
      client,
    },
    commentCount: at % 4,
    last_message:
      at % 4 === 0 ? null : { at: dayAt(at), by: at % 3 ? wordOf(person) : 'Mariana Bertolotti', is_staff: !(at % 3) },
    waiting_since: at % 3 ? dayAt(at) : null,
  });
}

const commonProblems = [
  ['Ascensor detenido', 'El ascensor quedó detenido en el segundo piso con la puerta abierta.'],
  ['Portón de cocheras', 'El motor del portón se recalienta y se detiene a mitad de camino.'],
  ['Luces del hall', 'La mitad de las luminarias del hall no enciende desde la tormenta.'],
  ['Bomba de agua', 'Una de las dos bombas hace ruido y el tanque no se llena en horas pico.'],
  ['Portero eléctrico', 'Los botones del tercero y el cuarto no funcionan.'],
  ['Membrana de la terraza', 'La membrana tiene globos y está abierta en los encuentros con la carga.'],
] as const;

/** A claim of one building. */
export function projectClaimAt(at: number): ProjectClaim {
  const [reason, description] = cycle(commonProblems, at);
  const code = cycle(claimStatuses, at + 1);
  const id = 96 + at * 2;
  return buildProjectClaim({
    id: 801 + at,
    claim_id: id,
    reason,
    claim: {
      id,
      description,
      created_at: dayAt(at * 5),
      claim_status: { code, label: claimStatusLabels[code] },
      repair_price: at % 2 ? null : `${125_000 + at * 8_000}.00`,
    },
  });
}

const workers = [
  [
    'Sanitarios Paraná',
    [
      'Cambiar el flexible de la bacha y revisar la llave de paso.',
      'Destapar el desagüe de la ducha y sellar la rejilla.',
      'Cambiar el flotante del depósito.',
      'Buscar la pérdida debajo de la mesada.',
      'Purgar los radiadores del living.',
    ],
  ],
  [
    'Electricidad Litoral',
    ['Medir la tensión de los enchufes de la cocina y cambiar el que no anda.', 'Cambiar la térmica que salta.'],
  ],
  ['Pinturas del Rosario', ['Lijar y pintar el cielorraso del dormitorio, una vez seco.', 'Repintar el pasillo.']],
  ['Carpintería Sur', ['Regular las bisagras y cambiar la cerradura.', 'Fijar el zócalo detrás de la cama.']],
] as const;

/** A work order for one claim, which is its own; the first is the newest. */
export function workAt(at: number): WorkOrder {
  const [name, tasks] = cycle(workers, at);
  return buildWork({
    id: 200 - at,
    contractor: { id: 4 + (at % workers.length), name },
    instructions: cycle<string>(tasks, Math.floor(at / workers.length)),
    price: at % 3 === 1 ? null : `${42_500 + at * 1_250}.00`,
    claims: [
      {
        ...buildWork().claims[0]!,
        id: 95 + at,
        what: cycle(problems, at)[3],
        place: `${unitNameAt(at)} · ${cycle(projectNames, Math.floor(at / 3))[0]}`,
      },
    ],
    created_at: dayAt(at),
    changed_at: dayAt(at),
  });
}

/** The first rows of a list. */
export const rowsOf = <T>(rowAt: (at: number) => T, count: number, from = 0): T[] =>
  Array.from({ length: count }, (_, at) => rowAt(from + at));

/** Responds to a list's call with the page that its query asks for, so that a page has as many rows as its total says. */
export const listOf =
  <T>(rowAt: (at: number) => T, total: number) =>
  (query: URLSearchParams) => {
    const page = Number(query.get('page') ?? 1);
    const size = Number(query.get('page_size') ?? 10);
    const first = (page - 1) * size;
    return pageOf(rowsOf(rowAt, Math.max(0, Math.min(size, total - first)), first), total, page, size);
  };
