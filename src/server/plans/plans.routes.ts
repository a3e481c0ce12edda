import type { FastifyInstance } from 'fastify';
import { planOperations } from '../../contract/plans';
import type { Context } from '../context';
import { route } from '../plugins/operations';
import { addPlan, deletePlan, listPlans, renamePlan } from './plans.service';

export async function planRoutes(app: FastifyInstance, { context }: { context: Context }): Promise<void> {
  route(app, planOperations.listUnitPlans, ({ caller, params }) => listPlans(context, caller, { unitId: params.id }));
  route(app, planOperations.listProjectPlans, ({ caller, params }) =>
    listPlans(context, caller, { projectId: params.id }),
  );
  route(app, planOperations.addUnitPlan, ({ caller, params, body, files, once }) =>
    addPlan(context, caller, { unitId: params.id }, body.name, files, once),
  );
  route(app, planOperations.addProjectPlan, ({ caller, params, body, files, once }) =>
    addPlan(context, caller, { projectId: params.id }, body.name, files, once),
  );
  route(app, planOperations.renamePlan, ({ caller, params, body }) =>
    renamePlan(context, caller, params.id, body.name),
  );
  route(app, planOperations.deletePlan, ({ caller, params }) => deletePlan(context, caller, params.id));
}
