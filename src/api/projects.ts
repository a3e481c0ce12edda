import { projectsGeneratedApi, type ProjectDetail } from './generated/projects.gen';
import { idTag, listTag, onSuccess, showAnswer } from './tags';

const show = showAnswer((id: number, answer: ProjectDetail) =>
  projectsGeneratedApi.util.upsertQueryData('getProject', { id }, answer),
);

export const projectsApi = projectsGeneratedApi.enhanceEndpoints({
  endpoints: {
    listProjects: { providesTags: [listTag('Project')] },
    getProject: { providesTags: (_result, _error, { id }) => [idTag('Project', id)] },
    createProject: { invalidatesTags: (_result, error) => onSuccess(error, [listTag('Project')]) },
    updateProject: {
      onQueryStarted: show,
      invalidatesTags: (_result, error, { id }) =>
        onSuccess(error?.status === 409 ? undefined : error, [
          listTag('Project'),
          idTag('Project', id),
          listTag('Unit'),
        ]),
    },
  },
});

export const { useListProjectsQuery, useGetProjectQuery, useCreateProjectMutation, useUpdateProjectMutation } =
  projectsApi;
export type { ListProjectsApiArg, Project, ProjectDetail } from './generated/projects.gen';
