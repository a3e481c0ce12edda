export const clientsPath = '/clientes';
export const newClientPath = '/registro';
export const clientPath = (id: number): string => `${clientsPath}/${id}`;
