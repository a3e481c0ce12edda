import type { Project, projectColumns } from '../../contract/projects';
import type { ExportColumns } from '../plugins/exportFile';

/** The columns of the list, in the order of its table. */
export const projectExport: ExportColumns<Project, (typeof projectColumns)[number]> = {
  id: { value: ({ id }) => id, kind: 'number' },
  project: { value: ({ name }) => name, width: 28 },
  description: { value: ({ description }) => description, width: 60 },
  address: { value: ({ address }) => address, width: 30 },
};
