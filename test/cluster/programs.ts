import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The path of a program in Debian and Ubuntu, or in CLUSTER_PROGRAMS. */
const inSystem = (name: string) => join(process.env.CLUSTER_PROGRAMS ?? '/usr/sbin', name);
const postgresFolder = '/usr/lib/postgresql/15/bin';
export const programs = {
  initdb: join(postgresFolder, 'initdb'),
  baseBackup: join(postgresFolder, 'pg_basebackup'),
  pgCtl: join(postgresFolder, 'pg_ctl'),
  postgres: join(postgresFolder, 'postgres'),
  pgbouncer: inSystem('pgbouncer'),
  haproxy: inSystem('haproxy'),
} as const;

/** The programs that are not installed. */
export const missingPrograms = (): string[] => Object.values(programs).filter((program) => !existsSync(program));

/** Instructions for installing them. */
export const installHint =
  'They are in Debian: apt-get install postgresql-15 pgbouncer haproxy (and stop the services that come with them).';
