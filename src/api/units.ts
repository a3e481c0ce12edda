import { unitsGeneratedApi, type Unit } from './generated/units.gen';
import { idTag, listTag, onSuccess, showAnswer } from './tags';

const show = showAnswer((id: number, answer: Unit) =>
  unitsGeneratedApi.util.upsertQueryData('getUnit', { id }, answer),
);

export const unitsApi = unitsGeneratedApi.enhanceEndpoints({
  endpoints: {
    listUnits: { providesTags: [listTag('Unit')] },
    listUnassignedUnits: { providesTags: [listTag('Unit')] },
    getUnit: { providesTags: (_result, _error, { id }) => [idTag('Unit', id)] },
    listUnitTypes: { keepUnusedDataFor: 3600, providesTags: ['Lookup'] },
    createUnit: { invalidatesTags: (_result, error) => onSuccess(error, [listTag('Unit'), listTag('Project')]) },
    updateUnit: {
      onQueryStarted: show,
      invalidatesTags: (_result, error, { id }) =>
        onSuccess(error?.status === 409 ? undefined : error, [listTag('Unit'), idTag('Unit', id), listTag('Project')]),
    },
    assignClient: { invalidatesTags: (_result, error) => onSuccess(error, ['Unit' as const, 'Client' as const]) },
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
} = unitsApi;
export type { ListUnitsApiArg, Unit } from './generated/units.gen';
