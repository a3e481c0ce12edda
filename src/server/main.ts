/** Entry point of the server: starts it with the environment's configuration and shuts it down in order. */
import { readConfig, type Config } from './config';
import { loadDemo } from './database/demo';
import { endOnSignals } from './ending';
import { startServer } from './server';
import { mainText } from './startText';

/**
 * Whether other machines reach the port, and the number of proxies alone decides whose headers are trusted: then each
 * of them can be taken for the proxy.
 */
const trustsAnybody = ({ host, trustProxy }: Config): boolean =>
  typeof trustProxy === 'number' && trustProxy > 0 && !['127.0.0.1', '::1', 'localhost'].includes(host);

async function main(): Promise<void> {
  const config = readConfig();
  const starting = startServer(config);
  const isEnding = endOnSignals(starting);
  const { url, hasAdmin, wrongEmails } = await starting;
  if (isEnding()) return;
  const lines = [
    mainText.ready(url),
    ...(hasAdmin ? [] : [mainText.noAdmin]),
    ...(trustsAnybody(config) ? [mainText.trustsAnybody(config.host, Number(config.trustProxy))] : []),
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
