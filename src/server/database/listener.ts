import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** How long a process may keep in memory what it relies on a {@link Listener} for. */
export const keepMs = 1000;
const retryMs = 1000;
/** A connection that does not answer for so long is taken for lost. */
const silenceMs = 1000;
/** Each connection that listens holds a lock of this class beside the others', by which they are found. */
const lockClass = 7401;

/** Asks the others whether they have heard. The notifications come in order: who has heard the question has heard all before it. */
const askStatement = `select pid, pg_notify($1, $2) from pg_locks where locktype = 'advisory' and classid = ${lockClass} and objsubid = 2
  and database = (select oid from pg_database where datname = current_database()) and pid <> pg_backend_pid()`;

/**
 * What is heard of one thing that changes. What is kept in memory of it must be forgotten when {@link moment} changes, and nothing be kept
 * while {@link isHearing} is false.
 */
export interface Changes {
  readonly isHearing: boolean;
  /** Another number after each notification, and after each gap in which one may have been missed. */
  readonly moment: number;
}

/**
 * Hears on a connection of its own what PostgreSQL tells all processes (NOTIFY), each time what was told is committed: see {@link Changes}. Its own
 * are those of its first channel, whose hearing others can be asked to confirm.
 */
export class Listener implements Changes {
  /** What listens; undefined while there is no connection, or one that does not listen yet. */
  private client: pg.Client | undefined;
  private opening: pg.Client | undefined;
  private retry: NodeJS.Timeout | undefined;
  private isClosed = false;
  private told = 0;
  /** The moments of the other channels. */
  private readonly others = new Map<string, number>();
  /** What was asked of the others, with the connections that have heard it. */
  private readonly questions = new Map<string, { heard: Set<number>; onHeard: () => void }>();
  private readonly heardChannel: string;
  /** The last statement: they wait for each other. */
  private turn: Promise<unknown> = Promise.resolve();

  /** @param pool to whose database, wherever it is at the time, the connection leads; no pooler may be between. */
  constructor(
    private readonly pool: pg.Pool,
    private readonly channel: string,
    others: string[] = [],
  ) {
    this.heardChannel = `${channel}_heard`;
    for (const other of others) this.others.set(other, 0);
    void this.connect();
  }

  get isHearing(): boolean {
    return this.client !== undefined;
  }

  get moment(): number {
    return this.told;
  }

  /** What is heard on another of its channels. */
  changesOf(channel: string): Changes {
    const { others } = this;
    const isHearing = () => this.isHearing;
    return {
      get isHearing() {
        return isHearing();
      },
      get moment() {
        return others.get(channel) ?? 0;
      },
    };
  }

  /** Resolves when what was committed before has been heard here; at once where nothing is heard. */
  async caughtUp(): Promise<void> {
    const { client } = this;
    // PostgreSQL sends what a connection is to hear before it answers it.
    if (client) await this.ask(client, 'select 1').catch(() => this.lose(client));
  }

  /** Another number whenever anything was told, on whatever channel. */
  get anyMoment(): number {
    return [...this.others.values()].reduce((sum, moment) => sum + moment, this.told);
  }

  /**
   * Resolves when every process has heard what was committed before, or can't keep anything older any more.
   * @param since an earlier {@link anyMoment}: where nothing was told after it, the others are not asked.
   */
  async heardByAll(since: number): Promise<void> {
    await this.caughtUp();
    const { client } = this;
    if (!client || this.anyMoment === since) return;
    const id = randomUUID();
    const question = { heard: new Set<number>(), onHeard: () => undefined as void };
    this.questions.set(id, question);
    const timer = new AbortController();
    try {
      const { rows: others } = await this.ask<{ pid: number }>(client, askStatement, [this.channel, id]);
      const answered = new Promise<void>((resolve) => {
        question.onHeard = () => {
          if (others.every(({ pid }) => question.heard.has(pid))) resolve();
        };
        question.onHeard();
      });
      await Promise.race([answered, sleep(keepMs, undefined, { signal: timer.signal })]);
    } catch {
      this.lose(client);
    } finally {
      timer.abort();
      this.questions.delete(id);
    }
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.retry);
    const clients = [this.client, this.opening];
    this.client = this.opening = undefined;
    await Promise.all(clients.map((client) => client?.end().catch(() => undefined)));
  }

  private async connect(): Promise<void> {
    const { options } = this.pool;
    // The pool hides the password from being copied.
    const { password } = options;
    const client = new pg.Client({ ...options, password, query_timeout: silenceMs, keepAlive: true });
    client.on('error', () => this.lose(client));
    client.on('end', () => this.lose(client));
    client.on('notification', (message) => this.hear(client, message));
    this.opening = client;
    try {
      await client.connect();
      const channels = [this.channel, this.heardChannel, ...this.others.keys()];
      // What it tells others is worth nothing after a crash: nobody waits until it is on a disk.
      await client.query(`set synchronous_commit = off; ${channels.map((channel) => `listen ${channel}`).join('; ')}`);
      await client.query(`select pg_advisory_lock_shared(${lockClass}, 0)`);
      if (this.opening !== client) return;
      this.tellAll();
      this.opening = undefined;
      this.client = client;
    } catch {
      this.lose(client);
    }
  }

  private ask<Row extends pg.QueryResultRow>(client: pg.Client, text: string, values?: unknown[]) {
    const answer = this.turn.then(() => client.query<Row>(text, values));
    this.turn = answer.catch(() => undefined);
    return answer;
  }

  private hear(client: pg.Client, { channel, payload, processId }: pg.Notification): void {
    if (channel === this.heardChannel) {
      const question = this.questions.get(payload ?? '');
      question?.heard.add(processId);
      question?.onHeard();
    } else if (this.others.has(channel)) this.tell(channel);
    else if (!payload) this.told++;
    // One's own question has the others for its audience; answering it harms nobody.
    else this.ask(client, 'select pg_notify($1, $2)', [this.heardChannel, payload]).catch(() => this.lose(client));
  }

  private tell(channel: string): void {
    this.others.set(channel, (this.others.get(channel) ?? 0) + 1);
  }

  /** Something may have been missed. */
  private tellAll(): void {
    this.told++;
    for (const channel of this.others.keys()) this.tell(channel);
  }

  private lose(client: pg.Client): void {
    if (client !== this.client && client !== this.opening) return;
    this.client = this.opening = undefined;
    this.tellAll();
    client.end().catch(() => undefined);
    if (!this.isClosed) this.retry = setTimeout(() => void this.connect(), retryMs).unref();
  }
}
