import { Type, type Static } from 'typebox';
import type { ImportKind } from './importColumns';
import { limits } from './limits';
import { defineOperations, Id, idParams, Instant, listQuery, Nullable, OneOf, Shape } from './operation';

/**
 * `mapping` waits for the choice of the columns, where the headings do not say everything. `checked` is the state after
 * the dry run, which changes nothing. Only then can an import be applied.
 */
const importStatuses = ['mapping', 'checking', 'checked', 'applying', 'applied', 'failed'] as const;
const importOutcomes = ['create', 'change', 'skip', 'error'] as const;
/** Rows by outcome, or those with a warning. */
const importRowFilters = [...importOutcomes, 'warning'] as const;
export type ImportOutcome = (typeof importOutcomes)[number];
const importFormats = ['xlsx', 'csv'] as const;

const importKinds = ['clients', 'contractors'] as const satisfies ImportKind[];
/** Kind of the file; clients and units by default. */
const kind = Type.Optional(OneOf(importKinds));

/** How the file was read, so that nothing of it is left out unsaid. */
const reading = Type.Object({
  sheet: Type.String({ description: 'Empty if the file has no sheets.' }),
  heading_row: Type.Integer(),
  unused_columns: Type.Array(Type.String(), { description: 'Headings of the columns with values that are not used.' }),
  unused_sheets: Type.Array(Type.String()),
  hidden_rows: Type.Integer({ description: 'Hidden rows that are not used.' }),
});

export const ImportJob = Shape('ImportJob', {
  id: Id,
  kind: OneOf(importKinds),
  file_name: Type.String(),
  status: OneOf(importStatuses),
  total: Type.Integer({ description: 'Rows of the file, without the headings.' }),
  processed: Type.Integer({ description: 'Rows processed so far in the current step.' }),
  summary: Type.Object({ create: Type.Integer(), change: Type.Integer(), skip: Type.Integer(), error: Type.Integer() }),
  warnings: Type.Integer({ description: 'Rows without errors that may contain a mistake.' }),
  message: Nullable(Type.String({ description: 'Why the import failed.' })),
  reading: Nullable(reading),
  creates_projects: Type.Boolean({ description: 'Whether the import also creates the projects in `new_projects`.' }),
  new_projects: Type.Array(Type.String(), {
    description: `Missing projects named by rows without other errors; empty if there are more than ${limits.importProjects}.`,
  }),
  created_at: Instant,
});
export type ImportJob = Static<typeof ImportJob>;

const messages = Type.Array(Type.Object({ field: Type.String(), message: Type.String() }));

export const ImportRow = Shape('ImportRow', {
  row: Type.Integer({ description: 'Row number in the file; the first row is 1.' }),
  outcome: OneOf(importOutcomes),
  cells: Type.Record(Type.String(), Type.String()),
  problems: messages,
  warnings: messages,
});
export type ImportRow = Static<typeof ImportRow>;

/** Position of a column in the file, from 0. */
const columnIndex = Type.Integer({ minimum: 0, maximum: 1000 });
const headingRow = Type.Integer({ minimum: 1, maximum: 1_000_000 });
const sheetName = Type.String({ maxLength: limits.textMax });

export const ImportColumns = Shape('ImportColumns', {
  sheets: Type.Array(Type.String(), {
    description: 'Visible sheets with content; one without a name if there are none.',
  }),
  hidden_sheets: Type.Array(Type.String()),
  sheet: Type.String(),
  heading_row: Type.Integer(),
  hidden_rows: Type.Integer({ description: 'Hidden rows with values.' }),
  with_hidden_rows: Type.Boolean(),
  is_remembered: Type.Boolean({
    description: 'Whether the fields are those of an earlier file with the same headings.',
  }),
  columns: Type.Array(
    Type.Object({
      index: Type.Integer(),
      heading: Type.String({ description: 'Empty if the column has none.' }),
      samples: Type.Array(Type.String(), { description: 'Its first different values.' }),
      is_hidden: Type.Boolean(),
      field: Nullable(Type.String({ description: 'What it was taken for; null if it is not used.' })),
    }),
  ),
});
export type ImportColumns = Static<typeof ImportColumns>;

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
  getImportColumns: {
    method: 'GET',
    path: '/logic/import/{id}/columns',
    permission: 'imports:run',
    summary: 'Returns the columns of the file with their first values and what each was taken for.',
    params: idParams,
    query: Type.Object(
      { sheet: Type.Optional(sheetName), heading_row: Type.Optional(headingRow) },
      { additionalProperties: false },
    ),
    data: ImportColumns,
  },
  chooseImportColumns: {
    method: 'POST',
    path: '/logic/import/{id}/columns',
    permission: 'imports:run',
    summary:
      'Chooses the sheet and what each column contains, remembers it for files with the same headings, and starts the dry run. 409 if the import is running, applied or failed.',
    params: idParams,
    body: Type.Object(
      {
        sheet: sheetName,
        heading_row: headingRow,
        with_hidden_rows: Type.Boolean(),
        columns: Type.Array(
          Type.Object({ index: columnIndex, field: Type.String({ maxLength: 40 }) }, { additionalProperties: false }),
          { maxItems: 100, description: 'The used columns, each field once.' },
        ),
      },
      { additionalProperties: false },
    ),
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
    query: listQuery(['row'] as const, { outcome: Type.Optional(OneOf(importRowFilters)) }),
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
