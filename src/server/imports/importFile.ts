import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { ImportKind } from '../../contract/importColumns';
import { fieldNames, ignoredHeadings } from '../../contract/importHeadings';
import { limits } from '../../contract/limits';
import type { Problem } from '../../contract/rules';
import type { Reader } from '../reading/reader';
import { ReadingRefused } from '../reading/readerTypes';
import type { Table, TableFacts, TableRequest, TableRow } from '../reading/sheetTypes';
import { brokenRule, HttpError, ServerClosing, unavailable } from '../support/errors';
import { monthFirstProblems, readCell, rowFlawProblem, type FileRow } from './importCells';
import { importText } from './importText';

/** How a file is read where it leaves a choice. */
export type ReadingChoice = Pick<TableRequest, 'sheet' | 'headingRow' | 'columns' | 'withHiddenRows'>;

export interface ReadFile {
  facts: TableFacts;
  rows: FileRow[];
}

/** Rows after which other calls are served. */
const rowsAtOnce = 500;

/**
 * Reads a table file for the given import. Throws 415 if it is none, 422 if it is empty, cannot be read or is too large.
 */
export async function readImportFile(
  reader: Reader,
  bytes: Uint8Array,
  kind: ImportKind,
  choice: ReadingChoice = {},
): Promise<ReadFile> {
  const fields = fieldNames(kind);
  const names = Object.keys(fields);
  const { facts, rows } = await readTable(reader, bytes, {
    ...choice,
    fields,
    ignored: ignoredHeadings[kind],
    maxRows: limits.importRows + 1,
  });
  if (rows.length > limits.importRows) throw broken(importText.tooManyRows);
  const read: FileRow[] = [];
  for (const [index, row] of rows.entries()) {
    read.push(fileRow(names, row));
    if (index % rowsAtOnce === 0) await yieldToEventLoop();
  }
  for (const [index, problem] of monthFirstProblems(read)) read[index]!.flaws.push(problem);
  return { facts, rows: read };
}

function fileRow(names: string[], { row, cells, flaw }: TableRow): FileRow {
  const flaws: Problem[] = flaw ? [rowFlawProblem(flaw)] : [];
  const texts: Record<string, string> = {};
  for (const [position, name] of names.entries()) {
    const { text, problem } = readCell(name, cells[position] ?? '');
    texts[name] = text;
    if (problem && !flaw) flaws.push({ field: name, message: problem });
  }
  return { row, cells: texts, flaws };
}

const broken = (message: string) => brokenRule([{ field: 'file', message }]);

async function readTable(reader: Reader, bytes: Uint8Array, request: TableRequest): Promise<Table> {
  if (bytes.length === 0) throw broken(importText.empty);
  try {
    return await reader.table(bytes, request);
  } catch (error) {
    if (!(error instanceof ReadingRefused)) throw error;
    if (error.reason === 'closing') throw new ServerClosing();
    if (error.reason === 'busy') throw unavailable();
    const message = importText.refusals[error.reason];
    throw error.reason === 'notATable' ? new HttpError(415, message, [{ field: 'file', message }]) : broken(message);
  }
}
