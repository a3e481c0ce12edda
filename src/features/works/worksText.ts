import { columnText } from '../../contract/columnText';
import type { WorkEvent } from '../../api/works';
import type { WorkMoveName } from '../../contract/workStatus';
import { workStatusText } from '../../contract/workStatusText';

export const worksText = {
  title: 'Trabajos',
  one: 'Trabajo',
  number: (id: number) => `Trabajo ${id}`,
  columns: columnText.works,
  create: 'Encargar trabajo',
  created: 'Trabajo encargado',
  viewOf: (id: number) => `Ver el trabajo ${id}`,
  newRows: (count: number) => (count === 1 ? '1 trabajo nuevo' : `${count.toLocaleString('es-AR')} trabajos nuevos`),
  emptyTitle: 'Todavía no hay trabajos.',
  emptyHint: 'Encargá el primero desde un reclamo: elegís quién lo hace y qué tiene que hacer.',
  filter: 'Filtrar trabajos',
  filterStatus: 'Estado',
  filterContractor: 'Contratista',
  filterProject: 'Proyecto',
  claim: (id: number) => `#${id}`,
  claimLine: (id: number, what: string) => `Reclamo ${id} · ${what}`,
  claims: 'Reclamos',
  claimsHint: 'Uno o más reclamos abiertos; también de varios vecinos del mismo edificio.',
  claimsPlaceholder: 'Buscá por número, ítem o unidad',
  noClaims: 'No encontramos reclamos abiertos con eso.',
  claimsFailed: 'No pudimos cargar los reclamos.',
  worker: 'Quién lo hace',
  workerHint: 'Primero los contratistas del rubro y del edificio.',
  suggested: 'Del rubro y el edificio',
  others: 'Otros contratistas',
  team: 'Del equipo',
  noWorkers: 'No hay contratistas activos. Creá el primero en Contratistas.',
  workersFailed: 'No pudimos cargar los contratistas.',
  instructions: 'Qué hay que hacer',
  instructionsHint: 'Lo que necesita saber quien va: qué pasa, dónde, con qué cuidado.',
  price: 'Precio acordado (opcional)',
  priceHint: 'En pesos, lo que le pagás a quien lo hace. El cliente no lo ve.',
  data: 'Datos del trabajo',
  askedBy: 'Lo encargó',
  askedAt: 'Fecha',
  history: 'Qué pasó',
  noPrice: 'Sin precio',
  reasonLabel: 'Motivo',
  reasonHint: 'Queda en la historia del trabajo.',
  moveTitle: (move: WorkMoveName, id: number): string =>
    ({
      accept: `¿Aceptar el trabajo ${id}?`,
      refuse: `¿Rechazar el trabajo ${id}?`,
      finish: `¿Marcar el trabajo ${id} como hecho?`,
      verify: `¿Verificar el trabajo ${id}?`,
      return: `¿Devolver el trabajo ${id}?`,
      cancel: `¿Cancelar el trabajo ${id}?`,
      ask: `¿Volver a pedir el trabajo ${id}?`,
    })[move],
  moved: (label: string) => `Trabajo: ${label.toLowerCase()}`,
  notFound: 'No encontramos ese trabajo.',
  loadFailed: 'No pudimos cargar el trabajo.',
  nextForClaim: 'El trabajo terminó. ¿Actualizás también el estado de sus reclamos?',
  phone: 'Teléfono',
  whatsapp: 'WhatsApp',
  email: 'Email',
  whatsappMessage: (id: number, claims: number[]) =>
    `Hola, te escribo por el trabajo ${id} (${claims.length === 1 ? 'reclamo' : 'reclamos'} ${claims.map((claim) => `#${claim}`).join(', ')}).`,
  byContractor: 'el contratista',
  event: (what: WorkEvent['what']): string =>
    what in workStatusText.moves
      ? {
          accept: 'Aceptó el trabajo',
          refuse: 'Rechazó el trabajo',
          finish: 'Marcó el trabajo como hecho',
          verify: 'Verificó el trabajo',
          return: 'Devolvió el trabajo para corregir',
          cancel: 'Canceló el trabajo',
          ask: 'Volvió a pedir el trabajo',
        }[what as WorkMoveName]
      : { created: 'Encargó el trabajo', changed: 'Editó los datos', link: 'Mandó el enlace al contratista' }[
          what as 'created' | 'changed' | 'link'
        ],
} as const;
