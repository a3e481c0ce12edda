import { managersGeneratedApi, type Consortium, type Manager } from './generated/managers.gen';
import { changeMakesStale, idTag, listTag, makesStale, cacheResponse } from './tags';
import { asDownload } from './download';

/** A project shows its supervisors. */
const projectsChanged = changeMakesStale(({ id }: { id: number }) => [
  listTag('Manager'),
  idTag('Manager', id),
  'Project',
]);
/** Other people become responsible for a deactivated supervisor's claims. */
const managerDeactivated = changeMakesStale(({ id }: { id: number }) => [
  listTag('Manager'),
  idTag('Manager', id),
  'Project',
  'UnitClaim',
  'ProjectClaim',
  'ClaimHistory',
]);
/** A reactivated supervisor has no projects. */
const managerReactivated = changeMakesStale(({ id }: { id: number }) => [listTag('Manager'), idTag('Manager', id)]);
/** The name is also shown with the claims, work orders and visits of the person, and with their messages and changes. */
const managerRenamed = changeMakesStale(({ id }: { id: number }) => [
  listTag('Manager'),
  idTag('Manager', id),
  'Project',
  'UnitClaim',
  'ProjectClaim',
  'ClaimComment',
  'ClaimNote',
  'ClaimHistory',
  'Work',
  'Visit',
]);

const cacheDetail = cacheResponse((id: number, answer: Manager) =>
  managersGeneratedApi.util.upsertQueryData('getManager', { id }, answer),
);

const cacheConsortium = cacheResponse((id: number, answer: Consortium) =>
  managersGeneratedApi.util.upsertQueryData('getConsortium', { id }, answer),
);
/** Another consortium may have lost the project. */
const consortiumMoved = changeMakesStale(() => ['Consortium', 'Project']);

export const managersApi = managersGeneratedApi.enhanceEndpoints({
  endpoints: {
    exportUsers: asDownload,
    listManagers: { providesTags: [listTag('Manager')] },
    getManager: {
      providesTags: (_result, _error, { id }) => [idTag('Manager', id)],
    },
    createManager: {
      invalidatesTags: makesStale(() => [listTag('Manager'), 'Project']),
    },
    updateManager: { onQueryStarted: cacheDetail, invalidatesTags: managerRenamed },
    addManagerProject: {
      onQueryStarted: cacheDetail,
      invalidatesTags: projectsChanged,
    },
    removeManagerProject: {
      onQueryStarted: cacheDetail,
      invalidatesTags: projectsChanged,
    },
    setManagerPrimaryProject: {
      onQueryStarted: cacheDetail,
      invalidatesTags: projectsChanged,
    },
    setManagerProjects: {
      onQueryStarted: cacheDetail,
      invalidatesTags: projectsChanged,
    },
    setManagerCosts: {
      onQueryStarted: cacheDetail,
      invalidatesTags: changeMakesStale(({ id }: { id: number }) => [idTag('Manager', id)]),
    },
    deactivateManager: {
      onQueryStarted: cacheDetail,
      invalidatesTags: managerDeactivated,
    },
    reactivateManager: {
      onQueryStarted: cacheDetail,
      invalidatesTags: managerReactivated,
    },
    listConsortiums: { providesTags: [listTag('Consortium')] },
    getConsortium: {
      providesTags: (_result, _error, { id }) => [idTag('Consortium', id)],
    },
    createConsortium: {
      invalidatesTags: makesStale(() => [listTag('Consortium'), 'Project']),
    },
    updateConsortium: {
      invalidatesTags: changeMakesStale(({ id }) => [
        listTag('Consortium'),
        idTag('Consortium', id),
        'Project',
        'ProjectClaim',
        'ClaimComment',
      ]),
    },
    addConsortiumProject: { onQueryStarted: cacheConsortium, invalidatesTags: consortiumMoved },
    removeConsortiumProject: { onQueryStarted: cacheConsortium, invalidatesTags: consortiumMoved },
    deactivateConsortium: {
      invalidatesTags: consortiumMoved,
    },
    reactivateConsortium: {
      invalidatesTags: changeMakesStale(({ id }) => [listTag('Consortium'), idTag('Consortium', id)]),
    },
    listAdmins: { providesTags: ['Admin'] },
    createAdmin: { invalidatesTags: makesStale(() => ['Admin']) },
    // As for a supervisor.
    updateAdmin: {
      invalidatesTags: changeMakesStale(() => [
        'Admin',
        'UnitClaim',
        'ProjectClaim',
        'ClaimComment',
        'ClaimNote',
        'ClaimHistory',
        'Work',
        'Visit',
      ]),
    },
    reactivateAdmin: { invalidatesTags: changeMakesStale(() => ['Admin']) },
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
  useSetManagerCostsMutation,
  useDeactivateManagerMutation,
  useReactivateManagerMutation,
  useListConsortiumsQuery,
  useGetConsortiumQuery,
  useCreateConsortiumMutation,
  useUpdateConsortiumMutation,
  useAddConsortiumProjectMutation,
  useRemoveConsortiumProjectMutation,
  useDeactivateConsortiumMutation,
  useReactivateConsortiumMutation,
  useListAdminsQuery,
  useExportUsersMutation,
  useCreateAdminMutation,
  useUpdateAdminMutation,
  useReactivateAdminMutation,
} = managersApi;
export type { Admin, Consortium, Manager } from './generated/managers.gen';
