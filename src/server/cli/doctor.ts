/**
 * `npm run doctor`: tries what the portal needs, with the service's settings, and prints one line in Spanish for each
 * thing. The exit code is 1 if something is wrong.
 */
import { readConfig, type Config } from '../config';
import { checkDatabase } from '../operator/checkDatabase';
import { checkBackups, checkFolders } from '../operator/checkDisk';
import { checkClock, checkMail, checkPortal, checkPublicUrl } from '../operator/checkNetwork';
import { doctorText } from '../operator/doctorText';
import { right, wrong, type Finding } from '../operator/finding';
import { runCommand } from './runCommand';

const checks: [string, (config: Config) => Promise<Finding[]>][] = [
  ['Base de datos', checkDatabase],
  ['Portal', checkPortal],
  ['Dirección pública', checkPublicUrl],
  ['Emails', checkMail],
  ['Carpetas', checkFolders],
  ['Copias', checkBackups],
  ['Reloj', checkClock],
];

async function main(): Promise<void> {
  const config = readConfig();
  let wrongs = 0;
  const print = ({ state, text }: Finding) => {
    if (state === 'wrong') wrongs++;
    console.log(`${doctorText.marks[state]} ${text}`);
  };
  print(right(doctorText.settings));
  for (const [what, check] of checks) {
    const findings = await check(config).catch((error: Error) => [wrong(doctorText.failed(what, error.message))]);
    findings.forEach(print);
  }
  console.log(wrongs === 0 ? doctorText.allRight : doctorText.someWrong(wrongs));
  if (wrongs > 0) process.exitCode = 1;
}

runCommand(main);
