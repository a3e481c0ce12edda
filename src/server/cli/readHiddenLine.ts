import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

/** Reads a line from the terminal without echoing it; reads a line of standard input if it is not a terminal. */
export async function readHiddenLine(question: string): Promise<string> {
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
