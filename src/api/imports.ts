import { importsGeneratedApi } from './generated/imports.gen';
import { asMultipart } from './multipart';
import { idTag } from './tags';

/** An import changes by itself while the server works: its screen polls. */
const importsApi = importsGeneratedApi.enhanceEndpoints({
  endpoints: {
    getImportTemplate: { keepUnusedDataFor: 0 },
    getImportErrors: { keepUnusedDataFor: 0 },
    getImport: {
      providesTags: (_result, _error, { id }) => [idTag('Import', id)],
      // Once it has been applied, what was read before it of clients and units, and wherever their names stand, is stale.
      onQueryStarted: ({ id }, { dispatch, getState, queryFulfilled }) => {
        const known = importsGeneratedApi.endpoints.getImport.select({ id })(getState()).data?.status;
        void queryFulfilled.then(
          ({ data: { status } }) => {
            if (status === 'applied' && known !== 'applied')
              dispatch(
                importsGeneratedApi.util.invalidateTags([
                  'Client',
                  'Unit',
                  'Project',
                  'LeaseRequest',
                  'UnitClaim',
                  'ClaimComment',
                ]),
              );
          },
          () => {}, // A failure is told by the screen.
        );
      },
    },
    // The server works on: what was shown before says nothing of now.
    listImportRows: { keepUnusedDataFor: 0, providesTags: ['Import'] },
    createImport: (definition) => asMultipart(definition),
    // Whatever comes of it, the import has moved on: another look tells.
    applyImport: { invalidatesTags: (_result, _error, { id }) => [idTag('Import', id)] },
  },
});

export const {
  useLazyGetImportTemplateQuery,
  useCreateImportMutation,
  useListImportRowsQuery,
  useApplyImportMutation,
  useLazyGetImportErrorsQuery,
} = importsApi;
export const { useQueryState: useImportState, useQuerySubscription: useImportSubscription } =
  importsApi.endpoints.getImport;
export type { ImportFile, ImportJob, ImportRow, ListImportRowsApiArg } from './generated/imports.gen';
