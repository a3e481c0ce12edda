import type { FastifyInstance } from 'fastify';
import { ownWorkOperations } from '../../contract/ownWork';
import type { Context } from '../context';
import { route } from '../plugins/operations';
import { addOwnWorkPhotos, arriveAtOwnWork, moveOwnWork, openOwnWork } from './ownWork.service';

/** Routes for a contractor with the link of its work order. */
export async function ownWorkRoutes(app: FastifyInstance, { context }: { context: Context }): Promise<void> {
  route(app, ownWorkOperations.openOwnWork, ({ caller }) => openOwnWork(context, caller));
  route(app, ownWorkOperations.moveOwnWork, ({ caller, body, once }) => moveOwnWork(context, caller, body, once));
  route(app, ownWorkOperations.arriveAtOwnWork, ({ caller, body, once }) =>
    arriveAtOwnWork(context, caller, body, once),
  );
  route(app, ownWorkOperations.addOwnWorkPhotos, ({ caller, body, files, once }) =>
    addOwnWorkPhotos(context, caller, { kind: body.kind, files, once }),
  );
}
