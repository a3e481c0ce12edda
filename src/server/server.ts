import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config';
import { connect, type Connection } from './database/connection';
import { configureRole } from './database/pooler';
import { loadDemo } from './database/demo';
import { migrateAndGrant } from './database/roles';
import type { JobRunner } from './jobs/runner';
import { explainFailure } from './operator/failure';
import { requireFilesFolder } from './operator/folders';
import { requirePages, settingsWarnings } from './operator/settings';
import { findWrongEmails, hasAdmin } from './setup/setup.repository';
import { serverFailureText } from './startText';
import { storeWebFiles } from './webFiles/webFiles.repository';

interface RunningServer {
  /** Address of the server, without a trailing slash. */
  url: string;
  /** Whether someone can sign in as an admin; not in a new installation. */
  hasAdmin: boolean;
  /** Active accounts whose e-mail, from before the rule of addresses, is no address. */
  wrongEmails: string[];
  /** What the operator should set otherwise, in Spanish. */
  warnings: string[];
  /** Lets proxies see that the process is ending, and answers them meanwhile. Resolves after DRAIN_SECONDS. */
  drain(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts the server: database, schema, demo data (if configured and the database is empty), then the listener. Throws
 * an Error in Spanish that names the cause and its variable: a port in use, a folder that cannot be written, an unreachable
 * database.
 */
export async function startServer(config: Config): Promise<RunningServer> {
  requirePages(config);
  const { connection, buildApp, startJobs, demo } = await openAndLoad(config);
  let app: FastifyInstance | undefined;
  let jobs: JobRunner | undefined;
  let adminExists = false;
  let wrongEmails: string[] = [];
  let warnings: string[] = [];
  const close = async () => {
    // Requests and jobs stop in parallel, each with its own limit. The database is closed whatever their outcome.
    try {
      const outcomes = await Promise.allSettled([app?.close(), jobs?.stop()]);
      const failed = outcomes.find((outcome) => outcome.status === 'rejected');
      if (failed) throw failed.reason;
    } finally {
      await connection.close();
    }
  };
  try {
    const { background } = connection;
    await migrateAndGrant(config, background.pool);
    if (config.databaseDirectUrl) await configureRole(background.pool, config, console.error);
    await requireFilesFolder(config);
    await storeWebFiles(background.db, config.webDir);
    app = await buildApp(config, connection);
    await demo?.seedDemo({ ...app.context, ...background });
    jobs = await startJobs({ ...app.context, ...background });
    adminExists = await hasAdmin(background.db);
    wrongEmails = await findWrongEmails(background.db);
    warnings = await settingsWarnings(config, background.db);
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    await close().catch((failure: unknown) => console.error(failure));
    throw await explainFailure(error, config);
  }
  const { context, server } = app;
  const drain = async () => {
    context.isEnding = true;
    await sleep(config.drainMs);
  };
  const { port } = server.address() as AddressInfo;
  const host = config.host.includes(':') ? `[${config.host}]` : config.host;
  return { url: `http://${host}:${port}`, hasAdmin: adminExists, wrongEmails, warnings, drain, close };
}

/** Loads the server's code while PostgreSQL starts or is installed. Each of the two takes a second. */
async function openAndLoad(config: Config) {
  const opening = openDatabase(config);
  // Its failure is reported below, perhaps after the code has been loaded.
  opening.catch(() => undefined);
  try {
    const [{ buildApp }, { startJobs }, demo] = await Promise.all([
      import('./app'),
      import('./jobs/runner'),
      config.demo ? loadDemo() : undefined,
    ]);
    return { connection: await opening, buildApp, startJobs, demo };
  } catch (error) {
    await opening.then(({ close }) => close()).catch(() => undefined);
    throw error;
  }
}

async function openDatabase(config: Config): Promise<Connection> {
  try {
    return await connect(config, {
      log: (message) => console.error(message),
      onLost: (error) => {
        console.error(serverFailureText.databaseLost(error.message));
        process.exit(1);
      },
    });
  } catch (error) {
    throw await explainFailure(error, config);
  }
}
