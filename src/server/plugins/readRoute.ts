import type { FastifyInstance } from 'fastify';
import type { Operation } from '../../contract/operation';
import type { Context } from '../context';
import { readQueue } from '../support/responseQueue';
import { route } from './operations';
import type { OperationHandler, OperationRequest } from './operationTypes';

/** A handler that only reads, with the context that it receives. */
type ReadHandler<T extends Operation> = (
  request: OperationRequest<T>,
  reading: Context,
) => ReturnType<OperationHandler<T>>;

/**
 * Registers a call of the contract that only reads, and reads much: lists, counts, exports, searches. It reads from the
 * replica if the replica has every acknowledged change, and otherwise from the primary. The reads of one person wait for
 * each other.
 */
export function readRoute<const T extends Operation>(
  app: FastifyInstance,
  operation: T,
  handler: ReadHandler<T>,
): void {
  route<T>(app, operation, (request) => readWith(app.context, (reading) => handler(request, reading)), readQueue);
}

/** Reads again from the primary if the replica fails meanwhile. Nothing of the response has been sent yet. */
async function readWith<Answer>(context: Context, read: (reading: Context) => Promise<Answer>): Promise<Answer> {
  const { replica } = context;
  if (!replica || !(await replica.isCaughtUp())) return read(context);
  try {
    return await read({ ...context, ...replica.copy });
  } catch (error) {
    if (!replica.hasFailed(error)) throw error;
    return read(context);
  }
}
