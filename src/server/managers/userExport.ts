import type { Consortium } from '../../contract/consortiums';
import type { Manager, managerColumns } from '../../contract/managers';
import type { ExportColumns } from '../plugins/exportFile';
import { managerText } from './managerText';

const projectsOf = (user: Manager | Consortium): string =>
  user.type === 'manager' ? user.projects.map(({ name }) => name).join(', ') : (user.project?.name ?? '');

/** The columns of the users table: supervisors and consortium users. */
export const userExport: ExportColumns<Manager | Consortium, (typeof managerColumns)[number]> = {
  id: { value: ({ id }) => id, kind: 'number' },
  username: { value: ({ username }) => username, width: 30 },
  type: { value: ({ type }) => managerText.types[type], width: 14 },
  name: { value: ({ name }) => name, width: 20 },
  last_name: { value: ({ last_name: lastName }) => lastName, width: 20 },
  phone: { value: ({ phone_number: phone }) => phone, width: 14 },
  projects: { value: projectsOf, width: 50 },
};
