import type { Tag } from './baseApi';
import { importsGeneratedApi, type ImportJob } from './generated/imports.gen';
import { asMultipart } from './multipart';
import { idTag } from './tags';

/** The tags that a finished import invalidates: its records, and all records that show their names. */
const staleAfterImport = {
  clients: ['Client', 'Unit', 'Project', 'LeaseRequest', 'UnitClaim', 'ClaimComment'],
  contractors: ['Contractor', 'Work'],
} satisfies Record<ImportJob['kind'], Tag[]>;

/** The server changes an import while it processes it, so its screen polls. */
const importsApi = importsGeneratedApi.enhanceEndpoints({
  endpoints: {
    getImportTemplate: { keepUnusedDataFor: 0 },
    getImportErrors: { keepUnusedDataFor: 0 },
    getImport: {
      providesTags: (_result, _error, { id }) => [idTag('Import', id)],
      onQueryStarted: ({ id }, { dispatch, getState, queryFulfilled }) => {
        const previousStatus = importsGeneratedApi.endpoints.getImport.select({ id })(getState()).data?.status;
        void queryFulfilled.then(
          ({ data: { kind, status } }) => {
            if (status === 'applied' && previousStatus !== 'applied')
              dispatch(importsGeneratedApi.util.invalidateTags(staleAfterImport[kind]));
          },
          () => {}, // The screen shows the failure.
        );
      },
    },
    // The server continues, so the cached state is outdated.
    listImportRows: { keepUnusedDataFor: 0, providesTags: ['Import'] },
    createImport: (definition) => asMultipart(definition),
    // The import's state has changed even if the call failed: refetch it.
    // Reading the file again takes time: only another person's session does.
    getImportColumns: { keepUnusedDataFor: 0, providesTags: ['Import'] },
    chooseImportColumns: { invalidatesTags: (_result, _error, { id }) => [idTag('Import', id)] },
    checkImport: { invalidatesTags: (_result, _error, { id }) => [idTag('Import', id)] },
    applyImport: { invalidatesTags: (_result, _error, { id }) => [idTag('Import', id)] },
  },
});

export const {
  useLazyGetImportTemplateQuery,
  useCreateImportMutation,
  useListImportRowsQuery,
  useApplyImportMutation,
  useCheckImportMutation,
  useGetImportColumnsQuery,
  useChooseImportColumnsMutation,
  useLazyGetImportErrorsQuery,
} = importsApi;
export const { useQueryState: useImportState, useQuerySubscription: useImportSubscription } =
  importsApi.endpoints.getImport;
export type { ImportColumns, ImportFile, ImportJob, ImportRow, ListImportRowsApiArg } from './generated/imports.gen';
