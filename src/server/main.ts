/** Entry of the server: starts it with the environment's configuration and ends it in order. */
import { readConfig } from './config';
import { demoAccounts, demoPassword } from './database/seed/accounts';
import { startServer } from './server';
import { mainText } from './startText';

async function main(): Promise<void> {
  const config = readConfig();
  const starting = startServer(config);
  let isStopping = false;
  // From the first moment on: a database that was started must also be stopped where somebody gives up on a slow start.
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    // A connection that never ends must not keep the database from being closed properly.
    setTimeout(() => process.exit(1), 40_000).unref();
    starting
      .then((server) => server.close())
      .then(
        () => process.exit(0),
        () => process.exit(1),
      );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);

  const { url } = await starting;
  if (isStopping) return;
  console.log(`\n${mainText.ready(url)}`);
  if (config.demo)
    console.log(
      `${mainText.accounts(demoPassword)}\n${demoAccounts.map(({ username, what }) => `  ${username.padEnd(22)} ${what}`).join('\n')}`,
    );
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
