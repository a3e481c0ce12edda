import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { ok, pageOf } from '../../../../test/support/builders/claims';
import { buildVisitThisWeek } from '../../../../test/support/builders/visits';
import { buildContractor, buildWork } from '../../../../test/support/builders/works';
import VisitDialog from './VisitDialog';
import { AgendaScreen } from '../AgendaScreen';

const meta: Meta = { title: 'Pantallas/Trabajos/Agenda' };
export default meta;
type Story = StoryObj;

const at = (day: number, hour: number, hours = 2) => ({
  starts_at: `2026-11-${day}T${String(hour + 3).padStart(2, '0')}:00:00.000Z`,
  ends_at: `2026-11-${day}T${String(hour + 3 + hours).padStart(2, '0')}:00:00.000Z`,
});
const visits = [
  buildVisitThisWeek({ id: 31, ...at(24, 9) }),
  buildVisitThisWeek({
    id: 32,
    ...at(24, 10),
    worker: 'Electricidad Litoral',
    contractor_id: 5,
    place: '10° B · Torre Oroño',
  }),
  buildVisitThisWeek({
    id: 33,
    ...at(24, 14, 1),
    worker: 'Gustavo Ledesma',
    contractor_id: null,
    assignee_id: 5,
    place: 'Edificio Pellegrini',
    address: 'Av. Pellegrini 980, Rosario',
  }),
  buildVisitThisWeek({ id: 34, ...at(23, 8), status: 'done' }),
  buildVisitThisWeek({ id: 35, ...at(23, 11), status: 'missed', missed_by: 'resident' }),
  buildVisitThisWeek({ id: 37, ...at(23, 15), unattended_at: '2026-11-23T20:10:00.000Z' }),
  buildVisitThisWeek({
    id: 36,
    ...at(26, 15, 3),
    place: 'Cochera 14 · Complejo Residencial Parque de la Independencia',
  }),
];
const works = [
  buildWork({ id: 41 }),
  buildWork({
    id: 42,
    claims: [{ ...buildWork().claims[0]!, id: 98, place: '7° C · Edificio Pellegrini', what: 'Cerámicos' }],
  }),
];
const agenda = (query: string, answers: Record<string, unknown> = {}): Story => ({
  render: () => <AgendaScreen />,
  parameters: {
    portal: {
      path: `/agenda?dia=2026-11-24${query}`,
      answers: {
        'GET /logic/contractor': ok([
          buildContractor(),
          buildContractor({ id: 5, name: 'Electricidad Litoral', categories: [{ id: 2, label: 'Electricidad' }] }),
        ]),
        'GET /logic/colleague': ok([{ id: 5, name: 'Gustavo Ledesma' }]),
        'GET /logic/visit': ok(visits),
        'GET /logic/work_order': pageOf(works),
        ...answers,
      },
    },
  },
});

export const Semana = agenda('');
export const Día = agenda('&vista=dia', { 'GET /logic/visit': ok(visits.slice(0, 3)) });
export const PorPersona = agenda('&vista=personas', { 'GET /logic/visit': ok(visits.slice(0, 3)) });
const withContacts = visits.slice(0, 3).map((visit, at) => ({
  ...visit,
  contacts: at === 1 ? [] : [{ name: at === 0 ? 'Laura Giménez' : 'Hernán Sosa', phone: `341587320${at}` }],
}));
export const Recorrido = agenda('&vista=recorrido', { 'GET /logic/visit': ok(withContacts) });
export const Visita: Story = {
  render: () => (
    <VisitDialog
      visit={buildVisitThisWeek({ ...at(23, 15), unattended_at: '2026-11-23T20:10:00.000Z' })}
      onClose={fn()}
    />
  ),
};
export const Vacía = agenda('', { 'GET /logic/visit': ok([]), 'GET /logic/work_order': pageOf([]) });
export const Cargando = agenda('', { 'GET /logic/visit': 'never', 'GET /logic/work_order': 'never' });
export const Falla = agenda('', {
  'GET /logic/visit': { status: 500, message: 'No pudimos leer las visitas.' },
  'GET /logic/work_order': { status: 500, message: 'No pudimos leer los trabajos.' },
});
