import { unitsGeneratedApi, type Unit } from './generated/units.gen';
import { changeMakesStale, idTag, listTag, makesStale, cacheResponse } from './tags';
import { asDownload } from './download';

const cacheDetail = cacheResponse((id: number, answer: Unit) =>
  unitsGeneratedApi.util.upsertQueryData('getUnit', { id }, answer),
);

const ownerChanged = changeMakesStale(() => ['Unit', 'Client', 'UnitClaim', 'ClaimComment', 'ClaimHistory']);

export const unitsApi = unitsGeneratedApi.enhanceEndpoints({
  endpoints: {
    exportUnits: asDownload,
    listUnits: { providesTags: [listTag('Unit')] },
    listUnassignedUnits: { providesTags: [listTag('Unit')] },
    getUnit: { providesTags: (_result, _error, { id }) => [idTag('Unit', id)] },
    listUnitTypes: { keepUnusedDataFor: 3600, providesTags: ['Lookup'] },
    // A project shows its number of units.
    createUnit: {
      invalidatesTags: makesStale((_arg, unit) => [
        listTag('Unit'),
        listTag('Project'),
        ...(unit ? [idTag('Project', unit.project_id)] : []),
      ]),
    },
    updateUnit: {
      onQueryStarted: cacheDetail,
      // The unit's name is shown with people, leases and claims. The unit may have moved to another project.
      invalidatesTags: changeMakesStale(({ id }) => [
        listTag('Unit'),
        idTag('Unit', id),
        'Project',
        'Client',
        'LeaseRequest',
        'UnitClaim',
        'Work',
        'Visit',
      ]),
    },
    // The owner determines which claims are visible, and with which names.
    endOwnership: { invalidatesTags: ownerChanged },
    transferOwnership: { invalidatesTags: ownerChanged },
    endLease: { invalidatesTags: changeMakesStale(() => ['Unit', 'Client']) },
    // After a 409 too: the unit already has an owner.
    assignClient: { invalidatesTags: changeMakesStale(() => ['Unit', 'Client']) },
  },
});

export const {
  useListUnitsQuery,
  useListUnassignedUnitsQuery,
  useGetUnitQuery,
  useLazyGetUnitQuery,
  useListUnitTypesQuery,
  useCreateUnitMutation,
  useUpdateUnitMutation,
  useAssignClientMutation,
  useEndOwnershipMutation,
  useTransferOwnershipMutation,
  useEndLeaseMutation,
  useExportUnitsMutation,
} = unitsApi;
export type { ListUnitsApiArg, Unit } from './generated/units.gen';
