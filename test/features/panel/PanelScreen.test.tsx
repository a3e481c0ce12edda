import { screen, within } from '@testing-library/react';
import { ok, pageOf } from '../../support/builders/claims';
import { buildPanelFigure, buildPanelRow } from '../../support/builders/panel';
import { buildUser } from '../../support/builders/users';
import { panelFigures, type PanelFigureName } from '../../../src/contract/panelFigures';
import { panelFigureText } from '../../../src/contract/panelText';
import { panelText as text } from '../../../src/features/panel/panelText';
import { buildConsortiumUser } from '../../support/builders/users';
import { warmUp } from '../../support/records';
import { api, renderApp } from '../../support/renderApp';

warmUp(
  () => import('../../../src/features/panel/PanelScreen'),
  () => import('../../../src/features/panel/FigureChart'),
);

const failure = { success: false, message: 'La base de datos no está disponible.' };
/** The queries that the page asked for. */
let asked: Record<string, string>[] = [];
beforeEach(() => {
  asked = [];
});

/** Answers the calls of the page for the `names` of its figures; `figures` replaces some answers. */
function answers(
  figures: Partial<Record<PanelFigureName, object>> = {},
  { names = panelFigures, hasTrades = true }: { names?: readonly PanelFigureName[]; hasTrades?: boolean } = {},
) {
  const calls = api().persist();
  for (const figure of names)
    calls
      .get('/api/logic/panel')
      .query((query) => {
        if (query.figure !== figure) return false;
        asked.push(query as Record<string, string>);
        return true;
      })
      .reply(200, ok(figures[figure] ?? buildPanelFigure(figure)));
  calls
    .get('/api/logic/project')
    .query(true)
    .reply(200, pageOf([{ id: 7, name: 'Torre Oroño' }]));
  if (hasTrades)
    calls
      .get('/api/model/claim_category')
      .query(true)
      .reply(200, ok([{ id: 4, label: 'Sanitarios' }]));
}
const period = '/panel?desde=2026-01-01&hasta=2026-11-24';
const figure = async (name: PanelFigureName) =>
  within(await screen.findByRole('region', { name: panelFigureText[name].title }));
const table = async (name: PanelFigureName, caption: string) =>
  within(await (await figure(name)).findByRole('table', { name: caption }));
const row = async (name: PanelFigureName, caption: string, heading: string) =>
  within((await (await table(name, caption)).findByRole('rowheader', { name: heading })).closest('tr')!);
const hrefOf = (element: HTMLElement) => {
  const { pathname, search } = new URL((element as HTMLAnchorElement).href);
  return [pathname, Object.fromEntries(new URLSearchParams(search))];
};

test('each figure says what it counts and when, and a number leads to the list that it counts', async () => {
  answers();
  renderApp(`${period}&proyectos=7&rubros=4`, { user: buildUser() });
  const states = await row('open', 'Por estado', 'En curso');
  expect(hrefOf(states.getByRole('link', { name: '64' }))).toEqual([
    '/reclamos',
    { project_id: '7', category_id: '4', status: 'open' },
  ]);
  const month = await row('times', 'Por mes', 'oct 2026');
  expect(hrefOf(month.getByRole('link', { name: '480' }))).toEqual([
    '/reclamos',
    {
      project_id: '7',
      category_id: '4',
      from: '2026-10-01',
      to: '2026-10-31',
      status: 'pending,approved,open,completed',
    },
  ]);
  expect(month.getByText('15 días').closest('td')).not.toBeNull();
  const open = await figure('open');
  expect(open.getByText(panelFigureText.open.definition)).toBeInTheDocument();
  expect(open.getByText('A las 14:32.')).toBeInTheDocument();
  expect(asked[0]).toMatchObject({
    type: 'UNIT',
    from: '2026-01-01',
    to: '2026-11-24',
    project_id: '7',
    category_id: '4',
  });
});

test('the last twelve months are the default, and claims of projects have their own lists and no trades', async () => {
  answers();
  const { user } = renderApp('/panel', { user: buildUser() });
  await figure('open');
  await user.click(await screen.findByRole('radio', { name: 'De proyecto' }));
  const states = await row('open', 'Por estado', 'En curso');
  expect(hrefOf(states.getByRole('link', { name: '64' }))).toEqual(['/consorcio-reclamos', { status: 'open' }]);
  expect(screen.queryByRole('table', { name: 'Por rubro' })).not.toBeInTheDocument();
  expect(screen.queryByLabelText('Rubros')).not.toBeInTheDocument();
  expect(window.location.search).toBe('?tipo=proyecto');
  const { from, to, type } = asked.at(-1)!;
  expect(type).toBe('PROJECT');
  expect(Date.parse(to!) - Date.parse(from!)).toBe(365 * 86_400_000);
});

test('few cases are said, as a whole and in a row', async () => {
  answers({ terms: buildPanelFigure('terms', { ended: 3, with_term: 3, in_time: 2 }) });
  renderApp(period, { user: buildUser() });
  expect(await (await figure('terms')).findByText('3 reclamos: todavía no dice nada.')).toBeInTheDocument();
  const contractor = await row('recurrence', 'Por contratista', 'Clima Ya');
  expect(contractor.getAllByText('pocos casos')).toHaveLength(2);
  expect(await row('recurrence', 'Por contratista', 'Sin contratista')).toBeTruthy();
});

test('a long table shows its first rows, and all when asked', async () => {
  const rows = Array.from({ length: 20 }, (_, index) =>
    buildPanelRow('project', String(index + 1), { claims: 20 - index }, `Edificio ${index + 1}`),
  );
  answers({ open: { ...buildPanelFigure('open'), rows: [buildPanelRow('all', '', { claims: 210 }), ...rows] } });
  const { user } = renderApp(period, { user: buildUser() });
  const last = (await row('open', 'Por proyecto', 'Edificio 20')) && screen.getByText('Edificio 20').closest('tr');
  expect(last).toHaveClass('is-printed');
  await user.click(screen.getByRole('button', { name: 'Ver los 20' }));
  expect(screen.getByText('Edificio 20').closest('tr')).not.toHaveClass('is-printed');
});

test('costs are asked for only with their permission; a consortium has neither costs nor scores', async () => {
  answers({}, { names: panelFigures.filter((name) => name !== 'costs') });
  renderApp(period, { user: buildUser({ can_manage_costs: false, type: 'manager' }) });
  await row('open', 'Por estado', 'En curso');
  expect(screen.queryByText(panelFigureText.costs.title)).not.toBeInTheDocument();
  expect(asked.map(({ figure: name }) => name).sort()).toEqual(['open', 'recurrence', 'scores', 'terms', 'times']);
});

test('a consortium sees the claims of its projects, without people and contractors', async () => {
  answers({}, { names: ['open', 'times', 'terms', 'recurrence'], hasTrades: false });
  renderApp(period, { user: buildConsortiumUser() });
  await row('open', 'Por estado', 'En curso');
  expect(screen.queryByRole('table', { name: 'Por responsable' })).not.toBeInTheDocument();
  expect(screen.queryByRole('table', { name: 'Por contratista' })).not.toBeInTheDocument();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  expect(new Set(asked.map(({ figure: name, type }) => `${name} ${type}`))).toEqual(
    new Set(['open PROJECT', 'times PROJECT', 'terms PROJECT', 'recurrence PROJECT']),
  );
});

test('a figure that fails says so, and is asked for again; the others stay', async () => {
  api()
    .get('/api/logic/panel')
    .query(({ figure: name }) => name === 'open')
    .reply(503, failure);
  answers();
  const { user } = renderApp(period, { user: buildUser() });
  const open = await figure('open');
  expect(await open.findByText('No pudimos contar esta parte.')).toBeInTheDocument();
  await row('times', 'Por mes', 'oct 2026');
  await user.click(open.getByRole('button', { name: 'Reintentar' }));
  expect(await open.findByRole('table', { name: 'Por estado' })).toBeInTheDocument();
});

test('a figure opens as a chart, by each of its divisions; one of few cases has none', async () => {
  answers({ terms: buildPanelFigure('terms', { ended: 3, with_term: 3, in_time: 2 }) });
  const { user } = renderApp(period, { user: buildUser() });
  const { title } = panelFigureText.open;
  await user.click(await (await figure('open')).findByRole('button', { name: text.chartFigure(title) }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByRole('figure', { name: text.chartOf(title, 'Antigüedad') })).toBeInTheDocument();
  await user.click(dialog.getByText('Estado'));
  expect(await dialog.findByRole('figure', { name: text.chartOf(title, 'Estado') })).toBeInTheDocument();
  expect((await figure('terms')).queryByRole('button', { name: /Ver gráfico/ })).not.toBeInTheDocument();
});
