/**
 * What a contractor writes on its page reaches the portal once and in its order, or waits on the phone in sight, whatever
 * happens meanwhile: random sequences in a real browser, with its own storage, locks and service worker.
 */
import fc from 'fast-check';
import { until, type Driver } from './driver';
import { startLine, type Line } from './line';
import { personAt } from './person';

type Step = 'write' | 'offline' | 'online' | 'loses answers' | 'reload' | 'new link';

const sequences = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.constant<Step>('write') },
    { weight: 5, arbitrary: fc.constantFrom<Step>('offline', 'online', 'loses answers', 'reload', 'new link') },
  ),
  { minLength: 6, maxLength: 10 },
);

/** Calls of an admin of the demo, to prepare work orders and to read what reached the portal. */
async function officeOf(base: string) {
  const call = async <Answer>(method: string, path: string, body?: object, token?: string): Promise<Answer> => {
    const answer = await fetch(`${base}/api${path}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      body: body && JSON.stringify(body),
    });
    const { data, message } = (await answer.json()) as { data: Answer; message?: string };
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${message}`);
    return data;
  };
  const login = { username: 'admin@demo.ar', password: 'posventa2025' };
  const { token } = await call<{ token: string }>('POST', '/auth/admin/login', login);
  const [claim] = await call<{ unit_claim: { id: number } }[]>(
    'GET',
    '/logic/unit_claim?page=1&page_size=1&status=open',
    undefined,
    token,
  );
  return {
    /** Creates a work order of a new contractor. */
    async newWork(name: string): Promise<number> {
      const contractor = await call<{ id: number }>(
        'POST',
        '/logic/contractor',
        { name, phone_number: '3415550101' },
        token,
      );
      const order = {
        contractor_id: contractor.id,
        instructions: 'Cambiar el flexible.',
        claim_ids: [claim!.unit_claim.id],
      };
      const open = await call<{ id: number }[]>(
        'GET',
        '/logic/work_order?page=1&page_size=200&status=asked,accepted,done',
        undefined,
        token,
      );
      const known = { known_open_works: open.map(({ id }) => id) };
      return (await call<{ id: number }>('POST', '/logic/work_order', { ...order, ...known }, token)).id;
    },
    /** Creates the link of a work order, which ends the former one; returns the path of its page. */
    async newLink(id: number): Promise<string> {
      const { address } = await call<{ address: string }>('POST', `/logic/work_order/${id}/link`, {}, token);
      const { pathname, hash } = new URL(address);
      return pathname + hash;
    },
    messagesOf: async (id: number): Promise<string[]> =>
      (await call<{ messages: { text: string }[] }>('GET', `/logic/work_order/${id}`, undefined, token)).messages.map(
        ({ text }) => text,
      ),
  };
}

async function runSequence(
  driver: Driver,
  line: Line,
  office: Awaited<ReturnType<typeof officeOf>>,
  steps: Step[],
  name: string,
) {
  const person = personAt(driver);
  const id = await office.newWork(name);
  let path = await office.newLink(id);
  const open = async () => {
    await driver.open(line.url + path);
    // Of an address that differs after its # alone the document stays.
    await driver.run('() => void setTimeout(() => location.reload())', null);
    await new Promise((resolve) => setTimeout(resolve, 500));
    await person.sees('heading', new RegExp(`^Trabajo ${id}$`));
  };
  line.set('online');
  await open();
  // From here on the page opens without a connection too.
  await until('the service worker', async () =>
    (await driver.run('() => Boolean(navigator.serviceWorker?.controller)', null)) ? true : undefined,
  );
  const written: string[] = [];
  for (const step of steps)
    if (step === 'write') {
      const text = `${name}, mensaje ${written.length + 1}`;
      // The page may be drawn anew under the pointer, when its answer arrives.
      await until('the form', async () => {
        await person.clicks('button', /^Escribir a la empresa$/);
        return person.sees('heading', /^Mensaje para la empresa$/, 1000);
      });
      await person.fills(/^Mensaje/, text);
      await person.clicks('button', /^Enviar el mensaje$/);
      // In the messages or among what waits.
      await until(`${text} in sight`, async () =>
        (await driver.run('(text) => document.body.innerText.includes(text)', text)) ? true : undefined,
      );
      written.push(text);
    } else if (step === 'new link') {
      path = await office.newLink(id);
      // The office sends it to the phone, where it is opened as soon as there is a connection.
      line.set('online');
      await open();
    } else if (step === 'reload') await open();
    else line.set(step);
  line.set('online');
  await open();
  await until(
    `all messages at the portal: ${written.join(' | ')}`,
    async () => ((await office.messagesOf(id)).length >= written.length ? true : undefined),
    60_000,
  );
  const arrived = await office.messagesOf(id);
  if (JSON.stringify(arrived) !== JSON.stringify(written))
    throw new Error(`Written: ${written.join(' | ')}\nArrived: ${arrived.join(' | ')}\nSteps: ${steps.join(', ')}`);
  // Nothing waits any more.
  await person.missing('text', /^Sin enviar/);
}

/** Runs random sequences, of QUEUE_SEED and as many as QUEUE_RUNS. Throws with the steps of the first that fails. */
export async function runQueue(driver: Driver, base: string, report: (step: string) => void): Promise<void> {
  const seed = Number(process.env.QUEUE_SEED ?? Date.now() % 1_000_000);
  const numRuns = Number(process.env.QUEUE_RUNS ?? 8);
  const office = await officeOf(base);
  const line = await startLine(base);
  try {
    for (const [index, steps] of fc.sample(sequences, { seed, numRuns }).entries()) {
      try {
        await runSequence(driver, line, office, steps, `Cola ${seed} ${index + 1}`);
      } catch (error) {
        throw new Error(`QUEUE_SEED=${seed}, sequence ${index + 1}: ${steps.join(', ')}`, { cause: error });
      }
    }
    // The console names the requests that had no connection.
    await driver.errors();
    report(`a contractor's queue: ${numRuns} random sequences (QUEUE_SEED=${seed})`);
  } finally {
    await line.close();
  }
}
