import { setTimeout as sleep } from 'node:timers/promises';
import { followAt, type TestStream } from '../server/support/follow';

/** Maximum wait of the browser (specification, section 9). */
export const answerMs = 10_000;

export interface Answer {
  status: number;
  // Untyped: the check reads the fields that it expects, and a wrong assumption fails it.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
}

/** A finished call; status 0 without a response. */
export interface Call {
  what: string;
  at: number;
  ms: number;
  status: number;
}

const noAnswer: Answer = { status: 0, body: undefined };

/** The body may be cut off after a status of 200: that does not count as a response either. */
async function fetchWhole(url: string, request: RequestInit): Promise<Answer> {
  try {
    const response = await fetch(url, { ...request, signal: AbortSignal.timeout(answerMs) });
    const isJson = response.headers.get('content-type')?.includes('json');
    const body: unknown = isJson ? await response.json() : Buffer.from(await response.arrayBuffer());
    return { status: response.status, body };
  } catch {
    return noAnswer;
  }
}

/** A refusal because of the caller is not a failure of the server. */
export const isFailure = ({ status }: Pick<Call, 'status'>): boolean => status === 0 || status >= 500;

/** Calls the portal as one user, and records the duration and result of each call. */
export class Person {
  private token = '';

  constructor(
    private readonly url: string,
    readonly username: string,
    private readonly note: (call: Call) => void = () => undefined,
  ) {}

  /** Throws if the call is refused. */
  async signIn(type: string, password: string): Promise<void> {
    const { status, body } = await this.post('sign in', `/auth/${type}/login`, { username: this.username, password });
    if (status !== 200) throw new Error(`${this.username} can't sign in: ${status} ${JSON.stringify(body)}`);
    this.token = body.data.token as string;
  }

  /** The same user and session, for calls to another address. */
  elsewhere(url: string): Person {
    const other = new Person(url, this.username, this.note);
    other.token = this.token;
    return other;
  }

  /** Follows changes, after the event with the id `last` if given. */
  follow(last?: string): Promise<TestStream> {
    return followAt(this.url, this.token, { last });
  }

  get(what: string, path: string): Promise<Answer> {
    return this.call(what, path, {});
  }

  post(what: string, path: string, body?: unknown, key?: string): Promise<Answer> {
    return this.send('POST', what, path, body, key);
  }

  put(what: string, path: string, body: unknown): Promise<Answer> {
    return this.send('PUT', what, path, body);
  }

  upload(what: string, path: string, form: FormData, key: string): Promise<Answer> {
    return this.call(what, path, { method: 'POST', headers: { 'idempotency-key': key }, body: form });
  }

  private send(method: string, what: string, path: string, body?: unknown, key?: string): Promise<Answer> {
    return this.call(what, path, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(key && { 'idempotency-key': key }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  }

  private async call(what: string, path: string, init: RequestInit): Promise<Answer> {
    const at = Date.now();
    const began = performance.now();
    const request = {
      ...init,
      headers: { ...init.headers, ...(this.token && { authorization: `Bearer ${this.token}` }) },
    };
    // A fetch whose connection is cut at the wrong time may never settle, even after an abort.
    const answer = await Promise.race([fetchWhole(`${this.url}/api${path}`, request), sleep(answerMs + 500, noAnswer)]);
    this.note({ what, at, ms: performance.now() - began, status: answer.status });
    return answer;
  }
}
