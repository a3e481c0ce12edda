import { baseApi } from './baseApi';
import { apiText, serviceError } from './apiText';
import { contentGeneratedApi } from './generated/content.gen';
import { listTag, onSuccess } from './tags';

const termChanged = (_result: unknown, error: { status?: unknown } | undefined) =>
  onSuccess(error?.status === 409 ? undefined : error, [listTag('WarrantyTerm')]);

export const contentApi = contentGeneratedApi.enhanceEndpoints({
  endpoints: {
    listWarrantyTerms: { providesTags: [listTag('WarrantyTerm')] },
    createWarrantyTerm: { invalidatesTags: termChanged },
    updateWarrantyTerm: { invalidatesTags: termChanged },
    deleteWarrantyTerm: { invalidatesTags: termChanged },
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
