import { baseApi, type Tag } from './baseApi';
import { apiText, serviceError } from './apiText';
import { contentGeneratedApi } from './generated/content.gen';
import { changeMakesStale, makesStale } from './tags';

/** A unit claim shows the warranty of its item. */
const shown = (): Tag[] => ['WarrantyTerm', 'UnitClaim'];

export const contentApi = contentGeneratedApi.enhanceEndpoints({
  endpoints: {
    listWarrantyTerms: { providesTags: ['WarrantyTerm'] },
    createWarrantyTerm: { invalidatesTags: makesStale(shown) },
    updateWarrantyTerm: { invalidatesTags: changeMakesStale(shown) },
    deleteWarrantyTerm: { invalidatesTags: changeMakesStale(shown) },
  },
});

/** The documents that the company edits as files: Markdown below /content, no call of the API. */
export const documentsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getDocument: build.query<string, string>({
      keepUnusedDataFor: 600,
      queryFn: async (name) => {
        try {
          const answer = await fetch(`/content/${name}.md`);
          if (!answer.ok)
            return {
              error: { status: answer.status, message: apiText.BAD_ANSWER, service: serviceError('getDocument') },
            };
          return { data: await answer.text() };
        } catch {
          return { error: { status: 'OFFLINE', message: apiText.OFFLINE, service: serviceError('getDocument') } };
        }
      },
    }),
  }),
});

export const {
  useListWarrantyTermsQuery,
  useCreateWarrantyTermMutation,
  useUpdateWarrantyTermMutation,
  useDeleteWarrantyTermMutation,
} = contentApi;
export const { useGetDocumentQuery } = documentsApi;
export type { WarrantyTerm } from './generated/content.gen';
