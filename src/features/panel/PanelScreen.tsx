import './panel.css';
import { maySeeFigure, panelFigures } from '../../contract/panelFigures';
import { useUser } from '../../session/useCan';
import { formatDay } from '../../ui/dates';
import { PageHeader } from '../../ui/PageHeader';
import { Figure } from './Figure';
import { PanelBar } from './PanelBar';
import { panelText as text } from './panelText';
import { usePanelFilter } from './usePanelFilter';

/** /panel: how the claims go, each figure with what it counts, and each number with its list (an addition to section 2). */
export function PanelScreen() {
  const user = useUser();
  const { filter, change, hasBothKinds } = usePanelFilter();
  return (
    <>
      <PageHeader title={text.title} subtitle={text.subtitle(formatDay(filter.from), formatDay(filter.to))} />
      <PanelBar filter={filter} hasBothKinds={hasBothKinds} onChange={change} />
      <div className="stack">
        {panelFigures
          .filter((figure) => maySeeFigure(user, figure))
          .map((figure) => (
            <Figure key={figure} figure={figure} filter={filter} />
          ))}
      </div>
    </>
  );
}
