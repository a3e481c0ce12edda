import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { ok } from '../../../../test/support/builders/claims';
import { buildWorkPhoto } from '../../../../test/support/builders/ownWork';
import { photoUrl } from '../../../../test/support/builders/photos';
import { buildVisitThisWeek } from '../../../../test/support/builders/visits';
import { press, shows, then } from '../../../../test/support/play';
import type { Visit } from '../../../contract/visitShapes';
import { unattendedText } from '../../../visits/visitsText';
import { VisitPage } from './VisitPage';

function Opened({ hasLink = true }: { hasLink?: boolean }) {
  // During the first render, before the page reads the link.
  useState(() =>
    hasLink
      ? sessionStorage.setItem('posventa-visita', `historia-${Math.random().toString(36).slice(2)}-${Date.now()}`)
      : sessionStorage.removeItem('posventa-visita'),
  );
  return <VisitPage />;
}

const meta: Meta = { title: 'Pantallas/Trabajos/Enlace de la visita', parameters: { layout: 'fullscreen' } };
export default meta;
type Story = StoryObj;

const shown = (answer: unknown, more: Record<string, unknown> = {}): Story => ({
  render: () => <Opened />,
  parameters: { portal: { path: '/visita', answers: { 'GET /logic/link/visit': answer, ...more } } },
});
const window = (hour: number, isTaken = false) => ({
  starts_at: `2026-11-24T${hour + 3}:00:00.000Z`,
  ends_at: `2026-11-24T${hour + 5}:00:00.000Z`,
  is_taken: isTaken,
});
const proposed = {
  status: 'proposed',
  starts_at: null,
  ends_at: null,
  windows: [window(9), window(14, true)],
} as const;
const visit = (changes: Partial<Visit> = {}) => shown(ok([buildVisitThisWeek(changes)]));

export const Propuesta = visit({ ...proposed, windows: [...proposed.windows] });
export const SinHorariosLibres = visit({ ...proposed, windows: [window(9, true), window(14, true)] });
export const Contestada = visit({ ...proposed, windows: [window(9)], proposed_by: 'resident' });
export const Acordada = visit();
export const YaNoSeCambia = visit({
  can_change: false,
  starts_at: '2036-11-24T12:00:00.000Z',
  ends_at: '2036-11-24T14:00:00.000Z',
});
const past = { can_change: false, starts_at: '2026-01-05T12:00:00.000Z', ends_at: '2026-01-05T15:00:00.000Z' };
export const SuHoraPasó = visit(past);
export const AvisandoQueNoVinoNadie: Story = {
  ...visit(past),
  play: then(press(unattendedText.report), shows(/No vino nadie a la visita del lunes 5 de enero, de 9 a 12/)),
};
export const AvisóQueNoVinoNadie = visit({ ...past, unattended_at: '2026-01-05T15:30:00.000Z' });
export const Cancelando: Story = { ...visit(), play: then(press('Cancelar la visita'), shows('¿Cancelar la visita?')) };
export const Cancelada = visit({ status: 'cancelled', can_change: false, note: 'Se rompió la camioneta.' });
export const NadieAtendió = visit({
  status: 'missed',
  missed_by: 'resident',
  can_change: false,
  note: 'Toqué timbre dos veces.',
  photos: [buildWorkPhoto(7, 'other', photoUrl())],
});
export const Proponiendo: Story = {
  ...visit({ ...proposed, windows: [...proposed.windows] }),
  play: then(press('Proponer otros horarios'), shows('¿Qué horarios podés?')),
};
export const Cargando = shown('never');
export const EnlaceTerminado = shown({ status: 401, message: 'Este enlace ya no sirve. Pedile otro a la empresa.' });
export const SinEnlace: Story = { ...visit(), render: () => <Opened hasLink={false} /> };
