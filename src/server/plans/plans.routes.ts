import type { FastifyInstance } from 'fastify';
import { planOperations } from '../../contract/plans';
import type { Context } from '../context';
import { route } from '../plugins/operations';
import { addPlan, deletePlan, listPlans, renamePlan } from './plans.service';

export async function planRoutes(app: FastifyInstance, { context }: { context: Context }): Promise<void> {
  route(app, planOperations.listUnitPlans, ({ user, params }) => listPlans(context, user, { unitId: params.id }));
  route(app, planOperations.listProjectPlans, ({ user, params }) => listPlans(context, user, { projectId: params.id }));
  route(app, planOperations.addUnitPlan, ({ user, params, body, files }) =>
    addPlan(context, user, { unitId: params.id }, body.name, files),
  );
  route(app, planOperations.addProjectPlan, ({ user, params, body, files }) =>
    addPlan(context, user, { projectId: params.id }, body.name, files),
  );
  route(app, planOperations.renamePlan, ({ params, body }) => renamePlan(context, params.id, body.name));
  route(app, planOperations.deletePlan, ({ params }) => deletePlan(context, params.id));
}
