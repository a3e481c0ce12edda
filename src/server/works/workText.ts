import { rulesText } from '../../contract/rulesText';
import type { WorkMoveName, WorkStatus } from '../../contract/workStatus';
import { workStatusText } from '../../contract/statusText';

export const workText = {
  unknown: 'No encontramos ese trabajo.',
  unknownPhoto: 'Alguna de las fotos ya no está en los reclamos.',
  unknownClaim: 'Alguno de los reclamos ya no existe.',
  noContractor: 'Ese contratista no existe o está inactivo.',
  noAssignee: 'Esa persona ya no puede hacer trabajos.',
  linkEnded: 'Este enlace ya no sirve. Pedile otro a la empresa.',
  linkForStaff: 'Este trabajo lo hace alguien del equipo, que entra con su cuenta: el enlace es para contratistas.',
  linkClosed: 'El trabajo ya terminó o está anulado: no hace falta un enlace.',
  linkInactive: 'El contratista está inactivo: no puede recibir enlaces. Encargale el trabajo a otro.',
  inactive: 'El contratista está inactivo. Encargale el trabajo a otro.',
  alreadyOpen: ({
    id,
    claim_id,
    status,
    worker,
  }: {
    id: number;
    claim_id: number;
    status: WorkStatus;
    worker: string;
  }) =>
    `El reclamo #${claim_id} ya está en el trabajo ${id}, de ${worker} (${workStatusText.labels[status].toLowerCase()}).`,
  linkNoEmail: 'El contratista no tiene email. Copiá el enlace o mandáselo por WhatsApp.',
  notAccepted: 'El trabajo no está aceptado. Actualizá la página para ver cómo está.',
  unknownPlace: 'Ese lugar ya no es de este trabajo. Actualizá la página.',
  tooLate: 'Ya no se puede deshacer: pasaron más de diez minutos, o la empresa ya lo vio. Escribile a la empresa.',
  reviewed: 'La empresa ya lo revisó: no se puede corregir. Escribile a la empresa.',
  emptyMessage: rulesText.workMessage,
  messagesClosed: 'El trabajo terminó: ya no recibe mensajes.',
  photosClosed: 'El trabajo ya no recibe fotos.',
  workerFixed: 'El trabajo ya fue aceptado: para cambiar quién lo hace, anulalo y encargá otro.',
  reassigned: (former: string, next: string) => `Lo hacía ${former}, ahora ${next}.`,
  closed: 'El trabajo ya terminó: no se puede editar.',
  moved: (move: WorkMoveName): string =>
    ({
      accept: 'El trabajo ya no espera respuesta. Mirá su estado.',
      refuse: 'El trabajo ya no se puede rechazar. Mirá su estado.',
      finish: 'El trabajo no está aceptado. Mirá su estado.',
      verify: 'El trabajo no está hecho. Mirá su estado.',
      return: 'El trabajo no está hecho. Mirá su estado.',
      cancel: 'El trabajo ya no se puede anular. Mirá su estado.',
      ask: 'El trabajo no se puede volver a pedir. Mirá su estado.',
    })[move],
} as const;
