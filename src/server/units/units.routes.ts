import type { FastifyInstance } from 'fastify';
import { unitOperations, type Unit, type unitColumns } from '../../contract/units';
import { columnText } from '../../contract/columnText';
import { deliveryOperations } from '../../contract/deliveries';
import type { Context } from '../context';
import { exportFile, type ExportColumns } from '../plugins/exportFile';
import { route } from '../plugins/operations';
import { readRoute } from '../plugins/readRoute';
import { inBatches } from '../support/batches';
import { listUnassignedUnits, listUnits } from './units.repository';
import { endLease, endOwnership, transferOwnership } from './ownership.service';
import { assignClient, createUnit, getUnit, updateUnit } from './units.service';
import { listUndelivered, saveDeliveries } from './deliveries.service';

/** The columns of the list, in the order of its table. */
const unitExport: ExportColumns<Unit, (typeof unitColumns)[number]> = {
  id: { value: ({ unit_id: id }) => id, kind: 'number' },
  name: { value: ({ name }) => name, width: 28 },
  project: { value: ({ project_name: project }) => project, width: 28 },
  owner: {
    value: ({ owner_profile: owner }) => owner && (`${owner.name} ${owner.last_name}`.trim() || owner.username),
    width: 28,
  },
};

export async function unitRoutes(app: FastifyInstance, { context }: { context: Context }): Promise<void> {
  readRoute(app, unitOperations.listUnits, ({ caller, query }, reading) => listUnits(reading, caller, query));
  readRoute(app, unitOperations.exportUnits, async ({ caller, query: { format, columns, ...query } }, reading) => {
    const { items } = await listUnits(reading, caller, query);
    return exportFile({
      user: caller.user,
      name: 'Unidades',
      columns: unitExport,
      titles: columnText.units,
      requestedColumns: columns,
      format,
      batches: inBatches(items),
    });
  });
  readRoute(app, unitOperations.listUnassignedUnits, ({ caller, query }, reading) =>
    listUnassignedUnits(reading, caller, query),
  );
  route(app, unitOperations.getUnit, ({ caller, params }) => getUnit(context, caller, params.id));
  route(app, unitOperations.createUnit, ({ caller, body, once }) => createUnit(context, caller, body, once));
  route(app, unitOperations.updateUnit, ({ caller, params, body }) => updateUnit(context, caller, params.id, body));
  route(app, unitOperations.endOwnership, ({ caller, params, body }) => endOwnership(context, caller, params.id, body));
  route(app, unitOperations.transferOwnership, ({ caller, params, body }) =>
    transferOwnership(context, caller, params.id, body),
  );
  route(app, unitOperations.endLease, ({ caller, params, body }) => endLease(context, caller, params.id, body));
  route(app, unitOperations.assignClient, ({ caller, body, once }) => assignClient(context, caller, body, once));
}

export async function deliveryRoutes(app: FastifyInstance, { context }: { context: Context }): Promise<void> {
  readRoute(app, deliveryOperations.listUndeliveredUnits, ({ caller, query }, reading) =>
    listUndelivered(reading, caller, query.project_id),
  );
  route(app, deliveryOperations.saveDeliveries, ({ caller, body }) => saveDeliveries(context, caller, body));
}
