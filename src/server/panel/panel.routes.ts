import type { FastifyInstance } from 'fastify';
import { panelOperations } from '../../contract/panel';
import type { Context } from '../context';
import { readRoute } from '../plugins/readRoute';
import { PanelCache } from './panelCache';
import { exportPanelFigure } from './panelExport';
import { getPanelFigure } from './panel.service';

export async function panelRoutes(app: FastifyInstance, _options: { context: Context }): Promise<void> {
  const cache = new PanelCache();
  readRoute(app, panelOperations.getPanelFigure, ({ caller, query }, reading) =>
    getPanelFigure(reading, cache, caller, query),
  );
  readRoute(app, panelOperations.exportPanelFigure, async ({ caller, query }, reading) =>
    exportPanelFigure(caller, await getPanelFigure(reading, cache, caller, query)),
  );
}
