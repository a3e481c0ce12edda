import { baseApi, type Tag } from './baseApi';
import { failureOf } from './baseQuery';
import { contentGeneratedApi } from './generated/content.gen';
import { changeMakesStale, idTag, listTag, makesStale } from './tags';
import { fetchText } from './transport';

const termTags = (): Tag[] => ['WarrantyTerm'];

const contentApi = contentGeneratedApi.enhanceEndpoints({
  endpoints: {
    listWarrantyTerms: { providesTags: ['WarrantyTerm'] },
    createWarrantyTerm: { invalidatesTags: makesStale(termTags) },
    startWarrantyFromTemplate: { invalidatesTags: changeMakesStale(termTags) },
    approveWarrantyTemplate: { invalidatesTags: makesStale(() => ['WarrantyTerm']) },
    updateWarrantyTerm: { invalidatesTags: changeMakesStale(termTags) },
    deleteWarrantyTerm: { invalidatesTags: changeMakesStale(termTags) },
    listWarrantyVersions: { providesTags: ['WarrantyTerm'] },
    // The terms run from the delivery of the unit or of the building.
    listOwnershipWarranty: { providesTags: ['WarrantyTerm', listTag('Unit')] },
    listProjectWarranty: { providesTags: (_result, _error, { id }) => ['WarrantyTerm', idTag('Project', id)] },
  },
});

/** The documents that the company edits as files: Markdown below /content, outside the API. */
const documentsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getDocument: build.query<string, string>({
      keepUnusedDataFor: 600,
      queryFn: async (name, api) => {
        const { data, error } = await fetchText(`/content/${name}.md`, api, {});
        return error ? { error: failureOf(error, api) } : { data: String(data) };
      },
    }),
  }),
});

export const {
  useListWarrantyTermsQuery,
  useCreateWarrantyTermMutation,
  useStartWarrantyFromTemplateMutation,
  useApproveWarrantyTemplateMutation,
  useUpdateWarrantyTermMutation,
  useDeleteWarrantyTermMutation,
  useListWarrantyVersionsQuery,
  useListOwnershipWarrantyQuery,
  useListProjectWarrantyQuery,
} = contentApi;
export const { useGetDocumentQuery } = documentsApi;
export type { UnitWarranty, WarrantyTerm, WarrantyVersion } from './generated/content.gen';
