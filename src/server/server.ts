import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app';
import type { Config } from './config';
import { connect, type Connection } from './database/connection';
import { migrateDatabase } from './database/migrate';
import { configureRole } from './database/pooler';
import { seedDemo } from './database/seed/seedDemo';
import { startJobs } from './jobs/runner';
import { serverFailureText } from './startText';

interface RunningServer {
  /** Where it answers, without a slash at the end. */
  url: string;
  close(): Promise<void>;
}

/**
 * Starts the whole server: database, schema, demo data where it is wanted and the database is empty, then the listener.
 * Throws an Error in Spanish where the port is taken, the folder belongs to another server or the database can't be reached.
 */
export async function startServer(config: Config): Promise<RunningServer> {
  const connection = await openDatabase(config);
  let app: FastifyInstance | undefined;
  const close = async () => {
    await app?.close();
    await connection.close();
  };
  try {
    const { background } = connection;
    await migrateDatabase(background.pool);
    if (config.databaseDirectUrl) await configureRole(background.pool, config, console.error);
    app = await buildApp(config, connection);
    if (config.demo) await seedDemo({ ...app.context, ...background });
    const jobs = await startJobs({ ...app.context, ...background });
    app.addHook('onClose', () => jobs.stop());
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    await close();
    throw readable(error, config);
  }
  const { port } = app.server.address() as AddressInfo;
  return { url: `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`, close };
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
    throw readable(error, config);
  }
}

function readable(error: unknown, { port, host, databaseUrl }: Config): Error {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return new Error(serverFailureText.portTaken(port));
  if (code === 'EACCES') return new Error(serverFailureText.portForbidden(port));
  if (code === 'EADDRNOTAVAIL') return new Error(serverFailureText.noSuchHost(host));
  if (databaseUrl && ['ECONNREFUSED', 'ENOTFOUND', '28P01', '28000', '3D000'].includes(code ?? ''))
    return new Error(serverFailureText.databaseUnreachable(message));
  return error as Error;
}
