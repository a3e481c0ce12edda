import type { FastifyReply } from 'fastify';
import { Readable } from 'node:stream';
import type { Operation } from '../../contract/operation';
import { listQueue, throttle } from '../support/responseQueue';
import { waitInQueue } from './longResponses';
import type { LongList } from './operationTypes';
import { itemsSchema } from './schemas';

/**
 * Writes a list into the envelope in batches. A list longer than one batch waits for its turn. A failure before the
 * second batch gets the usual error response. A later failure truncates the response, and no client accepts a truncated
 * response as complete.
 */
export async function sendLongList(
  reply: FastifyReply,
  operation: Operation,
  { batches }: LongList<unknown>,
): Promise<FastifyReply> {
  const toJson = reply.compileSerializationSchema(itemsSchema(operation));
  const rows = batches[Symbol.asyncIterator]();
  const first = await rows.next();
  const second = first.done ? first : await rows.next();
  if (!second.done) await waitInQueue(reply, listQueue);
  async function* remainingBatches() {
    if (!first.done) yield first.value;
    if (!second.done) yield second.value;
    if (!second.done) yield* throttle.batches({ [Symbol.asyncIterator]: () => rows });
  }
  async function* write() {
    let before = '{"success":true,"data":[';
    for await (const batch of remainingBatches()) {
      if (batch.length === 0) continue;
      yield before + toJson(batch as never).slice(1, -1);
      before = ',';
    }
    yield before === ',' ? ']}' : `${before}]}`;
  }
  return reply.type('application/json; charset=utf-8').send(Readable.from(write()));
}
