import type { FastifyInstance } from 'fastify';
import { unitOperations } from '../../contract/units';
import type { Context } from '../context';
import { route } from '../plugins/operations';
import { notFound } from '../support/errors';
import { findUnit, listUnassignedUnits, listUnits } from './units.repository';
import { unitText } from './unitText';

export async function unitRoutes(app: FastifyInstance, { context }: { context: Context }): Promise<void> {
  route(app, unitOperations.listUnits, ({ user, query }) => listUnits(context, user, query));
  route(app, unitOperations.listUnassignedUnits, ({ user, query }) => listUnassignedUnits(context, user, query));
  route(app, unitOperations.getUnit, async ({ user, params }) => {
    const unit = await findUnit(context, user, params.id);
    if (!unit) throw notFound(unitText.unknown);
    return unit;
  });
}
