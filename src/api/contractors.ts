import { asDownload } from './download';
import { contractorsGeneratedApi, type ContractorDetail } from './generated/contractors.gen';
import { changeMakesStale, idTag, listTag, makesStale, cacheResponse } from './tags';

const cacheDetail = cacheResponse((id: number, answer: ContractorDetail) =>
  contractorsGeneratedApi.util.upsertQueryData('getContractor', { id }, answer),
);

export const contractorsApi = contractorsGeneratedApi.enhanceEndpoints({
  endpoints: {
    exportContractors: asDownload,
    listContractors: { providesTags: [listTag('Contractor')] },
    getContractor: { providesTags: (_result, _error, { id }) => [idTag('Contractor', id)] },
    createContractor: { invalidatesTags: makesStale(() => [listTag('Contractor')]) },
    updateContractor: {
      onQueryStarted: cacheDetail,
      // Its name is shown with its work orders and visits.
      invalidatesTags: changeMakesStale(({ id }) => [listTag('Contractor'), idTag('Contractor', id), 'Work', 'Visit']),
    },
  },
});

export const {
  useListContractorsQuery,
  useGetContractorQuery,
  useCreateContractorMutation,
  useUpdateContractorMutation,
  useExportContractorsMutation,
} = contractorsApi;
export type { Contractor, ContractorDetail, ListContractorsApiArg } from './generated/contractors.gen';
