import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { freePorts } from '../support/freePorts';
import { asJson, until, type Driver } from './driver';

const element = 'element-6066-11e4-a52e-4f735466cecf';
/** Runs before the page's own scripts: records errors, which `errors` reads later. */
const listen = `() => {
  if (window.__errors) return;
  window.__errors = [];
  addEventListener('error', (event) => window.__errors.push(event.message));
  addEventListener('unhandledrejection', (event) => window.__errors.push(String(event.reason)));
}`;

/** Starts a virtual screen if the machine has none, because WebKitGTK requires one. Undefined if there is a screen. */
async function startScreen(): Promise<{ display: string; child?: ChildProcess }> {
  const { DISPLAY } = process.env;
  if (DISPLAY) return { display: DISPLAY };
  const display = [...Array(40).keys()].map((index) => 90 + index).find((id) => !existsSync(`/tmp/.X11-unix/X${id}`));
  const child = spawn('Xvfb', [`:${display}`, '-screen', '0', '1500x1100x24', '-nolisten', 'tcp'], { stdio: 'ignore' });
  await until('the screen in memory', async () => existsSync(`/tmp/.X11-unix/X${display}`) || undefined);
  return { display: `:${display}`, child };
}

/** Starts WebKitGTK's MiniBrowser through its driver, which supports classic WebDriver. */
export async function startWebKit(program: string): Promise<Driver> {
  const screen = await startScreen();
  const [port] = await freePorts(1);
  const child = spawn(program, [`--port=${port}`, '--host=127.0.0.1'], {
    env: { ...process.env, DISPLAY: screen.display, LIBGL_ALWAYS_SOFTWARE: '1', NO_AT_BRIDGE: '1' },
    stdio: 'ignore',
  });
  const callDriver = async <Value>(method: string, path: string, body?: object): Promise<Value> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(60_000),
    });
    const { value } = (await answer.json()) as { value: Value & { message?: string } };
    if (!answer.ok) throw new Error(`${path}: ${value.message}`);
    return value;
  };
  const end = () => {
    child.kill();
    screen.child?.kill();
  };
  try {
    await until('the driver', () => callDriver('GET', '/status'));
    const { sessionId, capabilities } = await callDriver<{
      sessionId: string;
      capabilities: { browserVersion: string };
    }>('POST', '/session', { capabilities: { alwaysMatch: {} } });
    const session = `/session/${sessionId}`;
    await callDriver('POST', `${session}/window/rect`, { x: 0, y: 0, width: 1420, height: 1000 });
    const run = async (source: string, argument: unknown) =>
      JSON.parse(
        await callDriver<string>('POST', `${session}/execute/async`, {
          script: `const [argument, done] = arguments; (${asJson(source)})(argument).then(done, (error) => done('null'));`,
          args: [JSON.stringify(argument ?? null)],
        }),
      ) as unknown;
    return {
      name: `WebKitGTK ${capabilities.browserVersion}`,
      async open(url) {
        await callDriver('POST', `${session}/url`, { url });
        await run(listen, null);
      },
      run,
      perform: async (actions) => void (await callDriver('POST', `${session}/actions`, { actions })),
      async setFiles(selector, paths) {
        const found = await callDriver<Record<string, string>>('POST', `${session}/element`, {
          using: 'css selector',
          value: selector,
        });
        await callDriver('POST', `${session}/element/${found[element]}/value`, { text: paths.join('\n') });
      },
      picture: async () => Buffer.from(await callDriver<string>('GET', `${session}/screenshot`), 'base64'),
      errors: async () =>
        (await run(
          '() => { const said = window.__errors ?? []; window.__errors = []; return said; }',
          null,
        )) as string[],
      async close() {
        await callDriver('DELETE', session).catch(() => {});
        end();
      },
    };
  } catch (error) {
    end();
    throw error;
  }
}
