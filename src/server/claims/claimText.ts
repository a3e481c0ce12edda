import type { ClaimStatus, DecisionState } from '../../contract/claimStatus';
import { decisionStateLabels } from '../../contract/decisionText';
import { claimStatusLabels } from '../../contract/statusText';

export const claimText = {
  unknown: 'No encontramos ese reclamo.',
  unknownOwnership: 'No encontramos ese contrato entre tus unidades.',
  unknownProject: 'No encontramos ese proyecto.',
  ownershipEnded: 'El contrato de esta unidad ya no está vigente.',
  projectClosed: 'El proyecto está cerrado: no admite reclamos nuevos.',
  unitInactive: 'La unidad está inactiva: no admite reclamos nuevos.',
  notYours: 'Solo quien hizo el reclamo lo puede retirar.',
  notYoursToCorrect: 'Solo quien hizo el reclamo lo puede corregir.',
  tooLateToCorrect: (status: ClaimStatus) =>
    `Ya no se puede corregir: mientras tanto el reclamo pasó a «${claimStatusLabels[status]}». Contanos lo que cambió en un mensaje.`,
  othersPhoto: 'Una de las fotos la adjuntó otra persona: no la podés quitar.',
  corrected: 'Otra persona corrigió este reclamo mientras tanto. Revisalo antes de volver a cambiarlo.',
  moved: (status: ClaimStatus) => `Otra persona cambió este reclamo: ahora está en «${claimStatusLabels[status]}».`,
  movedByYou: (status: ClaimStatus) => `Lo cambiaste vos después: ahora está en «${claimStatusLabels[status]}».`,
  impossible: (status: ClaimStatus) => `Un reclamo en «${claimStatusLabels[status]}» no admite ese cambio de estado.`,
  decided: (state: DecisionState) =>
    `Otra persona decidió mientras tanto: ahora está en «${decisionStateLabels[state]}».`,
  notUndone: 'Ya no se puede deshacer: pasó demasiado tiempo u otra persona lo cambió.',
  notUndoneByYou: 'Ya no se puede deshacer: lo cambiaste vos después.',
  priorityChangedByYou: 'La prioridad la cambiaste vos después.',
  priorityChanged: 'Otra persona cambió la prioridad de este reclamo. Revisala antes de volver a cambiarla.',
  assigned: (name: string | undefined) =>
    name === undefined
      ? 'Otra persona cambió el responsable de este reclamo: ahora no tiene.'
      : `Otra persona cambió el responsable de este reclamo: ahora es ${name}.`,
  assignedByYou: 'El responsable lo cambiaste vos después.',
  noAssignee: 'Elegí un supervisor o un administrador activo.',
  priceChanged: (price: string) => `Otra persona cambió el precio de este reclamo: ahora es ${price}.`,
  unknownNote: 'No encontramos esa nota entre las tuyas.',
  noteChanged: 'Cambiaste esta nota en otra ventana. Revisala antes de volver a cambiarla.',
  noPrice: 'sin precio',
  exportBuilding: 'Edificio',
  exportUnit: 'Unidad',
  answered: 'Ya contestaste otra cosa sobre este reclamo. Si te equivocaste con el «Sí», primero deshacelo.',
  tooLateToAnswer: 'Ya no se puede contestar: el reclamo cambió o pasó el tiempo. Escribinos un mensaje en el reclamo.',
  notTakenBack: 'Ya no se puede deshacer la respuesta.',
  noInPhotos: 'No quedó resuelto: mirá las fotos.',
  ownerSaysSolved: 'El propietario dijo que quedó resuelto.',
  undoAnswered: 'Ya no se puede deshacer: el cliente ya contestó. Podés reabrir el reclamo.',
  doneDemanded: 'Contá qué se hizo: la empresa lo pide para finalizar un reclamo.',
  donePhotoDemanded: 'Agregá una foto del trabajo terminado: la empresa la pide para finalizar un reclamo.',
  donePhotoUnknown: 'Una de las fotos elegidas ya no está en este reclamo.',
  exportDecisionReason: 'Motivo de la decisión',
  notAsked: 'El reclamo ya no espera ninguna respuesta.',
  askOfEnded: 'El reclamo ya terminó: no se puede esperar una respuesta.',
  bulkWhich: 'Elegí los reclamos: los marcados o los del filtro, no ambos.',
  bulkPriority: 'Elegí la prioridad.',
  bulkAssign: 'Elegí quién va a ser responsable.',
  bulkNone: 'No hay reclamos para cambiar.',
  bulkTooMany: (max: number) =>
    `Son demasiados: se pueden cambiar hasta ${max.toLocaleString('es-AR')} reclamos por vez. Achicá el filtro.`,
  bulkFailed: 'No se pudo cambiar por un problema del servidor. Intentá de nuevo.',
  bulkGoesOn: 'El cambio todavía no terminó. Esperá a que termine para deshacerlo.',
  bulkUndone: 'Este cambio ya no se puede deshacer: pasó demasiado tiempo o ya se deshizo.',
  unknownBulk: 'No encontramos ese cambio.',
  unitClaimsFile: 'Reclamos de unidad',
  projectClaimsFile: 'Reclamos de proyecto',
} as const;
