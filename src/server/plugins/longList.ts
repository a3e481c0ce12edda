import type { FastifyReply } from 'fastify';
import { Readable } from 'node:stream';
import type { Operation } from '../../contract/operation';
import { listTurns, pace } from '../support/turns';
import { takeTurn } from './longAnswers';
import type { LongList } from './operationTypes';
import { itemsSchema } from './schemas';

/**
 * Writes a list into the envelope batch by batch; one that is longer than a batch waits for its turn. A failure before the
 * second is answered as any other; one in the middle cuts the answer short, which no client takes for a complete answer.
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
  if (!second.done) await takeTurn(reply, listTurns);
  async function* all() {
    if (!first.done) yield first.value;
    if (!second.done) yield second.value;
    if (!second.done) yield* pace.of({ [Symbol.asyncIterator]: () => rows });
  }
  async function* write() {
    let before = '{"success":true,"data":[';
    for await (const batch of all()) {
      if (batch.length === 0) continue;
      yield before + toJson(batch as never).slice(1, -1);
      before = ',';
    }
    yield before === ',' ? ']}' : `${before}]}`;
  }
  return reply.type('application/json; charset=utf-8').send(Readable.from(write()));
}
