import { houseRulesGeneratedApi, type HouseRules } from './generated/houseRules.gen';
import { plansGeneratedApi, type AddProjectPlanApiArg, type AddUnitPlanApiArg } from './generated/plans.gen';
import { changeMakesStale, idTag, makesStale } from './tags';
import type { Plan } from './generated/plans.gen';
import { asUploadWithProgress, useUploadProgress, type WithProgress } from './upload';

/** Whose documents: plans of a unit or of a project, or the house rules of a project. */
export type PlanOwner = 'unit' | 'project' | 'rules';
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

const rulesTags = () => [idTag('Plan', 'rules')];

export const houseRulesApi = houseRulesGeneratedApi.enhanceEndpoints({
  endpoints: {
    listHouseRules: { providesTags: rulesTags },
    addHouseRules: (definition) => {
      asUploadWithProgress(definition);
      definition.invalidatesTags = makesStale(rulesTags);
    },
    renameHouseRules: { invalidatesTags: changeMakesStale(rulesTags) },
    deleteHouseRules: { invalidatesTags: changeMakesStale(rulesTags) },
  },
});

export const { useListHouseRulesQuery } = houseRulesApi;
export type { HouseRules };
export type { Plan } from './generated/plans.gen';

/** Returns the plans of a unit or of a project, or the house rules of a project. */
export function usePlans(owner: PlanOwner, id: number) {
  const unit = plansApi.useListUnitPlansQuery({ id }, { skip: owner !== 'unit' });
  const project = plansApi.useListProjectPlansQuery({ id }, { skip: owner !== 'project' });
  const rules = useListHouseRulesQuery(undefined, { skip: owner !== 'rules' });
  const { data, error, isLoading, refetch } = { unit, project, rules }[owner];
  const plans =
    owner === 'rules'
      ? rules.data?.items.find(({ project_id }) => project_id === id)?.documents
      : (data?.items as Plan[] | undefined);
  return { plans: data && (plans ?? []), error, isLoading, refetch };
}

/** Returns the commands on a plan or a document of house rules. */
export function usePlanCommands(owner: PlanOwner) {
  const [renamePlan, renaming] = plansApi.useRenamePlanMutation();
  const [deletePlan] = plansApi.useDeletePlanMutation();
  const [renameRules, renamingRules] = houseRulesApi.useRenameHouseRulesMutation();
  const [deleteRules] = houseRulesApi.useDeleteHouseRulesMutation();
  const isRules = owner === 'rules';
  return {
    rename: isRules ? renameRules : renamePlan,
    remove: isRules ? deleteRules : deletePlan,
    isRenaming: renaming.isLoading || renamingRules.isLoading,
  };
}

/** Uploads a plan with its progress (0 to 1, undefined while nothing is sent). `upload` rejects with an ApiError. */
export function usePlanUpload(owner: PlanOwner, id: number) {
  const [addToUnit] = plansApi.useAddUnitPlanMutation();
  const [addToProject] = plansApi.useAddProjectPlanMutation();
  const [addRules] = houseRulesApi.useAddHouseRulesMutation();
  const { progress, withProgress } = useUploadProgress();
  const upload = (file: File, name: string): Promise<unknown> =>
    withProgress((onProgress) => {
      const plan: AddUnitPlanApiArg & AddProjectPlanApiArg & WithProgress = { id, body: { name, file }, onProgress };
      return { unit: addToUnit, project: addToProject, rules: addRules }[owner](plan).unwrap();
    });
  return { upload, progress };
}
