import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { clear, createStore } from 'idb-keyval';
import { useState } from 'react';
import { ok } from '../../../../test/support/builders/claims';
import { buildVisitThisWeek } from '../../../../test/support/builders/visits';
import { buildOwnWork, buildWorkPhoto } from '../../../../test/support/builders/ownWork';
import { press, shows, then } from '../../../../test/support/play';
import type { OwnWork } from '../../../api/ownWork';
import { discardCommand, outboxState } from '../outbox/outbox';
import { OwnWorkPage } from './OwnWorkPage';

const photo = new URL('../../../server/database/seed/photos/humedad-cielorraso.jpg', import.meta.url).href;

/** Renders the page with the story's own link. */
function Opened({ hasLink = true, update }: { hasLink?: boolean; update?: () => void }) {
  // During the first render, before the page reads the link.
  useState(() =>
    hasLink
      ? sessionStorage.setItem('posventa-trabajo', `historia-${Math.random().toString(36).slice(2)}-${Date.now()}`)
      : sessionStorage.removeItem('posventa-trabajo'),
  );
  return <OwnWorkPage update={update} />;
}

const meta: Meta = {
  title: 'Pantallas/Trabajos/Enlace del contratista',
  parameters: { layout: 'fullscreen' },
  // What one story stores in the browser must not appear in the next.
  beforeEach: async () => {
    for (const { id } of outboxState().items) await discardCommand(id);
    for (const name of ['trabajos', 'envios']) await clear(createStore(`posventa-${name}`, name));
  },
};
export default meta;
type Story = StoryObj;

const shown = (answer: unknown, more: Record<string, unknown> = {}): Story => ({
  render: () => <Opened />,
  parameters: { portal: { path: '/trabajo/', answers: { 'POST /logic/own_work': answer, ...more } } },
});
const work = (overrides: Partial<OwnWork> = {}) => shown(ok(buildOwnWork(overrides)));
const photos = [
  buildWorkPhoto(1, 'before', photo),
  buildWorkPhoto(2, 'after', photo),
  buildWorkPhoto(3, 'after', photo),
];
const arrived = '2026-11-23T12:10:00.000Z';

export const Pedido = work();
export const ConVariosLugares = work({
  places: [
    ...buildOwnWork().places,
    {
      claim_id: 104,
      what: 'Piscina',
      where: '',
      description: 'El agua de la pileta está verde.',
      arrived_at: null,
      done_at: null,
      unit: null,
      project: 'Torre Oroño',
      address: 'Bv. Oroño 1234, Rosario',
      contact: null,
    },
  ],
});
export const ConFotosDelReclamo = work({ asked_photos: photos.slice(0, 2) });
export const Aceptado = work({ status: 'accepted' });
const nextDay = (hour: number) => ({
  starts_at: `2026-11-24T${hour + 3}:00:00.000Z`,
  ends_at: `2026-11-24T${hour + 5}:00:00.000Z`,
  is_taken: false,
});
export const ConVisitaPropuesta = work({
  visits: [
    buildVisitThisWeek({ status: 'proposed', starts_at: null, ends_at: null, windows: [nextDay(9), nextDay(14)] }),
  ],
});
export const ConVisitaAcordada = work({ status: 'accepted', visits: [buildVisitThisWeek()] });
export const NadieAtendió: Story = {
  ...work({
    status: 'accepted',
    visits: [
      buildVisitThisWeek({
        can_change: false,
        starts_at: '2026-01-05T12:00:00.000Z',
        ends_at: '2026-01-05T14:00:00.000Z',
      }),
    ],
  }),
  play: then(press('Nadie atendió'), shows('Por ejemplo: toqué timbre tres veces.')),
};
export const ProponiendoHorarios: Story = {
  ...work({ status: 'accepted' }),
  play: then(press('Proponer horarios: 3° A · Torre Oroño'), shows('Hasta tres. Quien recibe la visita elige uno.')),
};
export const EnElLugar = work({ status: 'accepted', arrived_at: arrived, photos: photos.slice(0, 1) });
export const Terminando: Story = {
  ...work({ status: 'accepted', arrived_at: arrived }),
  play: then(press('Terminé'), shows('Todavía no sacaste una foto de después. Ayuda a que lo revisen sin ir.')),
};
export const NoLoPudoTerminar: Story = {
  ...work({ status: 'accepted', arrived_at: arrived }),
  play: then(press('No lo pude terminar'), shows('El trabajo sigue siendo tuyo. La empresa lo lee y te contesta.')),
};
export const ConMensajes = work({
  status: 'accepted',
  arrived_at: arrived,
  stuck: { reason: 'material', note: 'Un flexible de 40 cm.', at: '2026-11-23T13:00:00.000Z' },
  messages: [
    {
      id: 1,
      text: 'Te lo llevamos mañana a las 9. ¿Te sirve de 40 o de 50?',
      at: '2026-11-23T14:00:00.000Z',
      by: 'Mariana Bertolotti',
      is_staff: true,
    },
    { id: 2, text: 'De 40.', at: '2026-11-23T14:05:00.000Z', by: 'Sanitarios Paraná', is_staff: false },
  ],
});
export const UnLugarTerminado = work({
  status: 'accepted',
  places: [
    { ...buildOwnWork().places[0]!, done_at: '2026-11-23T13:00:00.000Z', arrived_at: arrived },
    { ...buildOwnWork().places[0]!, claim_id: 96, unit: '5° B', description: 'No corta el agua caliente.' },
  ],
  reports: [
    { claim_id: 95, note: 'Cambié el flexible.', parts: '1 flexible de 40 cm', at: '2026-11-23T13:00:00.000Z' },
  ],
});
export const Devuelto = work({
  status: 'accepted',
  returned_because: 'Sigue goteando cuando se abre la caliente.',
  photos,
});
export const Terminado = work({ status: 'done', arrived_at: arrived, photos });
export const Verificado = work({ status: 'verified', photos });
export const Rechazado = work({ status: 'refused' });
export const NoSePudoEnviar: Story = {
  ...shown(ok(buildOwnWork()), {
    'PUT /logic/own_work/status': { status: 409, message: 'El trabajo ya no espera respuesta. Mirá su estado.' },
  }),
  play: then(press('Aceptar'), shows('El trabajo ya no espera respuesta. Mirá su estado.')),
};
export const VersiónNueva: Story = { ...work(), render: () => <Opened update={() => {}} /> };
export const Cargando = shown('never');
export const EnlaceTerminado = shown({
  status: 401,
  message: 'Este enlace ya no sirve. Pedile otro a la empresa.',
});
export const SinEnlace: Story = { ...work(), render: () => <Opened hasLink={false} /> };
