import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { clear, createStore } from 'idb-keyval';
import { ok } from '../../../../test/support/builders/claims';
import { buildOwnWorkList } from '../../../../test/support/builders/ownWork';
import { WorkListPage } from './WorkListPage';

const meta: Meta = {
  title: 'Pantallas/Trabajos/Lista del contratista',
  parameters: { layout: 'fullscreen' },
  // What one story stores in the browser must not appear in the next.
  beforeEach: () => clear(createStore('posventa-trabajos', 'trabajos')),
};
export default meta;
type Story = StoryObj;

const list = (answer: unknown): Story => ({
  render: () => <WorkListPage secret={`historia-${Math.random().toString(36).slice(2)}-${Date.now()}`} />,
  parameters: { portal: { path: '/trabajo/', answers: { 'POST /logic/own_works': answer } } },
});
const long = 'Edificio Altos del Parque Independencia y Bulevar Nicasio Oroño, segunda etapa, torre norte';

export const Completa = list(ok(buildOwnWorkList()));
export const ConNombresLargos = list(
  ok(
    buildOwnWorkList({
      contractor: 'Instalaciones Sanitarias y Termomecánicas Hermanos Paganini de Rosario S. R. L.',
      works: buildOwnWorkList().works.map((work) => ({
        ...work,
        places: work.places.map((place) => ({ ...place, project: long, address: `${long}, piso 12` })),
      })),
    }),
  ),
);
export const SinTrabajos = list(ok(buildOwnWorkList({ works: [] })));
export const Cargando = list('never');
export const NoCargó = list({ status: 503, message: 'La base de datos no está disponible.' });
export const EnlaceTerminado = list({ status: 401, message: 'Este enlace ya no sirve. Pedile otro a la empresa.' });
