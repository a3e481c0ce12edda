import type { FastifyReply } from 'fastify';
import { Readable } from 'node:stream';
import { setImmediate as letOthers } from 'node:timers/promises';
import type { Operation } from '../../contract/operation';
import type { LongList } from './operationTypes';
import { itemsSchema } from './schemas';

/**
 * Writes a whole list into the envelope as its batches come. A failure before the first is answered as any other; one in the
 * middle cuts the answer short, which no client takes for whole.
 */
export async function sendLongList(
  reply: FastifyReply,
  operation: Operation,
  { batches }: LongList<unknown>,
): Promise<FastifyReply> {
  const toJson = reply.compileSerializationSchema(itemsSchema(operation));
  const rows = batches[Symbol.asyncIterator]();
  let next = await rows.next();
  async function* write() {
    let before = '{"success":true,"data":[';
    for (; !next.done; next = await rows.next()) {
      if (next.value.length === 0) continue;
      yield before + toJson(next.value as never).slice(1, -1);
      before = ',';
      await letOthers();
    }
    yield before === ',' ? ']}' : `${before}]}`;
  }
  return reply.type('application/json; charset=utf-8').send(Readable.from(write()));
}
