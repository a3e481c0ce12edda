/** Entry of the server: starts it with the environment's configuration and ends it in order. */
import { readConfig } from './config';
import { demoAccounts, demoPassword } from './database/seed/accounts';
import { startServer } from './server';

async function main(): Promise<void> {
  const config = readConfig();
  const server = await startServer(config);
  console.log(`\nPosventa está en ${server.url}`);
  if (config.demo) console.log(`Cuentas de demostración (contraseña ${demoPassword}):\n${demoAccounts.map(({ username, what }) => `  ${username.padEnd(22)} ${what}`).join('\n')}`);
  let isClosing = false;
  const stop = () => {
    if (isClosing) return;
    isClosing = true;
    // A connection that never ends must not keep the database from being closed properly.
    setTimeout(() => process.exit(1), 40_000).unref();
    server.close().then(() => process.exit(0), () => process.exit(1));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
