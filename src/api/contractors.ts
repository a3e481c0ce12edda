import { contractorsGeneratedApi, type ContractorDetail } from './generated/contractors.gen';
import { changeMakesStale, idTag, listTag, makesStale, cacheResponse } from './tags';
import { asDownload } from './download';

const cacheDetail = cacheResponse((id: number, answer: ContractorDetail) =>
  contractorsGeneratedApi.util.upsertQueryData('getContractor', { id }, answer),
);

export const contractorsApi = contractorsGeneratedApi.enhanceEndpoints({
  endpoints: {
    exportContractors: asDownload,
    listContractors: { providesTags: [listTag('Contractor')] },
    getContractor: { providesTags: (_result, _error, { id }) => [idTag('Contractor', id)] },
    createContractor: { invalidatesTags: makesStale(() => [listTag('Contractor')]) },
    // Only this response contains the link's address. The page refetches the contractor.
    createContractorLink: { invalidatesTags: changeMakesStale(({ id }: { id: number }) => [idTag('Contractor', id)]) },
    revokeContractorLink: {
      onQueryStarted: cacheDetail,
      invalidatesTags: changeMakesStale(({ id }: { id: number }) => [idTag('Contractor', id)]),
    },
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
  useCreateContractorLinkMutation,
  useRevokeContractorLinkMutation,
  useExportContractorsMutation,
} = contractorsApi;
export type { Contractor, ContractorDetail, ListContractorsApiArg } from './generated/contractors.gen';
