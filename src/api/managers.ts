import { managersGeneratedApi, type Manager } from './generated/managers.gen';
import { idTag, listTag, onSuccess, showAnswer } from './tags';

/** A project shows its supervisors, so a change of one makes the projects stale as well. */
const managerChanged = (_result: unknown, error: { status?: unknown } | undefined, { id }: { id: number }) =>
  onSuccess(error?.status === 409 ? undefined : error, [listTag('Manager'), idTag('Manager', id), 'Project' as const]);

const consortiumChanged = (_result: unknown, error: { status?: unknown } | undefined, { id }: { id: number }) =>
  onSuccess(error?.status === 409 ? undefined : error, [
    listTag('Consortium'),
    idTag('Consortium', id),
    'Project' as const,
  ]);

const show = showAnswer((id: number, answer: Manager) =>
  managersGeneratedApi.util.upsertQueryData('getManager', { id }, answer),
);

export const managersApi = managersGeneratedApi.enhanceEndpoints({
  endpoints: {
    listManagers: { providesTags: [listTag('Manager')] },
    getManager: { providesTags: (_result, _error, { id }) => [idTag('Manager', id)] },
    createManager: { invalidatesTags: (_result, error) => onSuccess(error, [listTag('Manager'), 'Project' as const]) },
    updateManager: { onQueryStarted: show, invalidatesTags: managerChanged },
    addManagerProject: { onQueryStarted: show, invalidatesTags: managerChanged },
    removeManagerProject: { onQueryStarted: show, invalidatesTags: managerChanged },
    setManagerPrimaryProject: { onQueryStarted: show, invalidatesTags: managerChanged },
    setManagerProjects: { onQueryStarted: show, invalidatesTags: managerChanged },
    deactivateManager: { onQueryStarted: show, invalidatesTags: managerChanged },
    listConsortiums: { providesTags: [listTag('Consortium')] },
    getConsortium: { providesTags: (_result, _error, { id }) => [idTag('Consortium', id)] },
    createConsortium: {
      invalidatesTags: (_result, error) => onSuccess(error, [listTag('Consortium'), 'Project' as const]),
    },
    updateConsortium: { invalidatesTags: consortiumChanged },
    deactivateConsortium: { invalidatesTags: consortiumChanged },
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
