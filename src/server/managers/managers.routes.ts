import type { FastifyInstance } from 'fastify';
import { authOperations } from '../../contract/auth';
import { managerOperations } from '../../contract/managers';
import type { Context } from '../context';
import { route } from '../plugins/operations';
import { deactivateAdmin, listAdmins } from './admins.service';
import { createConsortium, getConsortium } from './consortiums.service';
import { listConsortiums, listManagers } from './managers.repository';
import {
  addProject,
  createManager,
  deactivateManager,
  getManager,
  removeProject,
  setPrimaryProject,
  setProjects,
  updateManager,
} from './managers.service';

export async function managerRoutes(app: FastifyInstance, { context }: { context: Context }): Promise<void> {
  route(app, managerOperations.listManagers, ({ query }) => listManagers(context, query));
  route(app, managerOperations.getManager, ({ params }) => getManager(context, params.id));
  route(app, managerOperations.createManager, ({ user, body }) => createManager(context, user.id, body));
  route(app, managerOperations.updateManager, ({ params, body }) => updateManager(context, params.id, body));
  route(app, managerOperations.deactivateManager, ({ params }) => deactivateManager(context, params.id));
  route(app, managerOperations.addManagerProject, ({ params, body }) =>
    addProject(context, params.id, body.projectId, body.isPrimary ?? false),
  );
  route(app, managerOperations.removeManagerProject, ({ params }) =>
    removeProject(context, params.id, params.projectId),
  );
  route(app, managerOperations.setManagerPrimaryProject, ({ params, body }) =>
    setPrimaryProject(context, params.id, body.projectId),
  );
  route(app, managerOperations.setManagerProjects, ({ params, body }) =>
    setProjects(context, params.id, body.projectIds, body.primaryProjectId ?? undefined),
  );

  route(app, managerOperations.listConsortiums, ({ query }) => listConsortiums(context, query));
  route(app, managerOperations.getConsortium, ({ params }) => getConsortium(context, params.id));
  route(app, managerOperations.createConsortium, ({ user, body }) => createConsortium(context, user.id, body));

  route(app, managerOperations.listAdmins, () => listAdmins(context));
  route(app, authOperations.deactivateAdmin, ({ user, params }) => deactivateAdmin(context, user.id, params.id));
}
