/** The panel: figures of the claims that the caller may see. */
import { Type, type Static, type TNull, type TNumber, type TOptional, type TUnion } from 'typebox';
import { claimTypes } from './claimStatus';
import { Day, defineOperations, Ids, Instant, Nullable, OneOf, Shape } from './operation';
import { panelDivisions, panelFigures, panelNumbers, type PanelNumber } from './panelFigures';

const numberNames = [...new Set(Object.values(panelNumbers).flat())];

const PanelRow = Shape('PanelRow', {
  by: OneOf(panelDivisions),
  key: Type.String({
    description: 'Code, month (YYYY-MM) or id of what the row is about; 0 for nobody, empty for the row `all`.',
  }),
  label: Nullable(Type.String({ description: 'Name of the record that the key identifies.' })),
  numbers: Type.Object(
    Object.fromEntries(numberNames.map((name) => [name, Type.Optional(Nullable(Type.Number()))])) as Record<
      PanelNumber,
      TOptional<TUnion<[TNumber, TNull]>>
    >,
    {
      additionalProperties: false,
      description:
        'Those of the figure. Durations are in days, amounts in pesos. Null: there is none, or not so many have come so far.',
    },
  ),
});
export type PanelRow = Static<typeof PanelRow>;

const PanelFigure = Shape('PanelFigure', {
  figure: OneOf(panelFigures),
  at: { ...Instant, description: 'When it was counted. It is remembered for at most a minute.' },
  rows: Type.Array(PanelRow),
});
export type PanelFigure = Static<typeof PanelFigure>;

const query = {
  figure: OneOf(panelFigures),
  type: OneOf(claimTypes),
  from: Day,
  to: Day,
  project_id: Ids(),
  /** Ignored for claims of projects, which have no trade. */
  category_id: Ids(),
};
export const panelOperations = defineOperations('panel', {
  getPanelFigure: {
    method: 'GET',
    path: '/logic/panel',
    permission: 'panel:see',
    summary:
      'Returns one figure of the claims that came in a period; open claims are those of today. 403 for costs without `costs:manage`, and for scores without `claims:seeAnswers`.',
    query: Type.Object(query, { additionalProperties: false }),
    data: PanelFigure,
  },
  exportPanelFigure: {
    method: 'GET',
    path: '/logic/panel/export',
    permission: 'panel:see',
    summary: 'Exports one figure as a file for Excel. Errors as for the figure.',
    query: Type.Object(query, { additionalProperties: false }),
    isFile: true,
    data: Type.Unsafe<string>({ type: 'string', contentMediaType: 'application/octet-stream' }),
  },
});
export type PanelQuery = Static<typeof panelOperations.getPanelFigure.query>;
