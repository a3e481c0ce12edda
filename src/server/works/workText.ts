import type { WorkMoveName } from '../../contract/workStatus';

export const workText = {
  unknown: 'No encontramos ese trabajo.',
  unknownClaim: 'Alguno de los reclamos ya no existe.',
  noContractor: 'Ese contratista no existe o está inactivo.',
  noAssignee: 'Esa persona ya no puede hacer trabajos.',
  workerFixed: 'El trabajo ya fue aceptado: para cambiar quién lo hace, anulalo y encargá otro.',
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
