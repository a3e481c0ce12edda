import pg from 'pg';

const retryMs = 1000;
/** A connection that does not answer for so long is taken for lost. */
const noAnswerMs = 1000;

type Heard = (payload?: string) => void;

/**
 * Listens to channels (NOTIFY) on a connection of its own, one for a process. Whoever asked for a channel is called after each notification with
 * what it says, and without, whenever one may have been missed: when the connection is lost, and when it is there again.
 */
export class Listener {
  /** What listens; undefined while there is no connection, or one that does not listen yet. */
  private client: pg.Client | undefined;
  private opening: pg.Client | undefined;
  private retry: NodeJS.Timeout | undefined;
  private isClosed = false;

  private readonly channels = new Map<string, Heard>();

  /** @param pool to whose database, wherever it is at the time, the connection leads; no pooler may be between. */
  constructor(private readonly pool: pg.Pool) {}

  /** Says who is told of a channel; all of them before it opens. */
  on(channel: string, heard: Heard): void {
    this.channels.set(channel, heard);
  }

  /** Begins to listen, and goes on until it is closed. */
  open(): void {
    void this.connect();
  }

  /** Whether notifications arrive just now. */
  get isListening(): boolean {
    return this.client !== undefined;
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
    const client = new pg.Client({ ...options, password, query_timeout: noAnswerMs, keepAlive: true });
    client.on('error', () => this.lose(client));
    client.on('end', () => this.lose(client));
    client.on('notification', ({ channel, payload }) => this.channels.get(channel)?.(payload));
    this.opening = client;
    try {
      await client.connect();
      await client.query([...this.channels.keys()].map((channel) => `listen ${channel}`).join('; '));
      if (this.opening !== client) return;
      this.opening = undefined;
      this.client = client;
      this.tellAll();
    } catch {
      this.lose(client);
    }
  }

  private tellAll(): void {
    for (const heard of this.channels.values()) heard();
  }

  private lose(client: pg.Client): void {
    if (client !== this.client && client !== this.opening) return;
    this.client = this.opening = undefined;
    this.tellAll();
    client.end().catch(() => undefined);
    if (!this.isClosed) this.retry = setTimeout(() => void this.connect(), retryMs).unref();
  }
}
