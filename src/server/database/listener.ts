import pg from 'pg';

const retryMs = 1000;
/** A connection that does not answer for so long is taken for lost. */
const noAnswerMs = 1000;

/**
 * Listens to channels (NOTIFY) on a connection of its own. What is given for a channel is called after each notification with what it says,
 * and without, whenever one may have been missed: when the connection is lost, and when it is there again.
 */
export class Listener {
  /** What listens; undefined while there is no connection, or one that does not listen yet. */
  private client: pg.Client | undefined;
  private opening: pg.Client | undefined;
  private retry: NodeJS.Timeout | undefined;
  private isClosed = false;

  /** @param pool to whose database, wherever it is at the time, the connection leads; no pooler may be between. */
  constructor(
    private readonly pool: pg.Pool,
    private readonly channels: Record<string, (payload?: string) => void>,
  ) {
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
    client.on('notification', ({ channel, payload }) => this.channels[channel]?.(payload));
    this.opening = client;
    try {
      await client.connect();
      const names = Object.keys(this.channels);
      await client.query(names.map((name) => `listen ${name}`).join('; '));
      if (this.opening !== client) return;
      this.opening = undefined;
      this.client = client;
      this.tellAll();
    } catch {
      this.lose(client);
    }
  }

  private tellAll(): void {
    for (const onChange of Object.values(this.channels)) onChange();
  }

  private lose(client: pg.Client): void {
    if (client !== this.client && client !== this.opening) return;
    this.client = this.opening = undefined;
    this.tellAll();
    client.end().catch(() => undefined);
    if (!this.isClosed) this.retry = setTimeout(() => void this.connect(), retryMs).unref();
  }
}
