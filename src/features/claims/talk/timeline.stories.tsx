import type { Meta } from '@storybook/react-webpack5';
import type { ComponentType } from 'react';
import { buildChange, buildComment, buildNote, ok } from '../../../../test/support/builders/claims';
import { buildWork, buildWorkHistory } from '../../../../test/support/builders/works';
import { guide } from '../../../../test/support/guide';
import { clickOn, leaf, shows, then } from '../../../../test/support/play';
import { ChangeEntry } from './ChangeEntry';
import { ClaimTimeline } from './ClaimTimeline';
import { NoteEntry } from './NoteEntry';
import NoteForm from './NoteForm';

const change = buildChange({ reason: 'Ya coordinamos con el gasista.' });
const meta: Meta = {
  title: 'Piezas/Reclamos/Historia',
  component: ClaimTimeline,
  tags: ['autodocs', 'ClaimTimeline', 'ChangeEntry', 'NoteEntry', 'NoteForm'],
  parameters: {
    ...guide({
      use: 'En la página de un reclamo: mensajes, notas internas, cambios y trabajos, en orden de tiempo. Lo que no es conversación está plegado en una línea.',
      avoid: 'Para la historia de otros registros, que no tienen conversación.',
      access:
        'Es una lista ordenada. La línea plegada es un botón que dice cuántos cambios guarda; lo nuevo se marca con palabra, no sólo con color.',
    }),
    portal: {
      answers: {
        'GET /logic/claim/95/comment': ok([buildComment({ text: '¿Pueden venir el miércoles?' })]),
        'GET /logic/claim/95/note': ok([buildNote({ text: '@Ana Paz, ¿lo ve el plomero?', mentions: ['Ana Paz'] })]),
        'GET /logic/colleague': ok([{ id: 5, name: 'Ana Paz', type: 'manager' }]),
        'GET /logic/work_order': ok([buildWork()]),
        'GET /logic/claim/95/work_event': ok(buildWorkHistory()),
        'GET /logic/claim/95/history': ok([change]),
      },
    },
  },
};
export default meta;

export const Historia = {
  ...leaf(ClaimTimeline, {
    isOpen: true,
    awaitingSince: null,
    mode: 'unit',
    claimId: 95,
    createdAt: '2026-11-02T15:04:00.000Z',
    createdBy: 'Laura Giménez',
    news: null,
    facts: { nombre: 'Laura', unidad: '3° A Torre Oroño', reclamo: '#95', fecha: '02/11/2026' },
  }),
  play: then(
    shows('¿Pueden venir el miércoles?', /^Historial: \d+ cambios$/),
    clickOn('.claim-talk-head button'),
    shows('Ya coordinamos con el gasista.', /^Sanitarios Paraná marcó el trabajo como hecho$/),
  ),
};
export const Cambio = leaf(ChangeEntry, { change }, 'Ya coordinamos con el gasista.');
/** A note needs a list around it. */
const inTalk = (Story: ComponentType) => (
  <ol className="timeline">
    <Story />
  </ol>
);
export const Nota = {
  decorators: inTalk,
  ...leaf(
    NoteEntry,
    {
      note: buildNote({
        text: '@Ana Paz, lo ve el plomero el jueves.',
        mentions: ['Ana Paz'],
        earlier: [{ text: '@Ana Paz, lo ve el plomero el martes.', until: '2026-11-04T14:00:00.000Z' }],
      }),
    },
    'Nota interna',
    '@Ana Paz',
    /Editada/,
  ),
};
export const NotaRetirada = {
  decorators: inTalk,
  ...leaf(
    NoteEntry,
    {
      note: buildNote({
        text: '',
        is_own: false,
        withdrawn_at: '2026-11-04T15:00:00.000Z',
        earlier: [{ text: 'Era de otro reclamo.', until: '2026-11-04T15:00:00.000Z' }],
      }),
    },
    'Mariana Bertolotti retiró esta nota.',
  ),
};
export const NotaNueva = leaf(NoteForm, { claimId: 95 }, 'Guardar nota', /Sólo la lee el equipo/);
