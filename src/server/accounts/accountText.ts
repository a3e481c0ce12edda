export const accountText = {
  usernameTaken: 'Ya existe una cuenta con ese email.',
  documentTaken: 'Ya existe un cliente con ese DNI.',
} as const;
