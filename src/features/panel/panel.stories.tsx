import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { press, shows, then } from '../../../test/support/play';
import { ok, pageOf } from '../../../test/support/builders/claims';
import { buildPanelFigure } from '../../../test/support/builders/panel';
import { buildUser } from '../../../test/support/builders/users';
import { panelFigures, type PanelFigureName } from '../../contract/panelFigures';
import { panelFigureText } from '../../contract/panelText';
import { Figure } from './Figure';
import { PanelScreen } from './PanelScreen';
import { panelText } from './panelText';

const meta: Meta<typeof PanelScreen> = { title: 'Pantallas/Panel', component: PanelScreen };
export default meta;
type Story = StoryObj<typeof PanelScreen>;

const filter = { type: 'UNIT', from: '2025-11-24', to: '2026-11-24' } as const;
const failure = { status: 503, message: 'La base de datos no está disponible.' };
const user = buildUser({ can_manage_costs: true });

/** The page gets the same answer for each figure, so its stories show the states, and {@link withFigure} each figure. */
const screen = (answer: unknown): Story => ({
  parameters: {
    portal: {
      user,
      path: '/panel',
      answers: {
        'GET /logic/panel': answer,
        'GET /logic/project': pageOf([]),
        'GET /model/claim_category': ok([]),
      },
    },
  },
});
const withFigure = (figure: PanelFigureName): Story => ({
  render: () => (
    <div className="stack">
      <Figure figure={figure} filter={filter} />
    </div>
  ),
  parameters: {
    portal: { user, path: '/panel', answers: { 'GET /logic/panel': ok(buildPanelFigure(figure)) } },
  },
});
const [open, times, terms, recurrence, costs, scores] = panelFigures.map(withFigure);
export const Abiertos = open!;
export const Tiempos = times!;
export const Plazos = terms!;
export const Vuelven = recurrence!;
export const Costos = costs!;
export const Puntajes = scores!;
/** The chart of a figure, as its button opens it. */
const withChart = (figure: PanelFigureName): Story => ({
  ...withFigure(figure),
  play: then(press(panelText.chartFigure(panelFigureText[figure].title)), shows(panelText.savePicture)),
});
export const GráficoDeBarras = withChart('recurrence');
export const GráficoPorMes = withChart('times');
export const PocosCasos = screen(ok(buildPanelFigure('terms', { ended: 3, with_term: 3, in_time: 2 })));
export const Vacío = screen(ok({ ...buildPanelFigure('open'), rows: [] }));
export const Cargando = screen('never');
export const Falla = screen(failure);
