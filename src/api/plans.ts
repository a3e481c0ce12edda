import { plansGeneratedApi, type AddProjectPlanApiArg, type AddUnitPlanApiArg } from './generated/plans.gen';
import { changeMakesStale, idTag, makesStale } from './tags';
import { asUploadWithProgress, useUploadProgress, type WithProgress } from './upload';

export type PlanOwner = 'unit' | 'project';
const ownerTag = (owner: PlanOwner, id: number) => idTag('Plan', `${owner}-${id}`);

export const plansApi = plansGeneratedApi.enhanceEndpoints({
  endpoints: {
    listUnitPlans: { providesTags: (_result, _error, { id }) => [ownerTag('unit', id)] },
    listProjectPlans: { providesTags: (_result, _error, { id }) => [ownerTag('project', id)] },
    addUnitPlan: (definition) => {
      asUploadWithProgress(definition);
      definition.invalidatesTags = makesStale(({ id }) => [ownerTag('unit', id)]);
    },
    addProjectPlan: (definition) => {
      asUploadWithProgress(definition);
      definition.invalidatesTags = makesStale(({ id }) => [ownerTag('project', id)]);
    },
    // The id does not say to which project the plan belongs.
    renamePlan: { invalidatesTags: changeMakesStale(() => ['Plan']) },
    deletePlan: { invalidatesTags: changeMakesStale(() => ['Plan']) },
  },
});

export const { useListUnitPlansQuery, useListProjectPlansQuery, useRenamePlanMutation, useDeletePlanMutation } =
  plansApi;
export type { Plan } from './generated/plans.gen';

/** Uploads a plan with its progress (0 to 1, undefined while nothing is sent). `upload` rejects with an ApiError. */
export function usePlanUpload(owner: PlanOwner, id: number) {
  const [addToUnit] = plansApi.useAddUnitPlanMutation();
  const [addToProject] = plansApi.useAddProjectPlanMutation();
  const { progress, withProgress } = useUploadProgress();
  const upload = (file: File, name: string): Promise<unknown> =>
    withProgress((onProgress) => {
      const plan: AddUnitPlanApiArg & AddProjectPlanApiArg & WithProgress = { id, body: { name, file }, onProgress };
      return (owner === 'unit' ? addToUnit(plan) : addToProject(plan)).unwrap();
    });
  return { upload, progress };
}
