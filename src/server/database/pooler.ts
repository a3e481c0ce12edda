import pg from 'pg';
import type { Config } from '../config';
import { serverFailureText } from '../startText';
import { withLock } from './migrate';

/**
 * A connection through a transaction pooler such as PgBouncer, where each transaction may run in another session: it prepares no
 * statements under a name, whoever asks for one.
 */
class PooledClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    const query = this.query.bind(this) as (...args: unknown[]) => unknown;
    this.query = ((statement: unknown, ...rest: unknown[]) => query(unnamed(statement), ...rest)) as pg.Client['query'];
  }
}

const unnamed = (statement: unknown): unknown =>
  typeof statement === 'object' && statement !== null && 'name' in statement && !('submit' in statement)
    ? { ...statement, name: undefined }
    : statement;

/** Of a pool whose connections lead through a pooler: it takes no settings as they open. */
export const pooled: pg.PoolConfig = { Client: PooledClient, statement_timeout: undefined };

const limitLock = 7_301_004;

/**
 * Says in the database itself how long a statement of a call may take, where the pooler takes no settings of a connection: for the
 * role of DATABASE_URL in that database. Direct connections have their own, which counts more. Where the role may not be changed,
 * `tell` gets what the operator has to do.
 * @param direct connections past the pooler.
 */
export async function limitStatements(
  direct: pg.Pool,
  { databaseUrl, statementSeconds }: Pick<Config, 'databaseUrl' | 'statementSeconds'>,
  tell: (message: string) => void,
): Promise<void> {
  const role = decodeURIComponent(new URL(databaseUrl!).username);
  const limit = `${statementSeconds}s`;
  try {
    // Two processes that change the same role at once would refuse each other.
    await withLock(direct, limitLock, async (client) => {
      const { rows } = await client.query<{ statement: string }>(
        `select format('alter role %I in database %I set statement_timeout = %L', r.rolname, d.datname, $2::text) as statement
         from pg_roles r, pg_database d where r.rolname = $1 and d.datname = current_database() and not exists (
           select 1 from pg_db_role_setting where setrole = r.oid and setdatabase = d.oid and 'statement_timeout=' || $2 = any(setconfig))`,
        [role, limit],
      );
      for (const { statement } of rows) await client.query(statement);
    });
  } catch (error) {
    tell(serverFailureText.unlimited(role, statementSeconds, (error as Error).message));
  }
}
