import type { FastifyInstance } from 'fastify';
import { projectOperations } from '../../contract/projects';
import type { Context } from '../context';
import { route } from '../plugins/operations';
import { listProjects } from './projects.repository';
import { createProject, getProject, updateProject } from './projects.service';

export async function projectRoutes(app: FastifyInstance, { context }: { context: Context }): Promise<void> {
  route(app, projectOperations.listProjects, ({ user, query }) => listProjects(context, user, query));
  route(app, projectOperations.getProject, ({ user, params }) => getProject(context, user, params.id));
  route(app, projectOperations.createProject, ({ user, body }) => createProject(context, user, body));
  route(app, projectOperations.updateProject, ({ user, params, body }) =>
    updateProject(context, user, params.id, body),
  );
}
