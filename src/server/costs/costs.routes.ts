import type { FastifyInstance } from 'fastify';
import { columnText } from '../../contract/columnText';
import { costBearerLabels, costKindLabels, recoveryLabels } from '../../contract/costLabels';
import { costOperations, type Cost, type costColumns } from '../../contract/costs';
import type { Context } from '../context';
import { exportFile, type ExportColumns } from '../plugins/exportFile';
import { route } from '../plugins/operations';
import { readRoute } from '../plugins/readRoute';
import { inBatches } from '../support/batches';
import { shownDay } from '../support/days';
import { listCosts } from './costs.repository';
import { addWorkCost, deleteCost, getContractorCosts, getWorkCosts, recordRecovery, updateCost } from './costs.service';

/** The columns of the file for the books, one line per cost. */
const costExport: ExportColumns<Cost, (typeof costColumns)[number]> = {
  id: { value: ({ id }) => id, kind: 'number' },
  day: { value: ({ day }) => shownDay(day), width: 12 },
  work: { value: ({ work_id: id }) => id, kind: 'number' },
  claims: { value: ({ claim_ids: ids }) => ids.join(', '), width: 14 },
  project: { value: ({ project }) => project, width: 28 },
  unit: { value: ({ unit }) => unit, width: 16 },
  contractor: { value: ({ contractor }) => contractor, width: 28 },
  cuit: { value: ({ cuit }) => cuit, width: 16 },
  kind: { value: ({ kind }) => costKindLabels[kind], width: 22 },
  note: { value: ({ note }) => note, width: 40 },
  estimated: { value: ({ estimated }) => estimated, kind: 'money' },
  agreed: { value: ({ agreed }) => agreed, kind: 'money' },
  actual: { value: ({ actual }) => actual, kind: 'money' },
  bearer: { value: ({ bearer }) => costBearerLabels[bearer], width: 16 },
  recovery: { value: ({ recovery }) => recoveryLabels[recovery], width: 16 },
  to_recover: { value: ({ to_recover: amount }) => amount, kind: 'money' },
  open_days: { value: ({ open_days: days }) => days, kind: 'number' },
};

/** Routes of costs. */
export async function costRoutes(app: FastifyInstance, { context }: { context: Context }): Promise<void> {
  const calls = costOperations;
  readRoute(app, calls.listCosts, ({ query }, reading) => listCosts(reading, query));
  readRoute(app, calls.exportCosts, async ({ caller, query: { format, columns, ...query } }, reading) => {
    const { items } = await listCosts(reading, query);
    return exportFile({
      user: caller.user,
      name: 'Costos',
      columns: costExport,
      titles: columnText.costs,
      requestedColumns: columns,
      format,
      batches: inBatches(items),
    });
  });
  route(app, calls.getWorkCosts, ({ caller, params }) => getWorkCosts(context, caller, params.id));
  route(app, calls.addWorkCost, ({ caller, params, body, files, once }) =>
    addWorkCost(context, caller, params.id, { body, files, once }),
  );
  route(app, calls.updateCost, ({ params, body }) => updateCost(context, params.id, body));
  route(app, calls.recordRecovery, ({ params, body }) => recordRecovery(context, params.id, body));
  route(app, calls.deleteCost, ({ params }) => deleteCost(context, params.id));
  route(app, calls.getContractorCosts, ({ caller, params }) => getContractorCosts(context, caller, params.id));
}
