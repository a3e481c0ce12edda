import type { FastifyInstance } from 'fastify';
import { columnText } from '../../contract/columnText';
import { workOperations, type workColumns } from '../../contract/works';
import type { WorkOrder } from '../../contract/workShapes';
import { workStatusText } from '../../contract/statusText';
import type { Context } from '../context';
import { exportFile, type ExportColumns } from '../plugins/exportFile';
import { route } from '../plugins/operations';
import { readRoute } from '../plugins/readRoute';
import { inBatches } from '../support/batches';
import { listWorks } from './works.repository';
import { createWorkLink, revokeWorkLink } from './contractorLinks.service';
import { findClaimWorkEvents, findWorkableClaims, getWork } from './readWorks.service';
import { readWorkMessages, sendWorkMessage } from './workMessages.service';
import { createWork, moveWork, updateWork } from './works.service';

/** The columns of the list, in the order of its table. */
const workExport: ExportColumns<WorkOrder, (typeof workColumns)[number]> = {
  id: { value: ({ id }) => id, kind: 'number' },
  date: { value: ({ created_at: at }) => at, kind: 'instant' },
  contractor: { value: ({ contractor, assignee }) => (contractor ?? assignee)?.name, width: 28 },
  claims: {
    value: ({ claims }) => claims.map(({ id, what, place }) => `#${id} ${what} · ${place}`).join('\n'),
    width: 48,
  },
  instructions: { value: ({ instructions }) => instructions, width: 60 },
  price: { value: ({ price }) => price, kind: 'money' },
  status: { value: ({ status }) => workStatusText.labels[status], width: 16 },
};

export async function workRoutes(app: FastifyInstance, { context }: { context: Context }): Promise<void> {
  readRoute(app, workOperations.listWorks, ({ caller, query }, reading) => listWorks(reading, caller, query));
  readRoute(app, workOperations.exportWorks, async ({ caller, query: { format, columns, ...query } }, reading) => {
    const { items } = await listWorks(reading, caller, query);
    return exportFile({
      user: caller.user,
      name: 'Trabajos',
      columns: workExport,
      titles: columnText.works,
      requestedColumns: columns,
      format,
      batches: inBatches(items),
    });
  });
  readRoute(app, workOperations.listWorkableClaims, ({ caller, query }, reading) =>
    findWorkableClaims(reading, caller, query),
  );
  route(app, workOperations.listClaimWorkEvents, ({ caller, params }) =>
    findClaimWorkEvents(context, caller, params.id),
  );
  route(app, workOperations.getWork, ({ caller, params }) => getWork(context, caller, params.id));
  route(app, workOperations.createWork, ({ caller, body, once }) => createWork(context, caller, body, once));
  route(app, workOperations.updateWork, ({ caller, params, body }) => updateWork(context, caller, params.id, body));
  route(app, workOperations.moveWork, ({ caller, params, body }) => moveWork(context, caller, params.id, body));
  route(app, workOperations.sendWorkMessage, ({ caller, params, body, files, once }) =>
    sendWorkMessage(context, caller, params.id, body, { files, once }),
  );
  route(app, workOperations.readWorkMessages, ({ caller, params }) => readWorkMessages(context, caller, params.id));
  route(app, workOperations.createWorkLink, ({ caller, params, body }) =>
    createWorkLink(context, caller, params.id, body),
  );
  route(app, workOperations.revokeWorkLink, ({ caller, params }) => revokeWorkLink(context, caller, params.id));
}
