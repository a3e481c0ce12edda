import { importsGeneratedApi } from './generated/imports.gen';
import { asMultipart } from './multipart';

/** Imports change by themselves while the server works: their screen polls instead of tagging. */
export const importsApi = importsGeneratedApi.enhanceEndpoints({
  endpoints: {
    getImportTemplate: { keepUnusedDataFor: 0 },
    getImportErrors: { keepUnusedDataFor: 0 },
    // The server works on: what was shown before says nothing of now.
    listImportRows: { keepUnusedDataFor: 0 },
    createImport: (definition) => asMultipart(definition),
  },
});

export const {
  useLazyGetImportTemplateQuery,
  useCreateImportMutation,
  useGetImportQuery,
  useListImportRowsQuery,
  useApplyImportMutation,
  useLazyGetImportErrorsQuery,
} = importsApi;
export type { ImportFile, ImportJob, ImportRow, ListImportRowsApiArg } from './generated/imports.gen';
