/** How people are named who may not be known by their names. */
export const policyText = {
  previousOwner: 'Propietario anterior',
  presentOwner: 'Propietario actual',
  tenant: 'Inquilino',
} as const;
