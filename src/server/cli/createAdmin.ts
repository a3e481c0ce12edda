/** `npm run create-admin`: creates an admin account, the first one of a production database. */
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { personProblems } from '../../contract/personRules';
import { createAccount } from '../accounts/accounts.service';
import { readConfig } from '../config';
import { connectToRunning } from '../database/connection';
import { migrateAndGrant } from '../database/roles';
import { cliText } from './cliText';
import { readHiddenLine } from './readHiddenLine';
import { runCommand } from './runCommand';

interface NewAdmin {
  username: string;
  name: string;
  last_name: string;
  password: string;
}

async function readAdmin(): Promise<NewAdmin> {
  const { values } = parseArgs({
    options: {
      email: { type: 'string' },
      nombre: { type: 'string' },
      apellido: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) throw new Error(cliText.usage);
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const prompt = async (argument: string | undefined, question: string) =>
    argument ?? (process.stdin.isTTY ? await lines.question(question) : '');
  const username = await prompt(values.email ?? process.env.ADMIN_EMAIL, cliText.email);
  const name = await prompt(values.nombre ?? process.env.ADMIN_NAME, cliText.name);
  const lastName = await prompt(values.apellido ?? process.env.ADMIN_LAST_NAME, cliText.lastName);
  lines.close();
  const password = process.env.ADMIN_PASSWORD ?? (await readHiddenLine(cliText.password));
  return { username, name, last_name: lastName, password };
}

async function main(): Promise<void> {
  const admin = await readAdmin();
  const [problem] = personProblems(admin, ['username', 'name', 'last_name', 'password']);
  if (problem) throw new Error(`${problem.field}: ${problem.message}`);
  const config = readConfig();
  const connection = await connectToRunning(config);
  try {
    await migrateAndGrant(config, connection.background.pool);
    const { username } = await createAccount(connection.db, 'admin', admin, admin.password);
    console.log(cliText.created(username));
  } finally {
    await connection.close();
  }
}

runCommand(main);
