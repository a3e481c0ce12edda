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
  /** The totals of the claims' lists, and how many claims the choices of their filters find. */
  claimCounts: ClaimCountCache;
  /** Tells who listens what has changed. */
  events: Events;
  /** Counts who tries passwords, links and codes. */
  attempts: Attempts;
  /** Counts what each session reads. */
  reads: Reads;
  /** Counts what each person creates. */
  creations: RateLimiterPostgres;
  /** Start of the links in e-mails, without a slash at the end. */
  publicUrl(): string;
}
