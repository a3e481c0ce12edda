export const leasesPath = '/lease-requests';
export const newLeasePath = '/crear-inquilino';
export { leaseRequestPath as leasePath } from '../../contract/addresses';
