import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ok, pageOf } from '../../../test/support/builders/claims';
import { workAt } from '../../../test/support/builders/world';
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
/** A work order of the contractor, at the places that the server lists for it. */
const workOfPlaces = (id: number, at: number) => {
  const work = workAt(at * 4);
  const own = places.filter(({ work_id }) => work_id === id);
  return {
    ...work,
    id,
    claims: own.map((one, index) => ({ ...work.claims[0]!, id: 95 + at * 4 + index, place: one.place })),
  };
};
const choosing = (answer: typeof places): Story => ({
  render: () => <WorkListScreen />,
  parameters: {
    portal: {
      path: '/trabajos',
      answers: {
        'GET /logic/work_order': pageOf([...new Set(places.map(({ work_id }) => work_id))].map(workOfPlaces)),
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
