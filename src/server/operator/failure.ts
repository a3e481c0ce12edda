import { dirname, join } from 'node:path';
import pg from 'pg';
import type { Config } from '../config';
import { isDatabaseDown } from '../database/connection';
import { isTrialFile } from '../support/folders';
import { databaseAddresses, databaseFailure, databaseReason, placeOf, reachDatabase } from './databases';
import { failureText, folderReasons } from './failureText';

type SystemError = NodeJS.ErrnoException & { hostname?: string };

/**
 * Returns the error that the operator reads in place of one that ended the server's start or a command: in Spanish, with
 * the variable to look at. After a failure of the database it tries every configured address, so that it names the one
 * that does not work.
 */
export async function explainFailure(failure: unknown, config: Config): Promise<Error> {
  const error = innermost(failure);
  const { code, syscall } = error as SystemError;
  if (syscall === 'listen') return explained(listenFailure(error, config), error);
  if (isOfDatabase(error)) {
    // The server starts without its replica.
    for (const address of databaseAddresses({ ...config, databaseReadUrl: undefined })) {
      const problem = await problemOf(address);
      if (problem) return problem;
    }
    if (isAboutHost(error, config)) return explained(failureText.noSuchHost(config.host), error);
    return explained(ofDatabaseThatWorks(error, config), error);
  }
  const reason = folderReasons[code ?? ''];
  return reason ? explained(folderFailure(error, reason, config), error) : error;
}

const explained = (message: string | undefined, cause: Error): Error =>
  message === undefined ? cause : new Error(message, { cause });

/** Drizzle and the storage driver wrap an error in their own, whose message is a statement or a key. */
function innermost(failure: unknown): Error {
  const error = failure instanceof Error ? failure : new Error(String(failure));
  const isWrapped = /^Failed query|^Cannot (read|write|delete)/.test(error.message);
  return isWrapped && error.cause instanceof Error ? innermost(error.cause) : error;
}

function listenFailure({ code }: SystemError, { port, host }: Config): string | undefined {
  if (code === 'EADDRINUSE') return failureText.portTaken(port);
  if (code === 'EACCES') return failureText.portForbidden(port);
  return code === 'EADDRNOTAVAIL' ? failureText.noSuchHost(host) : undefined;
}

const isOfDatabase = (error: Error): boolean =>
  error instanceof pg.DatabaseError ||
  ['connect', 'getaddrinfo'].includes((error as SystemError).syscall ?? '') ||
  isDatabaseDown(error) ||
  /\bSSL\b|\bSASL\b|certificate/i.test(error.message);

/** The name of the address to listen on is looked up like the database's. */
const isAboutHost = ({ syscall, hostname }: SystemError, { host }: Config): boolean =>
  syscall === 'getaddrinfo' && (hostname === undefined || hostname === host);

const problemOf = (address: Parameters<typeof reachDatabase>[0]): Promise<Error | undefined> =>
  reachDatabase(address).then(
    () => undefined,
    (error: Error) => error,
  );

/** It answers again, or it refused a statement: most statements of a start are migrations. */
function ofDatabaseThatWorks(error: Error, config: Config): string {
  const addresses = databaseAddresses(config);
  const migrating = addresses.find(({ variable }) => variable === 'MIGRATE_DATABASE_URL');
  const address = migrating ?? addresses[0];
  if (address) return databaseFailure(address, error);
  return failureText.database(
    failureText.embedded,
    databaseReason(placeOf('postgres://posventa@127.0.0.1/posventa'), error),
  );
}

/** Names the variable whose folder it is. */
function folderFailure({ path, message }: SystemError, reason: string, config: Config): string {
  const { dataDir } = config;
  const folders: [string, string][] = [
    ['BACKUP_DIR', config.backupDir],
    ['FILES_DIR', config.filesDir],
    ['DATA_DIR', dataDir],
  ];
  // At their default places inside of it the variable to set is DATA_DIR.
  const own = folders.filter(([, folder]) => ![join(dataDir, 'backups'), join(dataDir, 'files')].includes(folder));
  const variable = own.find(([, folder]) => path !== undefined && (path === folder || path.startsWith(`${folder}/`)));
  const shown = path && isTrialFile(path) ? dirname(path) : (path ?? message);
  return failureText.folder(variable?.[0] ?? failureText.folderVariables, shown, reason);
}
