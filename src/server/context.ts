import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { SessionCache } from './accounts/sessionCache';
import type { Attempts } from './auth/attempts';
import type { ListCache } from './claims/listCache';
import type { FacetCount } from '../contract/claimCounts';
import type { Config } from './config';
import type { Database } from './database/connection';
import type { Listener } from './database/listener';
import type { Replica } from './database/replica';
import type { FileStorage } from './files/storage';
import type { WrittenAnswer } from './plugins/operationTypes';
import type { Reader } from './reading/reader';

/** What the services work with; made once for each server. */
export interface Context {
  config: Config;
  db: Database;
  pool: pg.Pool;
  /** Reads that need nothing else may come from it: see `readRoute`. */
  replica: Replica | undefined;
  storage: FileStorage;
  /** Reads uploaded files apart from this process. */
  reader: Reader;
  log: FastifyBaseLogger;
  /** Signs the addresses of files; all processes share it through the database. */
  fileSecret: string;
  /** The totals of the claims' lists. */
  claimCounts: ListCache<number>;
  /** How many claims the choices of their filters find. */
  choiceCounts: ListCache<FacetCount[]>;
  /** The pages that the claims' lists open with. */
  firstPages: ListCache<WrittenAnswer>;
  sessions: SessionCache;
  /** Hears, in whatever process it happens, of sessions that end, accounts that change, and of what the claims' lists show. */
  sessionChanges: Listener;
  /** Counts who tries passwords, links and codes. */
  attempts: Attempts;
  /** Counts what each person creates. */
  creations: RateLimiterPostgres;
  /** Start of the links in e-mails, without a slash at the end. */
  publicUrl(): string;
}
