import { leasesApi } from '../../api/leases';
import { createRecordSlice } from '../../session/recordSlice';

const { getLeaseRequest, listLeaseRequests } = leasesApi.endpoints;

export const { slice: leasesSlice, selectState: selectLeases } = createRecordSlice({
  name: 'leases',
  reads: [getLeaseRequest],
  lists: [listLeaseRequests],
  idOf: (request: { id: number }) => request.id,
});
