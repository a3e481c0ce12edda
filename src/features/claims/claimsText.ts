import { columnText } from '../../contract/columnText';
import type { ClaimPriority, ClaimStatus } from '../../contract/claimStatus';
import { claimPriorityLabels, claimStatusLabels, rejectedOrWithdrawn, unknownStatus } from '../../contract/statusText';
import type { ClaimMode } from './claimTypes';

export {
  claimPriorityLabels as priorityLabels,
  claimStatusActions as statusActions,
  claimStatusLabels as statusLabels,
} from '../../contract/statusText';

/** The labels of the statuses where claims are counted by their code. */
export const countedStatusLabels: Record<ClaimStatus, string> = {
  ...claimStatusLabels,
  rejected: rejectedOrWithdrawn,
};

/** Effects of moves that are not a step forward. A rejection also asks for a reason. */
export const statusWarnings: Partial<Record<ClaimStatus, string>> = {
  pending: 'El reclamo vuelve a «En análisis» y hay que aprobarlo de nuevo.',
};

export const listTitles = { unit: 'Reclamos de unidad', project: 'Reclamos de proyecto' } satisfies Record<
  ClaimMode,
  string
>;

export const claimsText = {
  notAvailable: 'N/A',
  noBuilding: 'Falta Info',
  projectClaim: 'Reclamo de proyecto',
  noPrice: 'Sin precio',
  noResponsible: 'Sin responsable',
  me: (name: string) => `${name} (vos)`,
  emptyCell: '—',
  orders: { ascending: 'Más viejos primero', descending: 'Más nuevos primero' },
  columns: {
    ...columnText.unitClaims,
    name: columnText.projectClaims.name,
    fullName: columnText.unitClaims.name,
    reason: columnText.projectClaims.reason,
    place: columnText.projectClaims.place,
  },
  view: 'Ver',
  changeStatus: 'Cambiar estado',
  rejectHint: 'Todas las personas que ven el reclamo van a leer el motivo. Podés reabrirlo más adelante.',
  rejectPlainHint: 'Podés reabrirlo más adelante.',
  rejectLabel: 'Motivo del rechazo',
  invalidStatus: unknownStatus,
  invalidType: 'Claim type not valid',
  statusUpdated: 'Estado actualizado!',
  priorityUpdated: 'Prioridad actualizada!',
  priceUpdated: 'Precio actualizado!',
  responsibleUpdated: 'Responsable actualizado!',
  priceUpdatedDetail: 'El precio de reparación se actualizó correctamente',
  priceIsZero:
    'Vas a guardar $ 0,00. Si es así, abrí la celda y guardalo otra vez; para quitar el precio, dejá el campo vacío.',
  priceLeft: 'Quedó sin guardar.',
  saving: 'guardando…',
  unsaved: (count: number, ids: number[]) =>
    `${count === 1 ? 'No se guardó 1 cambio' : `No se guardaron ${count} cambios`}: ${
      ids.length === 1 ? `reclamo ${ids[0]}` : `reclamos ${ids.join(', ')}`
    }.`,
  unsavedTitle: 'Hay cambios sin guardar',
  unsavedHint: 'Si salís de esta página, lo que no se guardó se pierde.',
  unsavedLeave: 'Salir sin guardar',
  imageAttached: 'Imagen adjuntada!',
  newClaims: (count: number) => (count === 1 ? '1 reclamo nuevo' : `${count.toLocaleString('es-AR')} reclamos nuevos`),
  newClaim: 'Crear reclamo',
  draftDiscardHint: 'Lo que escribiste y las fotos que elegiste se pierden.',
  draftDiscard: 'Descartar el reclamo sin enviar',
  draftContinue: 'Seguir',
  draftWaits: 'Tenés un reclamo sin enviar',
  claimNumber: (id: number) => `Reclamo ${id}`,
  statusNowIs: (id: number, status: ClaimStatus) => `Reclamo ${id}: ${claimStatusLabels[status]}`,
  priorityNowIs: (id: number, priority: ClaimPriority) => `Reclamo ${id}: prioridad ${claimPriorityLabels[priority]}`,
  responsibleNowIs: (id: number, name: string) => `Reclamo ${id}: ${name}`,
  priceNowIs: (id: number, price: string) => `Reclamo ${id}: ${price}`,
  notUndone: (id: number) => `No se deshizo el cambio del reclamo ${id}.`,
  notRedone: (id: number) => `No se volvió a hacer el cambio del reclamo ${id}.`,
  undoKeys: [
    { shown: 'Ctrl Z', label: 'Deshacer el último cambio de un reclamo (⌘ Z en una Mac)' },
    { shown: 'Ctrl Mayús Z', label: 'Volver a hacer el cambio deshecho' },
  ],
  notChanged: (why: string) => `No se cambió: ${why}`,
  selectClaim: (id: number) => `Seleccionar el reclamo ${id}`,
  building: 'Edificio',
  urgent: 'Urgente',
  assembly: 'Para la asamblea',
  late: 'Nos demoramos',
  place: (unit: string, project: string) => `${unit} · ${project}`,
  placeDelivered: (unit: string, project: string, day: string) => `${unit} · ${project}, entregada el ${day}`,
  companyPhone: (phone: string) => `Posventa: ${phone}`,
  callCompany: (phone: string) => ` · llamanos al ${phone}`,
  views: {
    all: 'Todos',
    open: 'Abiertos',
    waiting: 'Sin respuesta',
    oldest: 'Esperan hace más',
    mine: 'Mis proyectos',
    assignedToMe: 'Míos',
    withoutPrice: 'Sin precio',
  },
  filters: {
    warranty: 'Garantía',
    decision: 'Decisión',
    withPrice: 'Con precio',
    withoutPrice: 'Sin precio',
    open: 'Estado: abiertos',
    waiting: 'Sin respuesta',
    answered: 'Con respuesta',
    reopened: 'Reabiertos',
    notReopened: 'Sin reabrir',
    /** What people who do not work for the company read instead. */
    theirs: { waiting: 'Esperan respuesta de la empresa', answered: 'Respondidos', project_id: 'Edificio' },
    mine: 'Mis proyectos',
    next: { you: 'Esperan algo de vos', visit: 'Con visita acordada', company: 'En manos de la empresa' },
    assigned: { me: 'Míos', none: 'Sin responsable' },
    olderThan: (days: string) => `Hace más de ${days} días`,
    from: 'Desde el',
    to: 'Hasta el',
    ids: {
      project_id: 'Proyecto',
      responsible_id: 'Responsable',
      unit_id: 'Unidad',
      client_id: 'Cliente',
      location_id: 'Lugar',
      category_id: 'Rubro',
      item_id: 'Ítem',
    },
  },
  days: (count: number) => (count === 1 ? '1 día' : `${count} días`),
  daysAgo: (count: number) => (count === 0 ? 'hoy' : count === 1 ? 'hace 1 día' : `hace ${count} días`),
  messageBy: (at: string, by: string) => `${at} · ${by}`,
  filterStatus: 'Estado',
  filterPriority: 'Prioridad',
  priorityOf: (id: number, label: string) => `Prioridad ${label} del reclamo ${id}. Cambiar`,
  responsibleOf: (id: number) => `Responsable del reclamo ${id}`,
  responsibleShort: (name: string) => `Responsable: ${name}`,
  statusNow: (id: number, label: string) => `Estado ${label} del reclamo ${id}. Cambiar`,
  statusOf: (id: number) => `Cambiar estado del reclamo ${id}`,
  actions: 'Acciones',
  viewClaim: 'Ver el reclamo',
  actionsOf: (id: number) => `Acciones del reclamo ${id}`,
  peekOf: (id: number) => `Reclamo ${id} al lado de la lista`,
  viewOf: (id: number) => `Ver el reclamo ${id}`,
  priceOf: (id: number) => `Precio de reparación del reclamo ${id}`,
  priceHint: 'Por ejemplo 125.000,50. Vacío: sin precio. Enter guarda, Escape cancela.',
  solved: '¿Quedó resuelto?',
  yes: 'Sí',
  no: 'No',
  answerCompany: 'Respondé a la empresa',
  chooseWindow: 'Elegí un horario para la visita',
  proposeWindows: 'Proponé horarios para la visita',
  visitOn: (when: string) => `Visita: ${when}`,
  messages: (count: number) => (count === 1 ? '1 mensaje' : `${count} mensajes`),
  emptyTitle: 'Todavía no hay reclamos.',
  emptyHint: 'Cuando algo falle, contanos qué pasa y adjuntá fotos: lo seguís desde acá.',
  emptyStaff: 'Los reclamos que hagan los clientes van a aparecer acá.',
  toSetup: 'Ver qué falta para empezar',
} as const;

type IdFilter = keyof typeof claimsText.filters.ids;
/** Returns the label of a filter by record. */
export const filterLabel = (name: IdFilter, isStaff: boolean): string =>
  name === 'project_id' && !isStaff ? claimsText.filters.theirs.project_id : claimsText.filters.ids[name];

export const photosText = {
  photos: 'Fotos',
  noPhotos: 'Sin fotos.',
  photo: (index: number) => `Foto ${index} del reclamo`,
} as const;
