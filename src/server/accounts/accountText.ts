import type { Role } from '../../contract/permissions';
import { roleText } from '../../contract/roleText';

const nameOf = (type: Role): string => roleText[type].one.toLowerCase();
const fields = { username: 'email', document: 'DNI' } as const;

export const accountText = {
  usernameTaken: 'Ya existe una cuenta con ese email.',
  documentTaken: 'Ya existe un cliente con ese DNI.',
  former: (field: 'username' | 'document', type: Role, name: string) =>
    name
      ? `Ese ${fields[field]} es de la cuenta desactivada de ${name} (${nameOf(type)}).`
      : `Ese ${fields[field]} es de una cuenta desactivada (${nameOf(type)}).`,
  formerDocument: (name: string) =>
    `Ese DNI es de otra cuenta desactivada${name && `, la de ${name}`}: reactivá esa cuenta o corregí el DNI.`,
  alreadyActive: 'La cuenta ya está activa.',
  usernameTakenSince: 'Otra cuenta usa ahora ese email: escribí otro.',
  documentTakenSince: 'Otro cliente usa ahora su DNI: corregilo en sus datos antes de reactivar la cuenta.',
} as const;
