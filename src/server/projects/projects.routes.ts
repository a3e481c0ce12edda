import type { FastifyInstance } from 'fastify';
import { projectOperations } from '../../contract/projects';
import type { Context } from '../context';
import { route } from '../plugins/operations';
import { listProjects } from './projects.repository';
import { createProject, getProject, updateProject } from './projects.service';

export async function projectRoutes(app: FastifyInstance, { context }: { context: Context }): Promise<void> {
  route(app, projectOperations.listProjects, ({ caller, query }) => listProjects(context, caller, query));
  route(app, projectOperations.getProject, ({ caller, params }) => getProject(context, caller, params.id));
  route(app, projectOperations.createProject, ({ caller, body, once }) => createProject(context, caller, body, once));
  route(app, projectOperations.updateProject, ({ caller, params, body }) =>
    updateProject(context, caller, params.id, body),
  );
}
