import { projectsGeneratedApi, type ProjectDetail } from './generated/projects.gen';
import { changeMakesStale, idTag, listTag, makesStale, cacheResponse } from './tags';
import { asDownload } from './download';

const cacheDetail = cacheResponse((id: number, answer: ProjectDetail) =>
  projectsGeneratedApi.util.upsertQueryData('getProject', { id }, answer),
);

/** Its units show whether claims and lease requests are possible. */
const projectClosed = changeMakesStale(({ id }: { id: number }) => [listTag('Project'), idTag('Project', id), 'Unit']);

export const projectsApi = projectsGeneratedApi.enhanceEndpoints({
  endpoints: {
    exportProjects: asDownload,
    listProjects: { providesTags: [listTag('Project')] },
    getProject: {
      providesTags: (_result, _error, { id }) => [idTag('Project', id)],
    },
    createProject: { invalidatesTags: makesStale(() => [listTag('Project')]) },
    closeProject: { onQueryStarted: cacheDetail, invalidatesTags: projectClosed },
    reopenProject: { onQueryStarted: cacheDetail, invalidatesTags: projectClosed },
    updateProject: {
      onQueryStarted: cacheDetail,
      // A project's name is shown with everything that belongs to it.
      invalidatesTags: changeMakesStale(({ id }) => [
        listTag('Project'),
        idTag('Project', id),
        'Unit',
        'Client',
        'LeaseRequest',
        'Manager',
        'Consortium',
        'UnitClaim',
        'ProjectClaim',
        'Work',
        'Visit',
      ]),
    },
  },
});

export const {
  useListProjectsQuery,
  useGetProjectQuery,
  useCreateProjectMutation,
  useUpdateProjectMutation,
  useCloseProjectMutation,
  useReopenProjectMutation,
  useExportProjectsMutation,
} = projectsApi;
export type { ListProjectsApiArg, Project, ProjectDetail } from './generated/projects.gen';
