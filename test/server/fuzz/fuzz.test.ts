import fc from 'fast-check';
import { startTestApp, type TestApp } from '../support/testApp';
import { calls, strangeAddresses, type Call } from './calls';

/** `npm run test:fuzz` makes 50,000 calls; `FUZZ_SEED` repeats a run. */
const runs = Number(process.env.FUZZ_RUNS ?? 1000);
const seed = Number(process.env.FUZZ_SEED ?? Date.now() & 0x7fffffff);
const slowestMs = 2000;
const longestRefusal = 20_000;

let api: TestApp;
const tokens = new Map<string, string>();
/** Number of responses per status: a run whose calls are all refused early tests nothing. */
const answers = new Map<number, number>();

beforeAll(async () => {
  api = await startTestApp('demo', { HTTP_BODY_SECONDS: '5' });
  // Written to the console directly, so that it is in the output of a passing run too.
  process.stderr.write(`fuzz: FUZZ_SEED=${seed} FUZZ_RUNS=${runs}\n`);
});
afterAll(async () => {
  process.stderr.write(`fuzz: ${JSON.stringify(Object.fromEntries([...answers].sort()))}\n`);
  await api.close();
});

/** Resets the users, because calls may have renamed, deactivated or locked them. */
async function restorePeople(): Promise<void> {
  await api.connection.pool.query(`
    update account set username = s.username, password_hash = s.password_hash, active = true, totp_enabled_at = null, totp_secret = null
    from fuzz_people s where s.id = account.id;
    delete from rate_limit`);
  tokens.clear();
}

async function tokenOf(username: string): Promise<string> {
  const known = tokens.get(username);
  if (known) return known;
  const type = username === 'admin@demo.ar' ? 'admin' : username === 'manager@demo.ar' ? 'manager' : undefined;
  const signIn = () => api.as(username, type ?? (username === 'consorcio@demo.ar' ? 'consortium' : 'client'));
  // Another call may have deactivated them since.
  const caller = await signIn().catch(async () => {
    await restorePeople();
    return signIn();
  });
  tokens.set(username, caller.token);
  return caller.token;
}

async function send({ caller, method, path, headers, payload }: Call): Promise<Answer> {
  const token = caller === 'nobody' ? undefined : caller === 'stranger' ? 'no-such-token' : await tokenOf(caller);
  return answerTo(method, `/api${path}`, { ...(token && { authorization: `Bearer ${token}` }), ...headers }, payload);
}

interface Answer {
  status: number;
  ms: number;
  isEnvelope: boolean;
  body: string;
}

async function answerTo(
  method: string,
  url: string,
  headers: Record<string, string> = {},
  payload?: Call['payload'],
): Promise<Answer> {
  const start = performance.now();
  const {
    statusCode,
    body,
    headers: received,
  } = await api.app.inject({ method: method as 'GET', url, headers, payload });
  const ms = performance.now() - start;
  answers.set(statusCode, (answers.get(statusCode) ?? 0) + 1);
  return { status: statusCode, ms, isEnvelope: isEnvelope(statusCode, received, body), body };
}

function isEnvelope(status: number, headers: Record<string, unknown>, body: string): boolean {
  // A file is sent uncompressed, a page of text compressed.
  if (headers['content-encoding'] || headers['content-disposition']) return true;
  try {
    const { success, message } = JSON.parse(body) as { success?: unknown; message?: unknown };
    return status < 400 ? success === true : success === false && typeof message === 'string' && message !== '';
  } catch {
    return false;
  }
}

function judge({ status, ms, isEnvelope: isOurs, body }: Answer): void {
  if (status >= 500) throw new Error(`${status}: ${body.slice(0, 500)}`);
  if (!isOurs) throw new Error(`no envelope, ${status}: ${body.slice(0, 500)}`);
  if (status >= 400 && body.length > longestRefusal) throw new Error(`${status} of ${body.length} characters`);
  if (ms > slowestMs) throw new Error(`${Math.round(ms)} ms for ${status}`);
}

test(
  `${runs} calls of the contract, valid, broken and hostile, as each role: never a 5xx, always the envelope, none slow`,
  async () => {
    await api.connection.pool.query(
      `create table fuzz_people as select id, username, password_hash from account where username like '%@demo.ar'`,
    );
    let count = 0;
    await fc.assert(
      fc.asyncProperty(calls, async (call) => {
        if (count++ % 100 === 0) await restorePeople();
        const answer = await send(call);
        if (answer.status === 401 && call.caller.includes('@')) await restorePeople();
        // A pause of the machine is not the call's fault: a slow call must be slow again.
        judge(answer.ms > slowestMs ? { ...answer, ms: (await send(call)).ms } : answer);
      }),
      { seed, numRuns: runs, endOnFailure: process.env.FUZZ_SHRINK !== '1' },
    );
    // Most responses must show that the calls passed the early checks.
    const share = (from: number, to: number) =>
      [...answers].reduce((sum, [status, times]) => sum + (status >= from && status < to ? times : 0), 0) / count;
    expect(share(200, 300)).toBeGreaterThan(0.05);
    expect(share(422, 423) + share(404, 405) + share(409, 410)).toBeGreaterThan(0.01);
  },
  Math.max(120_000, runs * 100),
);

test('any address gets a page or an envelope', async () => {
  await fc.assert(
    fc.asyncProperty(strangeAddresses, async (address) => {
      const answer = await answerTo('GET', address);
      // The client removes `..` first: the remaining path decides whether it is an API address.
      const { pathname } = new URL(`http://x${address}`);
      if (pathname.startsWith('/api/') || answer.status >= 400) judge(answer);
    }),
    { seed, numRuns: Math.ceil(runs / 10) },
  );
});
