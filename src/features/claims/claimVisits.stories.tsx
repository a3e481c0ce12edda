import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ok } from '../../../test/support/builders/claims';
import { buildWorkPhoto } from '../../../test/support/builders/ownWork';
import { photoUrl } from '../../../test/support/builders/photos';
import { buildClientUser } from '../../../test/support/builders/users';
import { buildAgreedVisit, buildVisit } from '../../../test/support/builders/visits';
import { buildWork } from '../../../test/support/builders/works';
import { press, shows, then } from '../../../test/support/play';
import { rulesText } from '../../contract/rulesText';
import { VisitCard } from '../../visits/VisitCard';
import { visitsText, unattendedText } from '../../visits/visitsText';
import WindowsDialog, { type WindowsDialogProps } from '../../visits/WindowsDialog';
import { VisitFold } from './detail/VisitFold';
import { WorkFold } from './detail/WorkFold';

const meta: Meta = { title: 'Pantallas/Reclamos/Visita' };
export default meta;
type Story = StoryObj;

const opened = { claimId: 95, isOpen: true, onToggle: () => {}, ref: null };
const visits = (answer: unknown, isOpen = true): Story => ({
  render: () => <VisitFold {...opened} isOpen={isOpen} />,
  parameters: {
    portal: {
      user: buildClientUser(),
      frame: 'column',
      answers: { 'GET /logic/visit': answer },
    },
  },
});
const ofResident = { contractor_id: null };

export const Propuesta = visits(ok([buildVisit(ofResident)]));
export const OtrosHorarios = visits(
  ok([buildVisit({ ...ofResident, proposed_by: 'resident', note: 'De mañana trabajo.' })]),
);
export const Plegada: Story = {
  ...visits(ok([buildAgreedVisit(ofResident)]), false),
  play: shows(/de 9 a 12, acordada/),
};
const taken = buildVisit().windows.map((window) => ({ ...window, is_taken: true }));
export const SinHorariosLibres = visits(ok([buildVisit({ ...ofResident, windows: taken })]));
export const SinHorariosLibresParaElEquipo: Story = {
  render: () => <VisitCard visit={buildVisit({ windows: taken })} />,
};
export const Acordada = visits(ok([buildAgreedVisit(ofResident)]));
export const TardeParaCambiarla = visits(ok([buildAgreedVisit({ ...ofResident, can_change: false })]));
const past = { ...ofResident, starts_at: '2026-01-05T12:00:00.000Z', ends_at: '2026-01-05T15:00:00.000Z' };
export const SuHoraPasó: Story = { ...visits(ok([buildAgreedVisit(past)])), play: shows(unattendedText.report) };
export const AvisóQueNoVinoNadie: Story = {
  ...visits(ok([buildAgreedVisit({ ...past, unattended_at: '2026-01-05T15:30:00.000Z' })])),
  play: shows(unattendedText.reported),
};
export const ElEquipoLoLee: Story = {
  render: () => <VisitCard visit={buildAgreedVisit({ ...past, unattended_at: '2026-01-05T15:30:00.000Z' })} />,
  play: shows(visitsText.unattendedReported),
};
export const TrabajoHecho: Story = {
  render: () => (
    <div className="stack">
      <WorkFold {...opened} isClaimOpen />
      <VisitFold {...opened} />
    </div>
  ),
  parameters: {
    portal: {
      answers: {
        'GET /logic/work_order': ok([buildWork({ status: 'done' })]),
        'GET /logic/visit': ok([buildAgreedVisit({ ...past, contractor_id: 4, status: 'done' })]),
      },
    },
  },
  play: shows('El trabajo está hecho: falta verificarlo.'),
};
export const NadieAtendió = visits(
  ok([
    buildAgreedVisit({
      ...ofResident,
      id: 7,
      status: 'missed',
      missed_by: 'resident',
      note: 'Tocamos dos veces.',
      photos: [buildWorkPhoto(7, 'other', photoUrl())],
    }),
    buildVisit(ofResident),
  ]),
);
export const SinCargar = visits({ status: 503, message: 'La base de datos no está disponible.' });
const dialog = (name: string, more: Partial<WindowsDialogProps>): Story => ({
  render: () => (
    <WindowsDialog
      title={visitsText.dialogs.others}
      intro={visitsText.dialogs.othersIntro}
      okText={visitsText.send}
      name={name}
      reason="optional"
      initial={[
        { day: '2099-11-24', from: '09:00', to: '12:00' },
        { day: '2099-11-25', from: '15:00', to: '18:00' },
      ]}
      onSubmit={() => Promise.resolve()}
      onClose={() => {}}
      {...more}
    />
  ),
  parameters: { portal: { user: buildClientUser(), answers: {} } },
  play: shows(visitsText.send),
});
export const ProponerOtros = dialog('story-others', {});
export const ConProblemas: Story = {
  ...dialog('story-problems', {
    reason: 'needed',
    initial: [
      { day: '2099-11-24', from: '09:00', to: '12:00' },
      { day: '2099-11-24', from: '11:00', to: '11:00' },
      { day: undefined, from: '15:00', to: '18:00' },
    ],
  }),
  play: async ({ canvasElement }) => {
    await then(
      shows(visitsText.send),
      press(visitsText.send),
      shows(rulesText.reason, rulesText.visitLength, rulesText.visitWindow),
    )({ canvasElement: canvasElement.ownerDocument.body });
  },
};
