import type { PanelFigure, PanelRow } from '../../../src/contract/panel';
import type { PanelDivision, PanelFigureName } from '../../../src/contract/panelFigures';

type Numbers = PanelRow['numbers'];

/** A row of a figure. */
export const buildPanelRow = (
  by: PanelDivision,
  key: string,
  numbers: Numbers,
  label: string | null = null,
): PanelRow => ({
  by,
  key,
  label,
  numbers,
});

const projects = ['Torre Oroño', 'Altos de San Lorenzo', 'Complejo Residencial Altos del Bulevar, segunda etapa'];
const categories = ['Sanitarios', 'Electricidad', 'Aberturas', 'Humedad y filtraciones'];

/** Rows of projects and trades whose numbers are parts of `all`. */
const places = (all: Record<string, number>): PanelRow[] => {
  const part = (share: number) =>
    Object.fromEntries(
      Object.entries(all).map(([name, value]) => [
        name,
        name === 'average' ? value - share : Math.round(value * share),
      ]),
    ) as Numbers;
  return [
    ...projects.map((label, index) =>
      buildPanelRow('project', String(index + 1), part([0.6, 0.37, 0.03][index]!), label),
    ),
    ...categories.map((label, index) =>
      buildPanelRow('category', String(index + 1), part([0.45, 0.3, 0.22, 0.03][index]!), label),
    ),
  ];
};

const time = (claims: number, ended: number, [answer, slow, end, last]: (number | null)[]): Numbers => ({
  claims,
  ended,
  answer_median: answer,
  answer_p90: slow,
  end_median: end,
  end_p90: last,
});

const figures: Record<PanelFigureName, { all: Record<string, number> | Numbers; rows: PanelRow[] }> = {
  open: {
    all: { claims: 123 },
    rows: [
      ...places({ claims: 123 }),
      ...Object.entries({ '0-7': 31, '8-30': 52, '31-90': 28, '91+': 12 }).map(([age, claims]) =>
        buildPanelRow('age', age, { claims }),
      ),
      ...Object.entries({ approved: 21, open: 64, pending: 38 }).map(([status, claims]) =>
        buildPanelRow('status', status, { claims }),
      ),
      buildPanelRow('responsible', '0', { claims: 9 }),
      buildPanelRow('responsible', '2', { claims: 114 }, 'Romina Sosa'),
    ],
  },
  times: {
    all: time(1284, 1019, [0.8, 3.2, 11.4, null]),
    rows: [
      buildPanelRow('month', '2026-08', time(412, 401, [0.9, 3.4, 10.8, 29])),
      buildPanelRow('month', '2026-09', time(388, 352, [0.7, 2.9, 12.1, 41])),
      buildPanelRow('month', '2026-10', time(480, 266, [0.8, 3.1, 14.6, null])),
      buildPanelRow('month', '2026-11', time(4, 0, [0.2, null, null, null])),
    ],
  },
  terms: {
    all: { ended: 1019, with_term: 940, in_time: 771 },
    rows: places({ ended: 1019, with_term: 940, in_time: 771 }),
  },
  recurrence: {
    all: { ended: 1066, reopened: 47, recurred: 83 },
    rows: [
      ...places({ ended: 1066, reopened: 47, recurred: 83 }),
      buildPanelRow('contractor', '0', { ended: 402, reopened: 11, recurred: 30 }),
      buildPanelRow('contractor', '1', { ended: 640, reopened: 36, recurred: 52 }, 'Sanitarios Paraná'),
      buildPanelRow('contractor', '2', { ended: 3, reopened: 1, recurred: 0 }, 'Clima Ya'),
    ],
  },
  costs: {
    all: { works: 310, spent: 18452300.5, recovered: 2140000, net: 16312300.5 },
    rows: places({ works: 310, spent: 18452300, recovered: 2140000, net: 16312300 }),
  },
  scores: {
    all: { asked: 902, answered: 517, scored: 498, average: 4.1 },
    rows: [
      ...places({ asked: 902, answered: 517, scored: 498, average: 4.1 }),
      ...[12, 31, 74, 160, 221].map((scored, index) => buildPanelRow('score', String(index + 1), { scored })),
    ],
  },
};

/** A figure of the panel; with `all` other numbers of all its claims. */
export const buildPanelFigure = (figure: PanelFigureName, all?: Numbers): PanelFigure => ({
  figure,
  at: '2026-11-24T17:32:00.000Z',
  rows: [buildPanelRow('all', '', all ?? figures[figure].all), ...figures[figure].rows],
});
