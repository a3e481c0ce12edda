import { Button, Segmented } from 'antd';
import { useRef, useState } from 'react';
import {
  Bar,
  BarChart,
  CartesianGrid,
  Legend,
  Line,
  LineChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import type { PanelFigure } from '../../api/panel';
import { divisionsOf, type PanelFilter } from '../../contract/panelFigures';
import { panelDivisionText, panelFigureText } from '../../contract/panelText';
import { useUser } from '../../session/useCan';
import { today } from '../../ui/dates';
import { Dialog } from '../../ui/Dialog';
import { notify, toastMs } from '../../ui/notify';
import { uiText } from '../../ui/text';
import { chartOf, type ChartSeries } from './chartData';
import { panelText as text } from './panelText';
import { savePicture } from './savePicture';

export interface FigureChartProps {
  figure: PanelFigure;
  filter: PanelFilter;
  onClose: () => void;
}

/** Pixels of a bar with its gap, and of what stands around all of them. */
const [barHeight, frameHeight] = [34, 90];
/** Told apart by more than their colour: the second line is dashed, the second bars are pale with an edge. */
const looks = [
  { stroke: 'var(--brick)', fill: 'var(--brick)' },
  { stroke: 'var(--ink-soft)', fill: 'var(--line)', strokeDasharray: '6 4' },
] as const;
const lookOf = (index: number) => looks[index % looks.length]!;

/** A figure as a chart, by one division: the same numbers as its table, which stays the text for who does not see it. */
export default function FigureChart({ figure: { figure, rows }, filter, onClose }: FigureChartProps) {
  const user = useUser();
  const [isOpen, setIsOpen] = useState(true);
  const divisions = divisionsOf(user, figure, filter.type);
  const [by, setBy] = useState(divisions[0]!);
  const box = useRef<HTMLDivElement>(null);
  const { series, points } = chartOf(rows, { figure, by, type: filter.type });
  // One value is no chart, and few cases have none.
  const isDrawn = points.filter((point) => series.some(({ key }) => point[key] !== undefined)).length > 1;
  const { title, file } = panelFigureText[figure];
  const save = () => {
    const chart = box.current?.querySelector('svg');
    if (!chart) return;
    void savePicture(chart, `${file} ${today()}.png`).catch(() =>
      notify({ type: 'error', title: text.pictureFailed, durationMs: toastMs.error }),
    );
  };
  return (
    <Dialog
      open={isOpen}
      title={title}
      width={860}
      onCancel={() => setIsOpen(false)}
      afterClose={onClose}
      footer={
        <>
          <Button disabled={!isDrawn} onClick={save}>
            {text.savePicture}
          </Button>
          <Button onClick={() => setIsOpen(false)}>{uiText.close}</Button>
        </>
      }
    >
      {divisions.length > 1 && (
        <Segmented
          aria-label={text.chartBy}
          value={by}
          options={divisions.map((value) => ({ value, label: panelDivisionText[value] }))}
          onChange={setBy}
        />
      )}
      {!isDrawn ? (
        <p className="card-soft">{text.tooFewToDraw}</p>
      ) : (
        <div ref={box} className="panel-chart" role="figure" aria-label={text.chartOf(title, panelDivisionText[by])}>
          <ResponsiveContainer
            width="100%"
            height={by === 'month' ? 320 : points.length * series.length * barHeight + frameHeight}
          >
            {by === 'month' ? (
              <LineChart data={points} margin={{ top: 8, right: 16, bottom: 8, left: 0 }}>
                {axes(series)}
                {series.map(({ key, name }, index) => (
                  <Line
                    key={key}
                    dataKey={key}
                    name={name}
                    isAnimationActive={false}
                    strokeWidth={2}
                    {...lookOf(index)}
                    fill="var(--surface)"
                  />
                ))}
              </LineChart>
            ) : (
              <BarChart data={points} layout="vertical" margin={{ top: 8, right: 16, bottom: 8, left: 0 }}>
                <CartesianGrid stroke="var(--line)" horizontal={false} />
                <XAxis type="number" stroke="var(--ink-soft)" />
                <YAxis type="category" dataKey="name" width={150} stroke="var(--ink-soft)" interval={0} />
                {around(series)}
                {series.map(({ key, name }, index) => (
                  <Bar
                    key={key}
                    dataKey={key}
                    name={name}
                    isAnimationActive={false}
                    maxBarSize={24}
                    {...lookOf(index)}
                    strokeDasharray={undefined}
                  />
                ))}
              </BarChart>
            )}
          </ResponsiveContainer>
        </div>
      )}
    </Dialog>
  );
}

/** The axes of a chart by months. */
const axes = (series: ChartSeries[]) => (
  <>
    <CartesianGrid stroke="var(--line)" vertical={false} />
    <XAxis dataKey="name" stroke="var(--ink-soft)" />
    <YAxis stroke="var(--ink-soft)" />
    {around(series)}
  </>
);

/** The value under the pointer or the arrow keys, and the names of the series where there are several. */
const around = (series: ChartSeries[]) => (
  <>
    <Tooltip
      cursor={{ fill: 'var(--row-hover)', stroke: 'var(--line-strong)' }}
      contentStyle={{ background: 'var(--surface)', borderColor: 'var(--line-strong)', color: 'var(--ink)' }}
      itemStyle={{ color: 'var(--ink)' }}
      formatter={(value, name) => {
        const format = series.find((each) => each.name === name)?.format;
        return typeof value === 'number' && format ? format(value) : String(value);
      }}
    />
    {series.length > 1 && <Legend formatter={(name: string) => <span className="panel-legend">{name}</span>} />}
  </>
);
