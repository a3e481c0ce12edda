import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** The repository's root folder, in which all programs run. */
export const root = join(import.meta.dirname, '../..');

/** A program that Node runs. */
export interface Program {
  name: string;
  /** Arguments of Node: its own options, the script, and the script's options. */
  command: string[];
  env?: Record<string, string>;
}

/** How a program ended. */
export interface Result {
  /** Its exit status; null if a signal ended it. */
  status: number | null;
  /** Everything that it printed, unless it `isShown`. */
  output: string;
  seconds: number;
}

/** Runs a program to its end. Its output goes to the terminal if it `isShown`, else into the result. */
export async function execute({ command, env }: Omit<Program, 'name'>, isShown = false): Promise<Result> {
  const start = Date.now();
  const target = isShown ? 'inherit' : 'pipe';
  const child = spawn(process.execPath, command, {
    cwd: root,
    stdio: ['ignore', target, target],
    env: { ...process.env, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  const status = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { status, output, seconds: (Date.now() - start) / 1000 };
}
