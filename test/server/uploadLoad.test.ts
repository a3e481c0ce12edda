/** Uploads are bound by the bytes that are at work at the same time, those of one account among them. */
import { connect, type AddressInfo, type Socket } from 'node:net';
import { ResponseQueue, uploadQueue } from '../../src/server/support/responseQueue';
import { ownershipOf, raiseClaim } from './support/claims';
import { startTestApp, type Caller, type TestApp } from './support/testApp';
import { until } from './support/until';

let api: TestApp;
let admin: Caller;
let owner: Caller;
let claim: number;
let port: number;

beforeAll(async () => {
  api = await startTestApp('demo', { HTTP_BODY_SECONDS: '1' });
  [admin, owner] = await Promise.all([api.as('admin@demo.ar'), api.as('cliente@demo.ar')]);
  claim = (await raiseClaim(owner, await ownershipOf(admin, 'Torre Oroño/3° A'))).body.data.unit_claim.claim_id;
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  port = (api.app.server.address() as AddressInfo).port;
});
afterAll(() => api.close());

const boundary = 'limite';
const part = `--${boundary}\r\ncontent-disposition: form-data; name="images"; filename="a.png"\r\n\r\nno es una foto\r\n--${boundary}--\r\n`;

/** Begins an upload of so many bytes without sending its body; returns its socket and what it has answered. */
function begin({ token }: Caller, bytes: number) {
  const socket: Socket = connect(port, '127.0.0.1');
  const upload = { socket, answer: '' };
  socket.on('data', (chunk: Buffer) => (upload.answer += chunk.toString()));
  socket.write(
    `POST /api/logic/claim/${claim}/image HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\ncontent-type: multipart/form-data; boundary=${boundary}\r\ncontent-length: ${bytes}\r\n\r\n`,
  );
  return upload;
}
const complete = ({ socket }: { socket: Socket }, bytes: number) =>
  socket.write(part + ' '.repeat(bytes - part.length));

test('an upload waits for the larger ones of its account, however slow they are, and those of others do not', async () => {
  const bytes = 13 * 1024 * 1024;
  const enter = jest.spyOn(uploadQueue, 'enter');
  const first = begin(owner, bytes);
  await until(() => enter.mock.calls.length === 1);
  const second = begin(owner, bytes);
  complete(second, bytes);
  const other = begin(admin, part.length);
  complete(other, part.length);
  await until(() => other.answer.includes('HTTP/1.1 415'));
  expect(second.answer).toBe('');
  first.socket.destroy();
  await until(() => second.answer.includes('HTTP/1.1 415'));
  for (const { socket } of [second, other]) socket.destroy();
});

test('a queue sums the weights of each person and of all, and lets the heaviest run alone', async () => {
  const queue = new ResponseQueue({ concurrent: 10, ofPerson: 6, waiting: 5, refusal: 'Esperá.' });
  const { signal } = new AbortController();
  const begun: string[] = [];
  const enter = (person: number, weight: number) =>
    queue.enter(person, signal, weight).then((end) => {
      begun.push(`${person}:${weight}`);
      return end;
    });
  const heavy = await enter(1, 20);
  const waiting = [enter(1, 1), enter(2, 4), enter(2, 4)];
  await Promise.resolve();
  expect(begun).toEqual(['1:20']);
  heavy();
  const ends = await Promise.all([waiting[0]!, waiting[1]!]);
  expect(begun).toEqual(['1:20', '1:1', '2:4']);
  for (const end of ends) end();
  await waiting[2];
  expect(begun).toHaveLength(4);
});
