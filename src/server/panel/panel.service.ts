import type { PanelFigure, PanelQuery, PanelRow } from '../../contract/panel';
import { maySeeFigure, type PanelFigureName } from '../../contract/panelFigures';
import type { Context } from '../context';
import type { Caller } from '../policies/rows';
import { forbidden } from '../support/errors';
import { netCosts } from './netCosts.repository';
import { openClaims } from './openClaims.repository';
import type { PanelCache } from './panelCache';
import { recurrence } from './recurrence.repository';
import { scores } from './scores.repository';
import { termShares } from './termShares.repository';
import { claimTimes } from './times.repository';

type Count = (context: Context, caller: Caller, query: PanelQuery) => Promise<PanelRow[]>;
const counts: Record<PanelFigureName, Count> = {
  open: openClaims,
  times: claimTimes,
  terms: termShares,
  recurrence,
  costs: netCosts,
  scores,
};

/** Returns a figure of the panel. Throws 403 if the caller may not see it. */
export async function getPanelFigure(
  context: Context,
  cache: PanelCache,
  caller: Caller,
  query: PanelQuery,
): Promise<PanelFigure> {
  if (!maySeeFigure(caller.user, query.figure)) throw forbidden();
  return cache.get(caller, query, async () => ({
    figure: query.figure,
    at: new Date().toISOString(),
    rows: await counts[query.figure](context, caller, query),
  }));
}
