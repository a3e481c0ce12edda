import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/**
 * Returns Node's arguments that run a program of the server, e.g. `main` or `cli/migrate`: compiled in the unit and
 * browser tests (see `compileServer.ts`), and from source elsewhere.
 */
export function serverProgram(name: string): string[] {
  const compiled = process.env.COMPILED_SERVER;
  return compiled ? [join(compiled, 'server', `${name}.js`)] : ['--import', 'tsx', `src/server/${name}.ts`];
}

export interface ServerProcess {
  url: string;
  child: ChildProcess;
  /** Resolves with the exit code once the process has exited. */
  ended: Promise<number | null>;
  output(): string;
}

/** Starts the server in a separate process and waits until it responds. Throws its output if it exits before. */
export async function startProcess(
  env: Record<string, string>,
  program = serverProgram('main'),
  node = process.execPath,
): Promise<ServerProcess> {
  const { child, ended, output } = spawnServer(env, program, node);
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout!.on('data', () => {
      // With demo data, the accounts are printed after the address.
      const found = (env.DEMO === '0' ? /está en (http:\S+)\n/ : /está en (http:\S+)\n[\s\S]*inquilino/).exec(output());
      if (found) resolve(found[1]!);
    });
    void ended.then(() => reject(new Error(output())));
  });
  return { url, child, ended, output };
}

/** Starts a server that is expected to exit by itself; returns its exit code and its output. */
export async function runToEnd(env: Record<string, string>): Promise<{ code: number | null; output: string }> {
  const { ended, output } = spawnServer(env);
  return { code: await ended, output: output() };
}

/** Starts the server without waiting for it. */
export function spawnServer(env: Record<string, string>, program = serverProgram('main'), node = process.execPath) {
  const { NODE_OPTIONS: _, ...inherited } = process.env;
  const child = spawn(node, program, {
    cwd: root,
    env: { ...inherited, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'silent', ...env },
  });
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  const ended = new Promise<number | null>((resolve) => {
    child.once('exit', (code) => resolve(code));
  });
  return { child, ended, output: () => text };
}
