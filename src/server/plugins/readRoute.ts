import type { FastifyInstance } from 'fastify';
import type { Operation } from '../../contract/operation';
import type { Context } from '../context';
import { route } from './operations';
import type { OperationHandler, OperationRequest } from './operationTypes';

/** Reads with the context that it is given, and changes nothing. */
type ReadHandler<T extends Operation> = (
  request: OperationRequest<T>,
  reading: Context,
) => ReturnType<OperationHandler<T>>;

/**
 * Registers a call of the contract that only reads, and reads much: lists, counts, exports, searches. It is answered from the
 * replica while that has everything that was acknowledged before, else from the primary.
 */
export function readRoute<const T extends Operation>(
  app: FastifyInstance,
  operation: T,
  handler: ReadHandler<T>,
): void {
  route<T>(app, operation, (request) => readWith(app.context, (reading) => handler(request, reading)));
}

/** Reads once more, from the primary, where the replica fails meanwhile: nothing of the answer has been sent yet. */
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
