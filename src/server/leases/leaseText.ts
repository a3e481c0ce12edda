import type { LeaseStatus } from '../../contract/leaseStatus';
import { leaseStatusLabels } from '../../contract/statusText';

export const leaseText = {
  unknown: 'No encontramos esa solicitud.',
  unknownOwnership: 'No encontramos ese contrato.',
  ownershipEnded: 'El contrato de la unidad ya no está vigente.',
  projectClosed: 'El proyecto está cerrado: no admite solicitudes nuevas.',
  moved: (status: LeaseStatus) => `Otra persona cambió esta solicitud: ahora está en «${leaseStatusLabels[status]}».`,
  impossible: (status: LeaseStatus) => `Una solicitud en «${leaseStatusLabels[status]}» no admite ese cambio.`,
  notYours: 'Solo quien hizo la solicitud la puede retirar.',
  withdrawn: 'Retirada por quien la hizo',
  over: (lastDay: string) =>
    `El alquiler terminó el ${lastDay}: ya no se puede aceptar. Rechazá la solicitud y pedí una con otras fechas.`,
  overlap: 'La unidad ya tiene un alquiler en esas fechas.',
  otherAccount: 'El email del inquilino pertenece a una cuenta que no es de cliente.',
  inactiveAccount: 'La cuenta de cliente del inquilino está desactivada.',
  documentOfOther: (email: string, username: string) =>
    `El DNI de la solicitud figura en otra cuenta (${username}). Revisá quién es: si confirmás, el alquiler queda para ${email}.`,
  otherDocument: (email: string) =>
    `La cuenta ${email} tiene otro DNI. Revisá quién es: si confirmás, el alquiler queda para esa cuenta.`,
  ownTenant: 'El inquilino no puede ser el propietario de la unidad.',
} as const;
