export const managersPath = '/managers';
export const newManagerPath = '/crear-manager';
export const managerPath = (id: number): string => `${managersPath}/${id}`;
export const consortiumPath = (id: number): string => `/consortiums/${id}`;
