import type { ImportColumn } from '../../contract/importColumns';
import type { ImportOutcome } from '../../contract/imports';
import type { Problem } from '../../contract/rules';
import type { PlannedProject } from './importKnown';
import type { FileRow } from './importCells';

export interface PlannedClient {
  /** Undefined for a client to create. */
  id: number | undefined;
  username: string;
  name: string;
  lastName: string;
  document: string | null;
  phoneNumber: string | null;
  address: string | null;
  isChanged: boolean;
}

export interface PlannedUnit {
  id: number | undefined;
  key: string;
  project: PlannedProject;
  name: string;
  unitTypeId: number | undefined;
  description: string | undefined;
  deliveredOn: string | null;
  isChanged: boolean;
}

/** What a row of a file would do, or its problems. */
export interface RowOutcome {
  row: number;
  outcome: ImportOutcome;
  problems: Problem[];
  /** What is done as the row says, but may be a mistake. */
  warnings?: Problem[];
}

export type ClientRow = FileRow<ImportColumn<'clients'>>;

/** What earlier rows without problems contain, to detect contradictions within the file. */
export interface EarlierRows {
  emails: Map<string, { document: string | null; row: number; client: PlannedClient }>;
  documents: Map<string, { username: string; row: number }>;
  owners: Map<string, { username: string; row: number; unit: PlannedUnit }>;
  /** Units to create, by their loose key. */
  looseUnits: Map<string, { name: string; row: number }>;
}

/** What is found while a row is planned. */
export interface Findings {
  problems: Problem[];
  warnings: Problem[];
  /** Adds the row to {@link EarlierRows}; called if it has no problems. */
  remember: (() => void)[];
}
