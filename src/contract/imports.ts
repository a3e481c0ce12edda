import { Type, type Static } from 'typebox';
import type { ImportKind } from './importColumns';
import { limits } from './limits';
import { defineOperations, Id, idParams, Instant, listQuery, Nullable, OneOf, Shape } from './operation';

/** `checked` is the state after the dry run, which changes nothing. Only then can an import be applied. */
const importStatuses = ['checking', 'checked', 'applying', 'applied', 'failed'] as const;
const importOutcomes = ['create', 'change', 'skip', 'error'] as const;
export type ImportOutcome = (typeof importOutcomes)[number];
const importFormats = ['xlsx', 'csv'] as const;

const importKinds = ['clients', 'contractors'] as const satisfies ImportKind[];
/** Kind of the file; clients and units by default. */
const kind = Type.Optional(OneOf(importKinds));

export const ImportJob = Shape('ImportJob', {
  id: Id,
  kind: OneOf(importKinds),
  file_name: Type.String(),
  status: OneOf(importStatuses),
  total: Type.Integer({ description: 'Rows of the file, without the headings.' }),
  processed: Type.Integer({ description: 'Rows processed so far in the current step.' }),
  summary: Type.Object({ create: Type.Integer(), change: Type.Integer(), skip: Type.Integer(), error: Type.Integer() }),
  message: Nullable(Type.String({ description: 'Why the import failed.' })),
  creates_projects: Type.Boolean({ description: 'Whether the import also creates the projects in `new_projects`.' }),
  new_projects: Type.Array(Type.String(), {
    description: `Missing projects named by rows without other errors; empty if there are more than ${limits.importProjects}.`,
  }),
  created_at: Instant,
});
export type ImportJob = Static<typeof ImportJob>;

export const ImportRow = Shape('ImportRow', {
  row: Type.Integer({ description: 'Row number in the file; the headings are row 1.' }),
  outcome: OneOf(importOutcomes),
  cells: Type.Record(Type.String(), Type.String()),
  problems: Type.Array(Type.Object({ field: Type.String(), message: Type.String() })),
});
export type ImportRow = Static<typeof ImportRow>;

export const ImportFile = Shape('ImportFile', {
  name: Type.String(),
  content_type: Type.String(),
  content: Type.String({ description: 'Base64.' }),
});
export type ImportFile = Static<typeof ImportFile>;

const format = Type.Object({ format: Type.Optional(OneOf(importFormats)) }, { additionalProperties: false });

export const importOperations = defineOperations('imports', {
  getImportTemplate: {
    method: 'GET',
    path: '/logic/import/template',
    permission: 'imports:run',
    summary: 'Returns a template file with the headings and examples.',
    query: Type.Object({ kind, ...format.properties }, { additionalProperties: false }),
    data: ImportFile,
  },
  createImport: {
    method: 'POST',
    path: '/logic/import',
    permission: 'imports:run',
    summary:
      'Uploads an Excel or CSV file of clients, units and their owners, or of contractors, and starts the dry run.',
    status: 201,
    files: { field: 'file', max: 1, bytes: limits.importBytes },
    body: Type.Object({ kind }, { additionalProperties: false }),
    data: ImportJob,
  },
  getImport: {
    method: 'GET',
    path: '/logic/import/{id}',
    permission: 'imports:run',
    summary: 'Returns the progress and the result of an import.',
    params: idParams,
    data: ImportJob,
  },
  checkImport: {
    method: 'POST',
    path: '/logic/import/{id}/check',
    permission: 'imports:run',
    summary: 'Starts the dry run of a checked import again, with or without the creation of the missing projects.',
    params: idParams,
    body: Type.Object({ create_projects: Type.Boolean() }, { additionalProperties: false }),
    data: ImportJob,
  },
  listImportRows: {
    method: 'GET',
    path: '/logic/import/{id}/row',
    permission: 'imports:run',
    summary: 'Lists the rows of the file, each with what it would do, or did.',
    params: idParams,
    query: listQuery(['row'] as const, { outcome: Type.Optional(OneOf(importOutcomes)) }),
    data: Type.Array(ImportRow),
  },
  applyImport: {
    method: 'POST',
    path: '/logic/import/{id}/apply',
    permission: 'imports:run',
    summary: 'Starts to apply a checked import: all rows or none. 409 if it has errors, unless they are left out.',
    params: idParams,
    body: Type.Object(
      {
        leave_out_errors: Type.Optional(
          Type.Boolean({
            description:
              'Leaves the rows with errors out and applies the others. Without it, a file with errors is refused (409).',
          }),
        ),
        send_invitations: Type.Optional(
          Type.Boolean({ description: 'Mails every new client a link to choose a password.' }),
        ),
      },
      { additionalProperties: false },
    ),
    data: ImportJob,
  },
  getImportErrors: {
    method: 'GET',
    path: '/logic/import/{id}/errors',
    permission: 'imports:run',
    summary: 'Returns the rows with errors as a file, each with its errors, to correct and import again.',
    params: idParams,
    query: format,
    data: ImportFile,
  },
});
