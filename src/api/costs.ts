import { costsGeneratedApi } from './generated/costs.gen';
import { changeMakesStale, makesStale } from './tags';
import { asUploadWithProgress } from './upload';
import { asDownload } from './download';

const costsApi = costsGeneratedApi.enhanceEndpoints({
  endpoints: {
    exportCosts: asDownload,
    listCosts: { providesTags: ['Cost'] },
    getWorkCosts: { providesTags: ['Cost'] },
    getContractorCosts: { providesTags: ['Cost'] },
    addWorkCost: (definition) => {
      asUploadWithProgress(definition);
      definition.invalidatesTags = makesStale(() => ['Cost']);
    },
    updateCost: { invalidatesTags: changeMakesStale(() => ['Cost']) },
    recordRecovery: { invalidatesTags: changeMakesStale(() => ['Cost']) },
    deleteCost: { invalidatesTags: changeMakesStale(() => ['Cost']) },
  },
});

export const {
  useListCostsQuery,
  useExportCostsMutation,
  useGetWorkCostsQuery,
  useAddWorkCostMutation,
  useUpdateCostMutation,
  useRecordRecoveryMutation,
  useDeleteCostMutation,
  useGetContractorCostsQuery,
} = costsApi;
export type { ContractorCosts, Cost, ListCostsApiArg, WorkCosts } from './generated/costs.gen';
