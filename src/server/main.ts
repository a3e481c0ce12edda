/** Entry point of the server: starts it with the environment's configuration and shuts it down in order. */
import { readConfig } from './config';
import { loadDemo } from './database/demo';
import { endOnSignals } from './ending';
import { startServer } from './server';
import { mainText } from './startText';

async function main(): Promise<void> {
  const config = readConfig();
  const starting = startServer(config);
  const isEnding = endOnSignals(starting, config.drainMs);
  const { url, hasAdmin, wrongEmails, warnings } = await starting;
  if (isEnding()) return;
  const lines = [
    mainText.ready(url),
    ...(hasAdmin ? [] : [mainText.noAdmin]),
    ...warnings,
    ...(wrongEmails.length > 0 ? [mainText.wrongEmails(wrongEmails)] : []),
  ];
  console.log(`\n${lines.join('\n')}`);
  if (config.demo) {
    const { demoAccounts, demoPassword } = await loadDemo();
    console.log(
      `${mainText.accounts(demoPassword)}\n${demoAccounts.map(({ username, what }) => `  ${username.padEnd(22)} ${what}`).join('\n')}`,
    );
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
