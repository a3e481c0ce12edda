import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Where Debian and Ubuntu put what the cluster is made of. */
const postgresFolder = '/usr/lib/postgresql/15/bin';
export const programs = {
  initdb: join(postgresFolder, 'initdb'),
  baseBackup: join(postgresFolder, 'pg_basebackup'),
  pgCtl: join(postgresFolder, 'pg_ctl'),
  postgres: join(postgresFolder, 'postgres'),
  pgbouncer: '/usr/sbin/pgbouncer',
  haproxy: '/usr/sbin/haproxy',
} as const;

/** The programs that are not installed. */
export const missingPrograms = (): string[] => Object.values(programs).filter((program) => !existsSync(program));

/** What to do about them. */
export const installHint =
  'They are in Debian: apt-get install postgresql-15 pgbouncer haproxy (and stop the services that come with them).';
