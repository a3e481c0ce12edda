import { baseApi, type Tag } from './baseApi';
import { failureOf } from './baseQuery';
import { contentGeneratedApi } from './generated/content.gen';
import { changeMakesStale, makesStale } from './tags';
import { askForText } from './transport';

/** A unit claim shows the warranty of its item. */
const shown = (): Tag[] => ['WarrantyTerm', 'UnitClaim'];

const contentApi = contentGeneratedApi.enhanceEndpoints({
  endpoints: {
    listWarrantyTerms: { providesTags: ['WarrantyTerm'] },
    createWarrantyTerm: { invalidatesTags: makesStale(shown) },
    startWarrantyFromTemplate: { invalidatesTags: changeMakesStale(shown) },
    approveWarrantyTemplate: { invalidatesTags: makesStale(() => ['WarrantyTerm']) },
    updateWarrantyTerm: { invalidatesTags: changeMakesStale(shown) },
    deleteWarrantyTerm: { invalidatesTags: changeMakesStale(shown) },
  },
});

/** The documents that the company edits as files: Markdown below /content, outside the API. */
const documentsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getDocument: build.query<string, string>({
      keepUnusedDataFor: 600,
      queryFn: async (name, api) => {
        const { data, error } = await askForText(`/content/${name}.md`, api, {});
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
} = contentApi;
export const { useGetDocumentQuery } = documentsApi;
export type { WarrantyTerm } from './generated/content.gen';
