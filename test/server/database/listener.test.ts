import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import pg from 'pg';
import { Listener } from '../../../src/server/database/listener';
import { startTestApp, type TestApp } from '../support/testApp';
import { until } from '../support/until';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp('empty');
});
afterAll(() => api.close());

test('a connection that is cut without a word is replaced, and what it missed is read', async () => {
  const target = new URL(api.config.databaseUrl!);
  const pairs: [Socket, Socket][] = [];
  const proxy = createServer((socket) => {
    const server = connect(Number(target.port), target.hostname);
    socket.pipe(server).pipe(socket);
    for (const each of [socket, server]) each.on('error', () => undefined);
    pairs.push([socket, server]);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const throughProxy = new URL(target);
  throughProxy.hostname = '127.0.0.1';
  throughProxy.port = String((proxy.address() as AddressInfo).port);
  const pool = new pg.Pool({ connectionString: throughProxy.href });
  const listener = new Listener(pool, 50);
  const received: (string | undefined)[] = [];
  listener.on('words', (payload) => received.push(payload));
  try {
    listener.open();
    await until(() => listener.isListening);
    // Both ends stay open, as after a power cut: nothing arrives any more.
    const [socket, server] = pairs[0]!;
    socket.unpipe(server).pause();
    server.unpipe(socket).pause();
    await until(() => pairs.length > 1 && listener.isListening);
    received.length = 0;
    await api.connection.pool.query("select pg_notify('words', 'hola')");
    await until(() => received.includes('hola'));
  } finally {
    await listener.close();
    await pool.end();
    for (const socket of pairs.flat()) socket.destroy();
    proxy.close();
  }
});
