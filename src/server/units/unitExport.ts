import type { Unit, unitColumns } from '../../contract/units';
import type { ExportColumns } from '../plugins/exportFile';

/** The columns of the list, in the order of its table. */
export const unitExport: ExportColumns<Unit, (typeof unitColumns)[number]> = {
  id: { value: ({ unit_id: id }) => id, kind: 'number' },
  name: { value: ({ name }) => name, width: 28 },
  project: { value: ({ project_name: project }) => project, width: 28 },
  owner: {
    value: ({ owner_profile: owner }) => owner && (`${owner.name} ${owner.last_name}`.trim() || owner.username),
    width: 28,
  },
};
