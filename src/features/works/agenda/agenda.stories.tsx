import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { ok, pageOf } from '../../../../test/support/builders/claims';
import { buildLongWork, longName, longPlace, longTexts } from '../../../../test/support/builders/longTexts';
import { buildVisitThisWeek } from '../../../../test/support/builders/visits';
import { buildContractor, buildWork } from '../../../../test/support/builders/works';
import { claimAt } from '../../../../test/support/builders/world';
import type { Visit } from '../../../api/visits';
import { inPortalFrame } from '../../../../test/support/guide';
import VisitDialog from './VisitDialog';
import { AgendaScreen } from '../AgendaScreen';

const meta: Meta = { title: 'Pantallas/Trabajos/Agenda' };
export default meta;
type Story = StoryObj;

const at = (day: number, hour: number, hours = 2) => ({
  starts_at: `2026-11-${day}T${String(hour + 3).padStart(2, '0')}:00:00.000Z`,
  ends_at: `2026-11-${day}T${String(hour + 3 + hours).padStart(2, '0')}:00:00.000Z`,
});
/** A visit of a work order of its own, about its own claim. */
const visit = (id: number, place: string, overrides: Partial<Visit>) =>
  buildVisitThisWeek({
    id,
    place,
    work_id: id - 10,
    claims: [{ id: id + 64, type: 'UNIT', what: claimAt(id - 31).unit_claim.claim_item.label }],
    ...overrides,
  });
const visits = [
  visit(31, '3° A · Torre Oroño', at(24, 9)),
  visit(32, '10° B · Torre Oroño', { ...at(24, 10), worker: 'Electricidad Litoral', contractor_id: 5 }),
  visit(33, 'Edificio Pellegrini', {
    ...at(24, 14, 1),
    worker: 'Gustavo Ledesma',
    contractor_id: null,
    assignee_id: 5,
    address: 'Av. Pellegrini 980, Rosario',
  }),
  visit(34, '6° C · Torre Oroño', { ...at(23, 8), status: 'done' }),
  visit(35, '1° D · Ribera Pichincha', { ...at(23, 11), status: 'missed', missed_by: 'resident' }),
  visit(37, '2° A · Edificio Pellegrini', { ...at(23, 15), unattended_at: '2026-11-23T20:10:00.000Z' }),
  visit(36, 'Cochera 14 · Complejo Residencial Parque de la Independencia', at(26, 15, 3)),
];
const works = [
  buildWork({ id: 41, claims: [{ ...buildWork().claims[0]!, id: 104, place: '5° B · Torre Oroño' }] }),
  buildWork({
    id: 42,
    claims: [{ ...buildWork().claims[0]!, id: 98, place: '7° C · Edificio Pellegrini', what: 'Cerámicos' }],
  }),
];
const agenda = (query: string, answers: Record<string, unknown> = {}) => ({
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

export const Semana: Story = { ...agenda(''), parameters: inPortalFrame(agenda('').parameters) };
export const Día = agenda('&vista=dia', { 'GET /logic/visit': ok(visits.slice(0, 3)) });
export const PorPersona = agenda('&vista=personas', { 'GET /logic/visit': ok(visits.slice(0, 3)) });
const withContacts = visits.slice(0, 3).map((one, at) => ({
  ...one,
  contacts: at === 1 ? [] : [{ name: at === 0 ? 'Laura Giménez' : 'Hernán Sosa', phone: `341587320${at}` }],
}));
export const Recorrido = agenda('&vista=recorrido', { 'GET /logic/visit': ok(withContacts) });
const longVisits = visits.map((one, at) =>
  at % 2 ? one : { ...one, place: longPlace, address: longTexts.address, worker: longTexts.worker },
);
export const TextosLargos = agenda('', {
  'GET /logic/visit': ok(longVisits),
  'GET /logic/work_order': pageOf([buildLongWork(), ...works]),
});
export const RecorridoConTextosLargos = agenda('&vista=recorrido', {
  'GET /logic/visit': ok(
    longVisits.slice(0, 3).map((one) => ({ ...one, contacts: [{ name: longName, phone: '3415873201' }] })),
  ),
});
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
