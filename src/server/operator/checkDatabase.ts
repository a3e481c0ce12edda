import { join } from 'node:path';
import type pg from 'pg';
import type { Config } from '../config';
import { connectToRunning, type Connection } from '../database/connection';
import { findRunning } from '../database/embedded/cluster';
import { countMigrations, knownMigrations } from '../database/migrateSchema';
import { hasAdmin } from '../setup/setup.repository';
import { databaseAddresses, reachDatabase } from './databases';
import { doctorText } from './doctorText';
import { right, wrong, type Finding } from './finding';
import { settingsWarnings } from './settings';

/** Seconds that the clocks of two machines may differ. */
const maxSeconds = 5;
/** Minutes that a job or a mail may wait. */
const maxMinutes = { job: 5, mail: 30 };

/** Tries every database, and then looks at what only the database knows. */
export async function checkDatabase(config: Config): Promise<Finding[]> {
  const findings = config.databaseUrl ? await checkAddresses(config) : await checkEmbedded(config);
  if (findings.some(({ state }) => state === 'wrong')) return findings;
  const connection = await connectToRunning(config);
  try {
    return [...findings, ...(await checkContent(config, connection))];
  } finally {
    await connection.close();
  }
}

async function checkEmbedded({ dataDir }: Config): Promise<Finding[]> {
  return (await findRunning(join(dataDir, 'database'))) ? [] : [wrong(doctorText.noEmbedded)];
}

async function checkAddresses(config: Config): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const address of databaseAddresses(config)) {
    try {
      const { version, secondsAhead } = await reachDatabase(address);
      findings.push(right(doctorText.database(address.variable, version)));
      if (Math.abs(secondsAhead) > maxSeconds)
        findings.push(wrong(doctorText.clockDiffers(address.variable, Math.round(Math.abs(secondsAhead)))));
    } catch (error) {
      findings.push(wrong((error as Error).message));
    }
  }
  return findings;
}

async function checkContent(config: Config, { background: { db, pool } }: Connection): Promise<Finding[]> {
  const [applied, { last }] = await Promise.all([migrationsOf(pool), knownMigrations()]);
  // Nothing below can be asked of an older schema.
  if (applied < last) return [wrong(doctorText.otherSchema(applied, last))];
  const findings = [right(doctorText.schema)];
  if (!(await hasAdmin(db))) findings.push(wrong(doctorText.noAdmin));
  findings.push(...(await settingsWarnings(config, db)).map(wrong));
  const { rows } = await pool.query<{ job: number; mail: number }>(`select
    coalesce((select extract(epoch from now() - min(run_at)) / 60 from graphile_worker.jobs where locked_at is null and attempts < max_attempts and run_at < now()), 0)::int as job,
    coalesce((select extract(epoch from now() - min(created_at)) / 60 from outbox_mail where status = 'pending'), 0)::int as mail`);
  const { job, mail } = rows[0]!;
  findings.push(job > maxMinutes.job ? wrong(doctorText.waitingJobs(job)) : right(doctorText.noWaitingJobs));
  if (config.smtpUrl && mail > maxMinutes.mail) findings.push(wrong(doctorText.oldMail(mail)));
  return findings;
}

/** 0 in a database without any table. */
async function migrationsOf(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ found: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as found",
  );
  return rows[0]!.found ? countMigrations(pool) : 0;
}
