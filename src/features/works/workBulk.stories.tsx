import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ok, pageOf } from '../../../test/support/builders/claims';
import { buildWork } from '../../../test/support/builders/works';
import { press, shows, then, tick } from '../../../test/support/play';
import { worksBulkText as text } from './bulk/worksBulkText';
import { worksText } from './worksText';
import { WorkListScreen } from './WorkListScreen';

const meta: Meta = { title: 'Pantallas/Trabajos/Varios a la vez' };
export default meta;
type Story = StoryObj;

const place = (work_id: number, where: string, problem: string | null = null) => ({
  work_id,
  place: where,
  worker: 'Sanitarios Paraná',
  problem,
});
const waiting = 'Ya hay horarios propuestos: falta que elijan uno.';
const closed = 'El trabajo ya no está en curso: no se puede acordar una visita.';
const places = [
  place(21, '3° A · Torre Oroño'),
  place(20, '4° B · Torre Oroño'),
  place(19, '1° C · Torre Oroño', waiting),
  place(19, 'Torre Oroño', waiting),
  place(18, '2° A · Torre Oroño', closed),
];
const choosing = (answer: typeof places): Story => ({
  render: () => <WorkListScreen />,
  parameters: {
    portal: {
      path: '/trabajos',
      answers: {
        'GET /logic/work_order': pageOf([21, 20, 19, 18].map((id) => buildWork({ id }))),
        'GET /logic/visit/place': ok(answer),
      },
    },
  },
  play: async ({ canvasElement }) => {
    await then(tick(worksText.select(21)), tick(worksText.select(20)), shows(text.selected(2)))({ canvasElement });
  },
});
const proposing = (answer: typeof places, shown: string): Story => ({
  ...choosing(answer),
  play: then(tick(worksText.select(21)), press(text.propose), shows(shown)),
});

export const Elegidos = choosing(places);
export const Proponiendo = proposing(places, text.can(2, 5));
export const NingunoPuede = proposing(
  places.filter(({ problem }) => problem),
  text.none,
);
