/**
 * `npm run reset-second-factor`: removes the second factor of an account whose owner lost both the phone and the
 * recovery codes. The operator must verify the person's identity first (docs/security.md). The account's sessions end,
 * because a third party may have the phone.
 */
import { parseArgs } from 'node:util';
import { lockAccount } from '../accounts/accounts.service';
import { closeSessionsOf } from '../accounts/session.service';
import { buildApp } from '../app';
import { removeSecondFactor } from '../auth/secondFactor.service';
import { readConfig } from '../config';
import { connectToRunning } from '../database/connection';
import { migrateAndGrant } from '../database/roles';
import type { Context } from '../context';
import { cliText } from './cliText';
import { runCommand } from './runCommand';

function readEmail(): string {
  const { values } = parseArgs({ options: { email: { type: 'string' }, help: { type: 'boolean' } } });
  const email = values.email?.trim();
  if (values.help || !email) throw new Error(cliText.secondFactorUsage);
  return email;
}

/** Throws an Error in Spanish if there is no such account, or it has no second factor. */
async function resetFactor(context: Context, email: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    const account = await lockAccount(tx, { username: email });
    if (!account) throw new Error(cliText.unknownAccount(email));
    if (!account.totpEnabledAt) throw new Error(cliText.noSecondFactor(account.username));
    await removeSecondFactor(context, tx, account);
    await closeSessionsOf(tx, account.id);
  });
}

async function main(): Promise<void> {
  const email = readEmail();
  const config = { ...readConfig(), logLevel: 'silent' };
  const connection = await connectToRunning(config);
  try {
    await migrateAndGrant(config, connection.background.pool);
    const app = await buildApp(config, connection);
    try {
      await resetFactor(app.context, email);
    } finally {
      await app.close();
    }
    console.log(cliText.secondFactorRemoved(email));
  } finally {
    await connection.close();
  }
}

runCommand(main);
