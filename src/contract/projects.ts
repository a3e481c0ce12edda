import { Type, type Static } from 'typebox';
import { exportOf } from './exports';
import { limits } from './limits';
import { Day, defineOperations, Id, idParams, Instant, listQuery, Nullable, Shape, Text, Version } from './operation';
import { newProjectProblems, projectProblems } from './recordRules';

export const Project = Shape('Project', {
  id: Id,
  name: Type.String(),
  description: Type.String(),
  address: Type.String(),
  consortium_id: Nullable(Id),
  units_count: Type.Integer(),
  closed_at: Nullable(Instant, {
    description: 'Since when the project accepts no new claims and lease requests; null if it is open.',
  }),
  places: Type.Array(Type.String(), { description: 'Places of the building that a project claim can name.' }),
  delivery_date: Type.Optional(
    Nullable(Day, { description: 'When the company handed the common parts over; their warranty begins on this day.' }),
  ),
  version: Version,
});
export type Project = Static<typeof Project>;

export const ProjectDetail = Shape('ProjectDetail', {
  ...Project.properties,
  consortium: Nullable(Type.Object({ id: Id, username: Type.String(), name: Type.String() })),
  managers: Type.Array(
    Type.Object({
      id: Id,
      username: Type.String(),
      name: Type.String(),
      last_name: Type.String(),
      is_primary: Type.Boolean(),
    }),
  ),
});
export type ProjectDetail = Static<typeof ProjectDetail>;

export const projectColumns = ['id', 'project', 'description', 'address'] as const;
const description = Type.String({ maxLength: limits.longTextMax });

const projectList = {
  method: 'GET',
  path: '/logic/project',
  permission: 'projects:read',
  summary: 'Lists projects. A supervisor sees its own projects, a consortium its project.',
  query: listQuery(projectColumns, {}),
  data: Type.Array(Project),
} as const;

export const projectOperations = defineOperations('projects', {
  listProjects: projectList,
  exportProjects: exportOf(projectList, projectColumns),
  getProject: {
    method: 'GET',
    path: '/model/project/{id}',
    permission: 'projects:read',
    summary: 'Returns one project.',
    params: idParams,
    data: ProjectDetail,
  },
  createProject: {
    method: 'POST',
    path: '/model/project',
    permission: 'projects:manage',
    summary: 'Creates a project.',
    status: 201,
    body: Type.Object({ name: Text, description, address: Text }, { additionalProperties: false }),
    rules: newProjectProblems,
    data: ProjectDetail,
  },
  closeProject: {
    method: 'POST',
    path: '/logic/project/{id}/close',
    permission: 'projects:close',
    summary:
      'Closes a project: it accepts no new claims and lease requests. Its records stay readable, and open claims and requests continue.',
    params: idParams,
    data: ProjectDetail,
  },
  reopenProject: {
    method: 'POST',
    path: '/logic/project/{id}/reopen',
    permission: 'projects:close',
    summary: 'Reopens a closed project.',
    params: idParams,
    data: ProjectDetail,
  },
  updateProject: {
    method: 'PUT',
    path: '/logic/project/{id}',
    permission: 'projects:manage',
    summary: 'Edits a project. With `version`, 409 if another user has edited it since.',
    params: idParams,
    body: Type.Object(
      {
        name: Text,
        description,
        address: Text,
        places: Type.Optional(Type.Array(Text, { maxItems: 200 })),
        delivery_date: Type.Optional(
          Nullable(Text, {
            description: 'YYYY-MM-DD. Null removes the stored date; if omitted, the date stays unchanged.',
          }),
        ),
        version: Type.Optional(Version),
      },
      { additionalProperties: false },
    ),
    rules: (body: Parameters<typeof projectProblems>[0]) => projectProblems(body),
    data: ProjectDetail,
  },
});
