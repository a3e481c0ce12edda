import { text } from 'node:stream/consumers';
import { EventStream } from '../../../src/server/plugins/eventStream';

test('a stream that the server has ended takes no more events, also before the client has read its end', async () => {
  const stream = new EventStream();
  stream.reconnectAfter(1000);
  stream.end();
  stream.send({ name: 'change', data: [] });
  stream.end();
  expect(await text(stream.bytes)).toBe('retry: 1000\n\n');
});
