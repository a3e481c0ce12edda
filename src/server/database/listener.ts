import pg from 'pg';

const retryMs = 1000;
/** Milliseconds without a response after which a connection counts as lost. */
const responseTimeoutMs = 1000;
const checkQuery = { text: 'select 1', query_timeout: 5000 };

type OnNotification = (payload?: string) => void;

/**
 * Listens to channels (NOTIFY) on a separate connection, one per process. Calls the handler of a channel after each
 * notification, with its payload. It also calls the handler without a payload when notifications may have been missed:
 * when the connection is lost, and when it is restored.
 */
export class Listener {
  /** The listening connection; undefined while there is none, or while it is not listening yet. */
  private client: pg.Client | undefined;
  private opening: pg.Client | undefined;
  private retry: NodeJS.Timeout | undefined;
  private isClosed = false;
  private check: NodeJS.Timeout | undefined;

  private readonly channels = new Map<string, OnNotification>();

  /** @param pool pool of the database to connect to, whose address may change; there must be no pooler in between. */
  constructor(
    private readonly pool: pg.Pool,
    private readonly checkEveryMs = 15_000,
  ) {}

  /** Sets the handler of a channel. All handlers must be set before `open`. */
  on(channel: string, onNotification: OnNotification): void {
    this.channels.set(channel, onNotification);
  }

  /** Starts listening, until it is closed. */
  open(): void {
    void this.connect();
  }

  /** Whether notifications currently arrive. */
  get isListening(): boolean {
    return this.client !== undefined;
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.retry);
    clearTimeout(this.check);
    const clients = [this.client, this.opening];
    this.client = this.opening = undefined;
    await Promise.all(clients.map((client) => client?.end().catch(() => undefined)));
  }

  private async connect(): Promise<void> {
    const { options } = this.pool;
    // The pool's password property is not enumerable, so the spread does not copy it.
    const { password } = options;
    const client = new pg.Client({ ...options, password, query_timeout: responseTimeoutMs, keepAlive: true });
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
      this.callAll();
      this.watch(client);
    } catch {
      this.lose(client);
    }
  }

  /** Checks the connection now and then: one that was cut without a word would otherwise seem to listen for hours. */
  private watch(client: pg.Client): void {
    const check = async () => {
      if (client !== this.client) return;
      await client.query(checkQuery);
      this.watch(client);
    };
    this.check = setTimeout(() => void check().catch(() => this.lose(client)), this.checkEveryMs).unref();
  }

  private callAll(): void {
    for (const onNotification of this.channels.values()) onNotification();
  }

  private lose(client: pg.Client): void {
    if (client !== this.client && client !== this.opening) return;
    this.client = this.opening = undefined;
    this.callAll();
    client.end().catch(() => undefined);
    if (!this.isClosed) this.retry = setTimeout(() => void this.connect(), retryMs).unref();
  }
}
