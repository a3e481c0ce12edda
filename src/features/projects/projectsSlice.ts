import { projectsApi } from '../../api/projects';
import { createRecordSlice } from '../../session/recordSlice';

const { getProject, listProjects } = projectsApi.endpoints;

export const { slice: projectsSlice, selectState: selectProjects } = createRecordSlice({
  name: 'projects',
  reads: [getProject],
  lists: [listProjects],
  idOf: (project: { id: number }) => project.id,
});
