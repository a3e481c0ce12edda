import { chartOf } from '../../../src/features/panel/chartData';
import type { PanelRow } from '../../../src/contract/panel';

const row = (key: string, numbers: PanelRow['numbers']): PanelRow => ({ by: 'project', key, label: key, numbers });

test('a chart has the numbers of its table: shares in percent, and nothing of few cases', () => {
  const { series, points } = chartOf(
    [
      row('Torre', { ended: 30, with_term: 20, in_time: 15 }),
      row('Casa', { ended: 9, with_term: 3, in_time: 3 }),
      { ...row('', { ended: 39, with_term: 23, in_time: 18 }), by: 'all' },
    ],
    { figure: 'terms', by: 'project', type: 'UNIT' },
  );
  expect(series.map(({ key, format }) => [key, format(75)])).toEqual([['in_time', '75 %']]);
  expect(points).toEqual([{ name: 'Torre', in_time: 75 }, { name: 'Casa' }]);
});

test('a count and a mean are drawn as they are, and two columns with bars are two series', () => {
  const scores = chartOf([row('Torre', { asked: 20, answered: 10, scored: 10, average: 4.2 })], {
    ...{ figure: 'scores', by: 'project', type: 'UNIT' },
  } as const);
  expect(scores.series.map(({ key }) => key)).toEqual(['answered', 'average']);
  expect(scores.points).toEqual([{ name: 'Torre', answered: 50, average: 4.2 }]);
});
