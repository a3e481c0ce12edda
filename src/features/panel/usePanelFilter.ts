import { useSearchParams } from 'react-router-dom';
import type { ClaimType } from '../../contract/claimStatus';
import { isDay } from '../../contract/days';
import type { PanelFilter } from '../../contract/panelFigures';
import { useCan } from '../../session/useCan';
import { today } from '../../ui/dates';
import { idsFilter } from '../../ui/table/query/tableQuery';
import { addDays } from '../../ui/wallTime';

const names = { type: 'tipo', from: 'desde', to: 'hasta', project_id: 'proyectos', category_id: 'rubros' } as const;
const kinds: Record<ClaimType, string> = { UNIT: 'unidad', PROJECT: 'proyecto' };

/** The filters of the panel, which are in the address: by default the last twelve months, and the first kind of claims that the user reads. */
export function usePanelFilter() {
  const [params, setParams] = useSearchParams();
  const seesUnits = useCan('unitClaims:read');
  const seesProjects = useCan('projectClaims:read');
  const dayOf = (name: string, otherwise: string) => {
    const day = params.get(name);
    return day && isDay(day) ? day : otherwise;
  };
  const type: ClaimType = seesUnits && !(seesProjects && params.get(names.type) === kinds.PROJECT) ? 'UNIT' : 'PROJECT';
  const filter: PanelFilter = {
    type,
    from: dayOf(names.from, addDays(today(), -365)),
    to: dayOf(names.to, today()),
    project_id: idsFilter(params.get(names.project_id) ?? undefined),
    category_id: type === 'UNIT' ? idsFilter(params.get(names.category_id) ?? undefined) : undefined,
  };
  const change = (changed: Partial<PanelFilter>) =>
    setParams(
      (former) => {
        const next = new URLSearchParams(former);
        for (const [name, value] of Object.entries(changed) as [keyof PanelFilter, string | undefined][]) {
          if (!value) next.delete(names[name]);
          else next.set(names[name], name === 'type' ? kinds[value as ClaimType] : value);
        }
        return next;
      },
      { replace: true },
    );
  return { filter, change, hasBothKinds: seesUnits && seesProjects };
}
