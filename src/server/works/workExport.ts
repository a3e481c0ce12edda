import type { WorkOrder, workColumns } from '../../contract/works';
import { workStatusText } from '../../contract/workStatusText';
import type { ExportColumns } from '../plugins/exportFile';

/** The columns of the list, in the order of its table. */
export const workExport: ExportColumns<WorkOrder, (typeof workColumns)[number]> = {
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
