import type { Static } from 'typebox';
import type { ImportKind } from '../../contract/importColumns';
import { fieldNames } from '../../contract/importHeadings';
import type { ImportColumns, ImportJob, importOperations } from '../../contract/imports';
import type { Problem } from '../../contract/rules';
import type { Context } from '../context';
import { enqueue } from '../jobs/enqueue';
import type { Caller } from '../policies/rows';
import type { TableFacts } from '../reading/sheetTypes';
import { brokenRule, conflict } from '../support/errors';
import { readImportFile } from './importFile';
import { headingsKey, identifies, readingOf, usedColumns } from './importMapping';
import { insertRows } from './imports.repository';
import { checkStep, getImport, requireKind } from './imports.service';
import { importText } from './importText';
import { findMapping, findUpload, restartImport, saveMapping, type ChosenColumns } from './importUploads.repository';

/**
 * Returns the columns of an import's file with their first values: those of the requested sheet and headings, otherwise
 * as they were chosen before. Throws 403, 404, 409 if the import is over, and 422 for an unknown sheet.
 */
export async function getImportColumns(
  context: Context,
  caller: Caller,
  id: number,
  { sheet, heading_row: headingRow }: Static<typeof importOperations.getImportColumns.query>,
): Promise<ImportColumns> {
  const { kind, content, reading } = await openUpload(context, caller, id);
  const isAsBefore = reading !== null && (sheet ?? reading.sheet) === reading.sheet && headingRow === undefined;
  const where = isAsBefore
    ? { sheet: reading.sheet || undefined, headingRow: reading.headingRow }
    : { sheet, headingRow };
  const { facts } = await readImportFile(context.reader, content, kind, where);
  const remembered = isAsBefore ? undefined : await findMapping(context.db, kind, headingsKey(facts));
  const columns = isAsBefore ? reading.columns : (remembered ?? usedColumns(facts));
  return {
    sheets: facts.sheets,
    hidden_sheets: facts.hiddenSheets,
    sheet: facts.sheet,
    heading_row: facts.headingRow,
    hidden_rows: facts.hiddenRows,
    with_hidden_rows: isAsBefore && reading.withHiddenRows,
    is_remembered: remembered !== undefined,
    columns: facts.columns.map(({ index, heading, samples, isHidden }) => ({
      index,
      heading,
      samples,
      is_hidden: isHidden,
      field: columns.find((column) => column.index === index)?.field ?? null,
    })),
  };
}

/**
 * Chooses what the columns of an import's file contain, and starts its dry run. Throws 403, 404, 409 if the import is
 * running or over, and 422.
 */
export async function chooseImportColumns(
  context: Context,
  caller: Caller,
  id: number,
  choice: Static<typeof importOperations.chooseImportColumns.body>,
): Promise<ImportJob> {
  const { kind, content } = await openUpload(context, caller, id);
  const { sheet, heading_row: headingRow, with_hidden_rows: withHiddenRows, columns } = choice;
  const { facts, rows } = await readImportFile(context.reader, content, kind, {
    sheet: sheet || undefined,
    headingRow,
    columns,
    withHiddenRows,
  });
  const problems = columnProblems(kind, columns, facts);
  if (problems.length > 0) throw brokenRule(problems);
  if (rows.length === 0) throw brokenRule([{ field: 'columns', message: importText.noRows }]);
  await context.db.transaction(async (tx) => {
    const reading = readingOf(facts, withHiddenRows);
    if (!(await restartImport(tx, id, { reading, total: rows.length }))) throw conflict(importText.columnsOver);
    await insertRows(tx, id, rows);
    await saveMapping(tx, { kind, headings: headingsKey(facts), columns, updatedBy: caller.user.id });
    await enqueue(tx, 'check_import', [checkStep(id)]);
  });
  return getImport(context, caller, id);
}

async function openUpload(context: Context, caller: Caller, id: number) {
  const { kind, status } = await getImport(context, caller, id);
  requireKind(caller, kind);
  const upload = status === 'mapping' || status === 'checked' ? await findUpload(context.db, id) : undefined;
  if (!upload) throw conflict(importText.columnsOver);
  return { kind, ...upload };
}

function columnProblems(kind: ImportKind, columns: ChosenColumns, facts: TableFacts): Problem[] {
  const fields = Object.keys(fieldNames(kind));
  const isUnknown = columns.some(
    ({ index, field }) => !fields.includes(field) || !facts.columns.some((column) => column.index === index),
  );
  const isTwice =
    new Set(columns.map(({ field }) => field)).size < columns.length ||
    new Set(columns.map(({ index }) => index)).size < columns.length;
  const message = isUnknown
    ? importText.unknownColumn
    : isTwice
      ? importText.columnTwice
      : identifies(kind, columns)
        ? undefined
        : importText.noIdentity[kind];
  return message ? [{ field: 'columns', message }] : [];
}
