/** `npm run create-admin`: creates an admin account, the first one of a production database. */
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { Writable } from 'node:stream';
import { personProblems } from '../../contract/personRules';
import { createAccount } from '../accounts/accounts.service';
import { readConfig } from '../config';
import { connectToRunning } from '../database/connection';
import { migrateAndGrant } from '../database/roles';
import { cliText } from './cliText';
import { runCommand } from './runCommand';

/** Reads a line from the terminal without echoing it; reads a line of standard input if it is not a terminal. */
async function readHiddenLine(question: string): Promise<string> {
  if (process.stdin.isTTY) process.stdout.write(question);
  const silence = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: silence, terminal: process.stdin.isTTY });
  const line = await new Promise<string>((resolve) => {
    lines.once('line', resolve);
    lines.once('close', () => resolve(''));
  });
  lines.close();
  if (process.stdin.isTTY) process.stdout.write('\n');
  return line;
}

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
  /** Asks on a terminal until the answer is valid. */
  const prompt = async (field: keyof NewAdmin, argument: string | undefined, question: string) => {
    if (argument !== undefined || !process.stdin.isTTY) return argument ?? '';
    for (;;) {
      const answer = await lines.question(question);
      const [problem] = personProblems({ [field]: answer }, [field]);
      if (!problem) return answer;
      console.error(problem.message);
    }
  };
  const username = await prompt('username', values.email ?? process.env.ADMIN_EMAIL, cliText.email);
  const name = await prompt('name', values.nombre ?? process.env.ADMIN_NAME, cliText.name);
  const lastName = await prompt('last_name', values.apellido ?? process.env.ADMIN_LAST_NAME, cliText.lastName);
  lines.close();
  const password = process.env.ADMIN_PASSWORD ?? (await readHiddenLine(cliText.password));
  return { username, name, last_name: lastName, password };
}

/** Where each value comes from, for the message about a wrong one. */
const optionOf = {
  username: '--email',
  name: '--nombre',
  last_name: '--apellido',
  password: 'ADMIN_PASSWORD',
} satisfies Record<keyof NewAdmin, string>;

async function main(): Promise<void> {
  const admin = await readAdmin();
  const [problem] = personProblems(admin, ['username', 'name', 'last_name', 'password']);
  if (problem) throw new Error(`${optionOf[problem.field as keyof NewAdmin]}: ${problem.message}`);
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
