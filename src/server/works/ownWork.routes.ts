import type { FastifyInstance } from 'fastify';
import { ownWorkOperations } from '../../contract/ownWork';
import { ownWorksOperations } from '../../contract/ownWorks';
import type { Context } from '../context';
import { route } from '../plugins/operations';
import { openOwnWork } from './ownWork.service';
import { linkOwnWork, openOwnWorks } from './ownWorks.service';
import {
  addOwnWorkPhotos,
  arriveAtOwnWork,
  correctOwnWork,
  moveOwnWork,
  reportStuckOwnWork,
  sendOwnWorkMessage,
  takeBackOwnWork,
} from './ownWorkReports.service';

/** Routes for a contractor with the link of its work order. */
export async function ownWorkRoutes(app: FastifyInstance, { context }: { context: Context }): Promise<void> {
  route(app, ownWorkOperations.openOwnWork, ({ caller }) => openOwnWork(context, caller));
  route(app, ownWorksOperations.openOwnWorks, ({ caller }) => openOwnWorks(context, caller));
  route(app, ownWorksOperations.linkOwnWork, ({ caller, params }) => linkOwnWork(context, caller, params.id));
  route(app, ownWorkOperations.moveOwnWork, ({ caller, body, once }) => moveOwnWork(context, caller, body, once));
  route(app, ownWorkOperations.arriveAtOwnWork, ({ caller, body, once }) =>
    arriveAtOwnWork(context, caller, body, once),
  );
  route(app, ownWorkOperations.addOwnWorkPhotos, ({ caller, body, files, once }) =>
    addOwnWorkPhotos(context, caller, { ...body, files, once }),
  );
  route(app, ownWorkOperations.reportStuckOwnWork, ({ caller, body, files, once }) =>
    reportStuckOwnWork(context, caller, body, { files, once }),
  );
  route(app, ownWorkOperations.correctOwnWork, ({ caller, body, once }) => correctOwnWork(context, caller, body, once));
  route(app, ownWorkOperations.takeBackOwnWork, ({ caller, body, once }) =>
    takeBackOwnWork(context, caller, body, once),
  );
  route(app, ownWorkOperations.sendOwnWorkMessage, ({ caller, body, files, once }) =>
    sendOwnWorkMessage(context, caller, body, { files, once }),
  );
}
