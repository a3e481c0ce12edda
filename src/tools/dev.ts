/** `npm run dev`: runs the API and webpack-dev-server (which proxies it), both with reload on change. */
import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const run = (command: string, args: string[], env: NodeJS.ProcessEnv = {}): ChildProcess =>
  spawn(process.execPath, [join(root, 'node_modules', command), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });

const children = [
  run('tsx/dist/cli.mjs', ['watch', '--clear-screen=false', 'src/server/main.ts']),
  run('webpack/bin/webpack.js', ['serve', '--mode', 'development'], { NODE_OPTIONS: '--import tsx' }),
];
const stop = () => children.forEach((child) => child.kill('SIGTERM'));
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const child of children)
  child.on('exit', (code) => {
    stop();
    process.exitCode ||= code ?? 0;
  });
