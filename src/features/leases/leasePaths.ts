export const leasesPath = '/lease-requests';
export const newLeasePath = '/crear-inquilino';
export const leasePath = (id: number): string => `/lease-request/${id}`;
