import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Attempts } from './auth/attempts';
import type { ClaimCountCache } from './claims/claimCountCache';
import type { Config } from './config';
import type { Database } from './database/connection';
import type { Replica } from './database/replica';
import type { Events } from './events/events.service';
import type { FileStorage } from './files/storage';
import type { Reader } from './reading/reader';
import type { Reads } from './support/reads';

/** Dependencies of the services. Each server creates one context. */
export interface Context {
  config: Config;
  db: Database;
  pool: pg.Pool;
  /** Replica for reads that need nothing else: see `readRoute`. */
  replica: Replica | undefined;
  storage: FileStorage;
  /** Reads uploaded files in a separate process. */
  reader: Reader;
  log: FastifyBaseLogger;
  /** Secret that signs the addresses of files. All processes share it through the database. */
  fileSecret: string;
  /** Cached totals of the claim lists, and cached claim counts of the filter options. */
  claimCounts: ClaimCountCache;
  /** Notifies the listeners about changes. */
  events: Events;
  /** Counts attempts with passwords, links and codes. */
  attempts: Attempts;
  /** Counts the reads of each session. */
  reads: Reads;
  /** Counts the records that each user creates, and all calls of each link. */
  creations: RateLimiterPostgres;
  /** Whether the process was told to end: it still answers, but is not ready any more. */
  isEnding: boolean;
  /** Returns the start of the links in e-mails, without a trailing slash. */
  publicUrl(): string;
}
