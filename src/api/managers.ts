import { managersGeneratedApi, type Manager } from './generated/managers.gen';
import { changeMakesStale, idTag, listTag, makesStale, showAnswer } from './tags';

/** A project shows its supervisors. */
const projectsChanged = changeMakesStale(({ id }: { id: number }) => [
  listTag('Manager'),
  idTag('Manager', id),
  'Project',
]);
/** The name stands at what the person wrote and changed, too. */
const managerRenamed = changeMakesStale(({ id }: { id: number }) => [
  listTag('Manager'),
  idTag('Manager', id),
  'Project',
  'UnitClaim',
  'ClaimComment',
  'ClaimHistory',
]);

const show = showAnswer((id: number, answer: Manager) =>
  managersGeneratedApi.util.upsertQueryData('getManager', { id }, answer),
);

export const managersApi = managersGeneratedApi.enhanceEndpoints({
  endpoints: {
    listManagers: { providesTags: [listTag('Manager')] },
    getManager: { providesTags: (_result, _error, { id }) => [idTag('Manager', id)] },
    createManager: { invalidatesTags: makesStale(() => [listTag('Manager'), 'Project']) },
    updateManager: { onQueryStarted: show, invalidatesTags: managerRenamed },
    addManagerProject: { onQueryStarted: show, invalidatesTags: projectsChanged },
    removeManagerProject: { onQueryStarted: show, invalidatesTags: projectsChanged },
    setManagerPrimaryProject: { onQueryStarted: show, invalidatesTags: projectsChanged },
    setManagerProjects: { onQueryStarted: show, invalidatesTags: projectsChanged },
    deactivateManager: { onQueryStarted: show, invalidatesTags: projectsChanged },
    listConsortiums: { providesTags: [listTag('Consortium')] },
    getConsortium: { providesTags: (_result, _error, { id }) => [idTag('Consortium', id)] },
    createConsortium: { invalidatesTags: makesStale(() => [listTag('Consortium'), 'Project']) },
    updateConsortium: {
      invalidatesTags: changeMakesStale(({ id }) => [
        listTag('Consortium'),
        idTag('Consortium', id),
        'Project',
        'ProjectClaim',
        'ClaimComment',
      ]),
    },
    deactivateConsortium: {
      invalidatesTags: changeMakesStale(({ id }) => [listTag('Consortium'), idTag('Consortium', id), 'Project']),
    },
    listAdmins: { providesTags: ['Admin'] },
  },
});

export const {
  useListManagersQuery,
  useGetManagerQuery,
  useCreateManagerMutation,
  useUpdateManagerMutation,
  useAddManagerProjectMutation,
  useRemoveManagerProjectMutation,
  useSetManagerPrimaryProjectMutation,
  useSetManagerProjectsMutation,
  useDeactivateManagerMutation,
  useListConsortiumsQuery,
  useGetConsortiumQuery,
  useCreateConsortiumMutation,
  useUpdateConsortiumMutation,
  useDeactivateConsortiumMutation,
  useListAdminsQuery,
} = managersApi;
export type { Admin, Consortium, Manager } from './generated/managers.gen';
