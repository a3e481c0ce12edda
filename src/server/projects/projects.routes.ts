import type { FastifyInstance } from 'fastify';
import { projectOperations, type Project, type projectColumns } from '../../contract/projects';
import { columnText } from '../../contract/columnText';
import type { Context } from '../context';
import { exportFile, type ExportColumns } from '../plugins/exportFile';
import { route } from '../plugins/operations';
import { readRoute } from '../plugins/readRoute';
import { inBatches } from '../support/batches';
import { listProjects } from './projects.repository';
import { createProject, getProject, setClosed, updateProject } from './projects.service';

/** The columns of the list, in the order of its table. */
const projectExport: ExportColumns<Project, (typeof projectColumns)[number]> = {
  id: { value: ({ id }) => id, kind: 'number' },
  project: { value: ({ name }) => name, width: 28 },
  description: { value: ({ description }) => description, width: 60 },
  address: { value: ({ address }) => address, width: 30 },
};

export async function projectRoutes(app: FastifyInstance, { context }: { context: Context }): Promise<void> {
  readRoute(app, projectOperations.listProjects, ({ caller, query }, reading) => listProjects(reading, caller, query));
  readRoute(
    app,
    projectOperations.exportProjects,
    async ({ caller, query: { format, columns, ...query } }, reading) => {
      const { items } = await listProjects(reading, caller, query);
      return exportFile({
        user: caller.user,
        name: 'Proyectos',
        columns: projectExport,
        titles: columnText.projects,
        requestedColumns: columns,
        format,
        batches: inBatches(items),
      });
    },
  );
  route(app, projectOperations.getProject, ({ caller, params }) => getProject(context, caller, params.id));
  route(app, projectOperations.createProject, ({ caller, body, once }) => createProject(context, caller, body, once));
  route(app, projectOperations.closeProject, ({ caller, params }) => setClosed(context, caller, params.id, true));
  route(app, projectOperations.reopenProject, ({ caller, params }) => setClosed(context, caller, params.id, false));
  route(app, projectOperations.updateProject, ({ caller, params, body }) =>
    updateProject(context, caller, params.id, body),
  );
}
