import type { FastifyInstance } from 'fastify';
import { authOperations } from '../../contract/auth';
import { adminOperations } from '../../contract/admins';
import { consortiumOperations, type Consortium } from '../../contract/consortiums';
import { managerOperations, type Manager, type managerColumns } from '../../contract/managers';
import { columnText } from '../../contract/columnText';
import { roleText } from '../../contract/roleText';
import type { Context } from '../context';
import { exportFile, type ExportColumns } from '../plugins/exportFile';
import { route } from '../plugins/operations';
import { readRoute } from '../plugins/readRoute';
import { inBatches } from '../support/batches';
import { createAdmin, deactivateAdmin, reactivateAdmin, updateAdmin } from './admins.service';
import {
  addConsortiumProject,
  createConsortium,
  deactivateConsortium,
  getConsortium,
  reactivateConsortium,
  removeConsortiumProject,
  updateConsortium,
} from './consortiums.service';
import { listAdmins, listConsortiums, listManagers } from './managers.repository';
import {
  addProject,
  createManager,
  deactivateManager,
  setManagerCosts,
  getManager,
  reactivateManager,
  removeProject,
  setPrimaryProject,
  setProjects,
  updateManager,
} from './managers.service';

const projectsOf = ({ projects }: Manager | Consortium): string => projects.map(({ name }) => name).join(', ');

/** Returns users in the order of ids such as `3,1`, which is that of the list that was merged in the browser. */
function inOrderOf<User extends Manager | Consortium>(ids: string | undefined, users: User[]): User[] {
  if (!ids) return users;
  const positions = new Map(ids.split(',').map((id, position) => [Number(id), position]));
  const positionOf = ({ id }: User) => positions.get(id) ?? users.length;
  return users.toSorted((a, b) => positionOf(a) - positionOf(b));
}

/** The columns of the users table: supervisors and consortium users. */
const userExport: ExportColumns<Manager | Consortium, (typeof managerColumns)[number]> = {
  id: { value: ({ id }) => id, kind: 'number' },
  username: { value: ({ username }) => username, width: 30 },
  type: { value: ({ type }) => roleText[type].one, width: 14 },
  name: { value: ({ name }) => name, width: 20 },
  last_name: { value: ({ last_name: lastName }) => lastName, width: 20 },
  phone: { value: ({ phone_number: phone }) => phone, width: 14 },
  projects: { value: projectsOf, width: 50 },
};

export async function managerRoutes(app: FastifyInstance, { context }: { context: Context }): Promise<void> {
  readRoute(app, managerOperations.listManagers, ({ caller, query }, reading) => listManagers(reading, caller, query));
  readRoute(app, managerOperations.exportUsers, async ({ caller, query: { format, columns, ...query } }, reading) => {
    const [managers, consortiums] = await Promise.all([
      listManagers(reading, caller, query),
      listConsortiums(reading, caller, query),
    ]);
    return exportFile({
      user: caller.user,
      name: 'Usuarios',
      columns: userExport,
      titles: columnText.users,
      requestedColumns: columns,
      format,
      batches: inBatches(inOrderOf(query.ids, [...managers.items, ...consortiums.items])),
    });
  });
  route(app, managerOperations.getManager, ({ caller, params }) => getManager(context, caller, params.id));
  route(app, managerOperations.createManager, ({ caller, body, once }) => createManager(context, caller, body, once));
  route(app, managerOperations.updateManager, ({ caller, params, body }) =>
    updateManager(context, caller, params.id, body),
  );
  route(app, managerOperations.setManagerCosts, ({ caller, params, body }) =>
    setManagerCosts(context, caller, params.id, body.can_manage_costs),
  );
  route(app, managerOperations.deactivateManager, ({ caller, params }) =>
    deactivateManager(context, caller, params.id),
  );
  route(app, managerOperations.reactivateManager, ({ caller, params, body }) =>
    reactivateManager(context, caller, params.id, body),
  );
  route(app, managerOperations.addManagerProject, ({ caller, params, body }) =>
    addProject(context, caller, params.id, body.projectId, body.isPrimary ?? false),
  );
  route(app, managerOperations.removeManagerProject, ({ caller, params }) =>
    removeProject(context, caller, params.id, params.projectId),
  );
  route(app, managerOperations.setManagerPrimaryProject, ({ caller, params, body }) =>
    setPrimaryProject(context, caller, params.id, body.projectId),
  );
  route(app, managerOperations.setManagerProjects, ({ caller, params, body }) =>
    setProjects(context, caller, params.id, body.projectIds, body.primaryProjectId ?? undefined),
  );

  readRoute(app, consortiumOperations.listConsortiums, ({ caller, query }, reading) =>
    listConsortiums(reading, caller, query),
  );
  route(app, consortiumOperations.getConsortium, ({ caller, params }) => getConsortium(context, caller, params.id));
  route(app, consortiumOperations.createConsortium, ({ caller, body, once }) =>
    createConsortium(context, caller, body, once),
  );

  route(app, consortiumOperations.updateConsortium, ({ caller, params, body }) =>
    updateConsortium(context, caller, params.id, body),
  );
  route(app, consortiumOperations.addConsortiumProject, ({ caller, params, body }) =>
    addConsortiumProject(context, caller, params.id, body.projectId, body.from),
  );
  route(app, consortiumOperations.removeConsortiumProject, ({ caller, params }) =>
    removeConsortiumProject(context, caller, params.id, params.projectId),
  );
  route(app, consortiumOperations.deactivateConsortium, ({ caller, params }) =>
    deactivateConsortium(context, caller, params.id),
  );
  route(app, consortiumOperations.reactivateConsortium, ({ caller, params, body }) =>
    reactivateConsortium(context, caller, params.id, body),
  );

  readRoute(app, adminOperations.listAdmins, ({ caller }, reading) => listAdmins(reading, caller));
  route(app, authOperations.deactivateAdmin, ({ caller, params }) => deactivateAdmin(context, caller, params.id));
  route(app, adminOperations.createAdmin, ({ caller, body, once }) => createAdmin(context, caller, body, once));
  route(app, adminOperations.updateAdmin, ({ caller, params, body }) => updateAdmin(context, caller, params.id, body));
  route(app, adminOperations.reactivateAdmin, ({ caller, params, body }) =>
    reactivateAdmin(context, caller, params.id, body),
  );
}
