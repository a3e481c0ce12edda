import type { FastifyInstance } from 'fastify';
import { columnText } from '../../contract/columnText';
import { complaintOperations, type Complaint, type complaintColumns } from '../../contract/complaints';
import { complaintAskLabels, complaintStateLabels } from '../../contract/claimEndText';
import type { Context } from '../context';
import { exportFile, type ExportColumns } from '../plugins/exportFile';
import { route } from '../plugins/operations';
import { readRoute } from '../plugins/readRoute';
import { inBatches } from '../support/batches';
import { shownDay } from '../support/days';
import { listComplaints } from './complaints.repository';
import { answerComplaint, createComplaint, getComplaint, listClaimComplaints } from './complaints.service';

/** The columns of the register, in the order of its table. */
const complaintExport: ExportColumns<Complaint, (typeof complaintColumns)[number]> = {
  id: { value: ({ number }) => number, width: 12 },
  state: { value: ({ state }) => complaintStateLabels[state], width: 14 },
  due: { value: ({ due_on: day }) => shownDay(day), width: 12 },
  date: { value: ({ created_at: at }) => at, kind: 'instant', width: 17 },
  client: { value: ({ client }) => client, width: 28 },
  claim: { value: ({ claim_id: id }) => id, kind: 'number' },
  place: { value: ({ place }) => place, width: 28 },
  asks: { value: ({ asks }) => complaintAskLabels[asks], width: 24 },
  text: { value: ({ text }) => text, width: 60 },
  answered: { value: ({ answered_at: at }) => at, kind: 'instant', width: 17 },
  answered_by: { value: ({ answered_by: by }) => by, width: 28 },
};

/** Routes of formal complaints. */
export async function complaintRoutes(app: FastifyInstance, { context }: { context: Context }): Promise<void> {
  const calls = complaintOperations;
  readRoute(app, calls.listComplaints, ({ caller, query }, reading) => listComplaints(reading, caller, query));
  readRoute(app, calls.exportComplaints, async ({ caller, query: { format, columns, ...query } }, reading) => {
    const { items } = await listComplaints(reading, caller, query);
    return exportFile({
      user: caller.user,
      name: 'Reclamos formales',
      columns: complaintExport,
      titles: columnText.complaints,
      requestedColumns: columns,
      format,
      batches: inBatches(items),
    });
  });
  route(app, calls.getComplaint, ({ caller, params }) => getComplaint(context, caller, params.id));
  route(app, calls.listClaimComplaints, ({ caller, params }) => listClaimComplaints(context, caller, params.id));
  route(app, calls.createComplaint, ({ caller, params, body, once }) =>
    createComplaint(context, caller, params.id, body, once),
  );
  route(app, calls.answerComplaint, ({ caller, params, body }) => answerComplaint(context, caller, params.id, body));
}
