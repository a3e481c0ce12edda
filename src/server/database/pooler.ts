import pg from 'pg';
import type { Config } from '../config';
import { serverFailureText } from '../startText';
import { locks } from './locks';
import { withLock } from './migrate';

/**
 * A connection through a transaction pooler such as PgBouncer, where each transaction may run in another session. It
 * therefore ignores the names of prepared statements.
 */
class PooledClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    const query = this.query.bind(this) as (...args: unknown[]) => unknown;
    this.query = ((statement: unknown, ...rest: unknown[]) =>
      query(withoutName(statement), ...rest)) as pg.Client['query'];
  }
}

const withoutName = (statement: unknown): unknown =>
  typeof statement === 'object' && statement !== null && 'name' in statement && !('submit' in statement)
    ? { ...statement, name: undefined }
    : statement;

/** Options of a pool behind a pooler, which accepts no settings when a connection opens. */
export const poolerOptions: pg.PoolConfig = { Client: PooledClient, statement_timeout: undefined };

/**
 * Settings that a direct connection would get when it opens. Without named statements each one is planned again, in the
 * order of its joins as written, which is a tenth of the work for many tables.
 */
const connectionSettings = ({ statementSeconds }: Pick<Config, 'statementSeconds'>): Record<string, string> => ({
  statement_timeout: `${statementSeconds}s`,
  join_collapse_limit: '1',
});

/**
 * Stores settings for the role of DATABASE_URL in the database, because a pooler accepts none from a connection. Direct
 * connections set their own statement timeout, which takes precedence. If the role may not be changed, `report`
 * receives the statements that the operator has to run.
 * @param direct connections without the pooler.
 */
export async function configureRole(
  direct: pg.Pool,
  config: Pick<Config, 'databaseUrl' | 'statementSeconds'>,
  report: (message: string) => void,
): Promise<void> {
  const role = decodeURIComponent(new URL(config.databaseUrl!).username);
  const settings = connectionSettings(config);
  try {
    // Two processes that change the same role at once would make each other fail.
    await withLock(direct, locks.roleSettings, async (client) => {
      const { rows } = await client.query<{ statement: string }>(
        `select format('alter role %I in database %I set %I = %L', r.rolname, d.datname, wanted.key, wanted.value) as statement
         from pg_roles r, pg_database d, json_each_text($2) wanted
         where r.rolname = $1 and d.datname = current_database() and not exists (
           select 1 from pg_db_role_setting where setrole = r.oid and setdatabase = d.oid
             and concat(wanted.key, '=', wanted.value) = any(setconfig))`,
        [role, JSON.stringify(settings)],
      );
      for (const { statement } of rows) await client.query(statement);
    });
  } catch (error) {
    const database = decodeURIComponent(new URL(config.databaseUrl!).pathname.slice(1));
    const statements = Object.entries(settings).map(
      ([name, value]) => `ALTER ROLE "${role}" IN DATABASE "${database}" SET ${name} = '${value}';`,
    );
    report(serverFailureText.roleNotSet(role, (error as Error).message, statements.join(' ')));
  }
}
