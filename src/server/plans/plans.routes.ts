import type { FastifyInstance } from 'fastify';
import { houseRulesOperations } from '../../contract/houseRules';
import { planOperations } from '../../contract/plans';
import type { Context } from '../context';
import { route } from '../plugins/operations';
import { addPlan, deletePlan, listHouseRules, listPlans, renamePlan } from './plans.service';

export async function planRoutes(app: FastifyInstance, { context }: { context: Context }): Promise<void> {
  route(app, planOperations.listUnitPlans, ({ caller, params }) => listPlans(context, caller, { unitId: params.id }));
  route(app, planOperations.listProjectPlans, ({ caller, params }) =>
    listPlans(context, caller, { projectId: params.id }),
  );
  route(app, planOperations.addUnitPlan, ({ caller, params, body, files, once }) =>
    addPlan(context, caller, { kind: 'plan', unitId: params.id }, body.name, files, once),
  );
  route(app, planOperations.addProjectPlan, ({ caller, params, body, files, once }) =>
    addPlan(context, caller, { kind: 'plan', projectId: params.id }, body.name, files, once),
  );
  route(app, planOperations.renamePlan, ({ caller, params, body }) =>
    renamePlan(context, caller, 'plan', params.id, body.name),
  );
  route(app, planOperations.deletePlan, ({ caller, params }) => deletePlan(context, caller, 'plan', params.id));

  route(app, houseRulesOperations.listHouseRules, ({ caller }) => listHouseRules(context, caller));
  route(app, houseRulesOperations.addHouseRules, ({ caller, params, body, files, once }) =>
    addPlan(context, caller, { kind: 'rules', projectId: params.id }, body.name, files, once),
  );
  route(app, houseRulesOperations.renameHouseRules, ({ caller, params, body }) =>
    renamePlan(context, caller, 'rules', params.id, body.name),
  );
  route(app, houseRulesOperations.deleteHouseRules, ({ caller, params }) =>
    deletePlan(context, caller, 'rules', params.id),
  );
}
