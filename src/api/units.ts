import { asDownload } from './download';
import { completeUnit } from './complete';
import { unitsGeneratedApi, type Unit } from './generated/units.gen';
import { changeMakesStale, idTag, listTag, makesStale, showAnswer } from './tags';

const show = showAnswer((id: number, answer: Unit) =>
  unitsGeneratedApi.util.upsertQueryData('getUnit', { id }, answer),
);

export const unitsApi = unitsGeneratedApi.enhanceEndpoints({
  endpoints: {
    exportUnits: asDownload,
    listUnits: { transformResponse: completeUnit, providesTags: [listTag('Unit')] },
    listUnassignedUnits: { transformResponse: completeUnit, providesTags: [listTag('Unit')] },
    getUnit: { transformResponse: completeUnit, providesTags: (_result, _error, { id }) => [idTag('Unit', id)] },
    listUnitTypes: { keepUnusedDataFor: 3600, providesTags: ['Lookup'] },
    // A project shows how many units it has.
    createUnit: {
      transformResponse: completeUnit,
      invalidatesTags: makesStale((_arg, unit) => [
        listTag('Unit'),
        listTag('Project'),
        ...(unit ? [idTag('Project', unit.project_id)] : []),
      ]),
    },
    updateUnit: {
      transformResponse: completeUnit,
      onQueryStarted: show,
      // Its name stands at its people, leases and claims; it may have left one project for another.
      invalidatesTags: changeMakesStale(({ id }) => [
        listTag('Unit'),
        idTag('Unit', id),
        'Project',
        'Client',
        'LeaseRequest',
        'UnitClaim',
      ]),
    },
    // Refused, because the unit has an owner by now.
    assignClient: { invalidatesTags: changeMakesStale(() => ['Unit', 'Client']) },
  },
});

export const {
  useListUnitsQuery,
  useListUnassignedUnitsQuery,
  useGetUnitQuery,
  useListUnitTypesQuery,
  useCreateUnitMutation,
  useUpdateUnitMutation,
  useAssignClientMutation,
  useExportUnitsMutation,
} = unitsApi;
export type { ListUnitsApiArg, Unit } from './generated/units.gen';
