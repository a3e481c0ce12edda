import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import WebSocket from 'ws';
import { asJson, type Driver } from './driver';

interface Answer {
  id?: number;
  type: 'success' | 'error' | 'event';
  method?: string;
  message?: string;
  params?: { level?: string; text?: string };
  result?: Record<string, unknown>;
}

/** Starts Firefox without a window. It supports WebDriver BiDi itself, on a port that it chooses. */
export async function startFirefox(program: string): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), 'posventa-firefox-'));
  writeFileSync(join(profile, 'user.js'), 'user_pref("intl.accept_languages", "es-AR");\n');
  const child = spawn(program, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'], {
    env: { ...process.env, HOME: profile, MOZ_DISABLE_AUTO_SAFE_MODE: '1' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const address = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stderr.on('data', (part) => {
      output += part;
      const found = /WebDriver BiDi listening on (ws:\S+)/.exec(output)?.[1];
      if (found) resolve(found);
    });
    child.once('exit', () => reject(new Error(`Firefox ended before it was ready:\n${output}`)));
  });
  const socket = new WebSocket(`${address}/session`);
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));

  const waiting = new Map<number, (answer: Answer) => void>();
  let errors: string[] = [];
  socket.on('message', (data: Buffer) => {
    const answer = JSON.parse(data.toString()) as Answer;
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
    else if (answer.method === 'log.entryAdded' && answer.params?.level === 'error')
      errors.push(answer.params.text ?? '');
  });
  let last = 0;
  const send = <Result>(method: string, params: object): Promise<Result> =>
    new Promise((resolve, reject) => {
      const id = ++last;
      waiting.set(id, ({ type, message, result }) => {
        waiting.delete(id);
        if (type === 'error') reject(new Error(`${method}: ${message}`));
        else resolve(result as Result);
      });
      socket.send(JSON.stringify({ id, method, params }));
    });

  const { capabilities } = await send<{ capabilities: { browserVersion: string } }>('session.new', {
    capabilities: {},
  });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
  const { context } = contexts[0]!;
  await send('browsingContext.setViewport', { context, viewport: { width: 1400, height: 900 } });
  const call = (source: string, argument: unknown) =>
    send<{ type: string; result: { value: string; sharedId?: string }; exceptionDetails?: { text: string } }>(
      'script.callFunction',
      {
        functionDeclaration: source,
        arguments: [{ type: 'string', value: JSON.stringify(argument ?? null) }],
        target: { context },
        awaitPromise: true,
      },
    );

  return {
    name: `Firefox ${capabilities.browserVersion}`,
    open: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'interactive' })),
    async run(source, argument) {
      const { result, exceptionDetails } = await call(asJson(source), argument);
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return JSON.parse(result.value);
    },
    perform: async (actions) => void (await send('input.performActions', { context, actions })),
    async setFiles(selector, files) {
      const { result } = await call('(selector) => document.querySelector(JSON.parse(selector))', selector);
      await send('input.setFiles', { context, element: { sharedId: result.sharedId }, files });
    },
    async picture() {
      const { data } = await send<{ data: string }>('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
    errors() {
      const said = errors;
      errors = [];
      return Promise.resolve(said);
    },
    async close() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      await send('browser.close', {}).catch(() => child.kill());
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}
