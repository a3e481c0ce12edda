import { BarChartOutlined, DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { late } from '../../ui/late';
import { errorMessage } from '../../api/envelope';
import { useExportPanelFigureMutation, useGetPanelFigureQuery, type PanelFigure } from '../../api/panel';
import { divisionsOf, fewCases, type PanelFigureName, type PanelFilter } from '../../contract/panelFigures';
import { panelFigureText } from '../../contract/panelText';
import { useUser } from '../../session/useCan';
import { today } from '../../ui/dates';
import { downloadFrom } from '../../ui/download';
import { Loaded } from '../../ui/Loaded';
import { notify, toastMs } from '../../ui/notify';
import { Panel } from '../../ui/Panel';
import { useDialog } from '../../ui/useDialog';
import { toWall, wallHour } from '../../ui/wallTime';
import { casesOf, isPlain } from './figureColumns';
import type { FigureChartProps } from './FigureChart';
import { FigureTable } from './FigureTable';
import { panelText as text } from './panelText';

const FigureChart = late(() => import(/* webpackChunkName: "panel-chart" */ './FigureChart'));

/** Seconds that a figure stays as it is: the server remembers it as long. */
const freshSeconds = 60;

interface FigureProps {
  figure: PanelFigureName;
  filter: PanelFilter;
}

/** One figure: what it counts, its tables, when it was counted, and its file. */
export function Figure({ figure, filter }: FigureProps) {
  const { title, definition, file, ofProjects } = panelFigureText[figure];
  const { project_id: projectId, category_id: categoryId, ...period } = filter;
  const arg = { figure, ...period, projectId, categoryId };
  const { currentData, error, refetch } = useGetPanelFigureQuery(arg, { refetchOnMountOrArgChange: freshSeconds });
  const [exportFigure] = useExportPanelFigureMutation();
  const [isBusy, setIsBusy] = useState(false);
  const chart = useDialog<FigureChartProps>(FigureChart);
  const save = async () => {
    setIsBusy(true);
    try {
      downloadFrom(`${file} ${today()}.xlsx`, await exportFigure(arg).unwrap());
    } catch (failure) {
      const description = errorMessage(failure);
      notify({ type: 'error', title: text.downloadFailed, description, durationMs: toastMs.error });
    }
    setIsBusy(false);
  };
  return (
    <Panel
      title={title}
      action={
        <>
          {currentData && hasChart(currentData) && (
            <Button
              icon={<BarChartOutlined aria-hidden />}
              aria-label={text.chartFigure(title)}
              onClick={() => chart.open({ figure: currentData, filter })}
            >
              {text.chart}
            </Button>
          )}
          <Button
            icon={<DownloadOutlined aria-hidden />}
            aria-label={text.downloadFigure(title)}
            loading={isBusy}
            disabled={!currentData}
            onClick={() => void save()}
          >
            {text.download}
          </Button>
        </>
      }
    >
      <p className="panel-definition">{(filter.type === 'PROJECT' && ofProjects) || definition}</p>
      <Loaded result={{ data: currentData, error, refetch }} failed={text.failed}>
        {(data) => (
          <>
            <FigureContent figure={data} filter={filter} />
            <p className="panel-at">{text.at(wallHour(toWall(data.at)))}</p>
          </>
        )}
      </Loaded>
      {chart.dialog}
    </Panel>
  );
}

/** Whether a figure has enough cases to be drawn. */
const hasChart = ({ figure, rows }: PanelFigure): boolean =>
  (rows.find(({ by }) => by === 'all')?.numbers[casesOf[figure]] ?? 0) >= (isPlain(figure) ? 1 : fewCases);

/** The tables of a figure; of few cases only their number. */
function FigureContent({ figure: { figure, rows }, filter }: { figure: PanelFigure; filter: PanelFilter }) {
  const user = useUser();
  const cases = rows.find(({ by }) => by === 'all')?.numbers[casesOf[figure]] ?? 0;
  if (cases === 0) return <p className="card-soft">{figure === 'costs' ? text.noCosts : text.none}</p>;
  if (cases < fewCases && !isPlain(figure)) return <p className="card-soft">{text.few(cases)}</p>;
  return (
    <div className={`panel-parts panel-parts-${figure}`}>
      {divisionsOf(user, figure, filter.type).map((by) => (
        <FigureTable key={by} figure={figure} by={by} rows={rows} filter={filter} />
      ))}
    </div>
  );
}
