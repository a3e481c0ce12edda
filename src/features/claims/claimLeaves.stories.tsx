import type { Meta } from '@storybook/react-webpack5';
import type { ComponentType } from 'react';
import { fn } from 'storybook/test';
import { buildChange, buildComment, buildNote, buildUnitClaim, ok } from '../../../test/support/builders/claims';
import { buildWarrantyTerm } from '../../../test/support/builders/content';
import { claimLookups } from '../../../test/support/builders/lookups';
import { buildWork, buildWorkHistory } from '../../../test/support/builders/works';
import { clickOn, leaf, shows, then } from '../../../test/support/play';
import { ChangeEntry } from './talk/ChangeEntry';
import { ClaimCard } from './list/ClaimCard';
import { toClaim } from './claimMapping';
import { ClaimTimeline } from './talk/ClaimTimeline';
import { NoteEntry } from './talk/NoteEntry';
import NoteForm from './talk/NoteForm';
import RepliesDialog from './talk/RepliesDialog';
import { ItemSuggestions } from './form/ItemSuggestions';
import { PriceEditor } from './edit/PriceEditor';
import { PriorityMenu } from './edit/PriorityDot';
import { StatusMenu } from './edit/StatusMenu';
import { StatusTag } from './claimTags';

/** Small components of claims; every property is a control. */
const meta: Meta = {
  title: 'Piezas/Reclamos/Componentes',
  parameters: {
    portal: {
      answers: {
        ...claimLookups,
        'GET /model/warranty_term': ok([buildWarrantyTerm({ covers: 'Goteo y pérdidas.' })]),
        'GET /logic/claim/95/comment': ok([buildComment({ text: '¿Pueden venir el miércoles?' })]),
        'GET /logic/claim/95/note': ok([buildNote({ text: '@Ana Paz, ¿lo ve el plomero?', mentions: ['Ana Paz'] })]),
        'GET /logic/reply': ok([
          {
            id: 1,
            name: 'Coordinar visita',
            text: 'Hola {nombre}: pasamos por {unidad} el jueves a la mañana. ¿Te queda bien?',
            is_shared: true,
            is_own: true,
            owner_name: 'Mariana Bertolotti',
          },
        ]),
        'GET /logic/colleague': ok([{ id: 5, name: 'Ana Paz', type: 'manager' }]),
        'GET /logic/work_order': ok([buildWork()]),
        'GET /logic/claim/95/work_event': ok(buildWorkHistory()),
        'GET /logic/claim/95/history': ok([buildChange({ reason: 'Ya coordinamos con el gasista.' })]),
      },
    },
  },
};
export default meta;

const facts = { nombre: 'Laura', unidad: '3° A Torre Oroño', reclamo: '#95', fecha: '02/11/2026' };
const claim = { recordId: 501, claimId: 95, claim_type: 'UNIT' as const };

export const Estado = leaf(StatusTag, { status: { code: 'pending', label: 'En análisis' } }, 'En análisis');
export const Prioridad = leaf(PriorityMenu, { claim, priority: 'urgent' }, 'Alta');
export const Precio = leaf(PriceEditor, { claim, price: '1250000.50' }, '$ 1.250.000,50');
export const CambioDeEstado = {
  ...leaf(StatusMenu, { claim, status: 'approved' }),
  play: then(clickOn('button'), shows('Iniciar trabajo', 'Rechazar')),
};
export const Tarjeta = leaf(
  ClaimCard,
  {
    claim: toClaim(buildUnitClaim({ priority: 'urgent' })),
  },
  '#95',
  'En análisis',
  'Sin precio',
);
export const Cambio = leaf(
  ChangeEntry,
  { change: buildChange({ reason: 'Ya coordinamos con el gasista.' }) },
  'Ya coordinamos con el gasista.',
);
export const Historia = {
  ...leaf(ClaimTimeline, {
    isOpen: true,
    awaitingSince: null,
    mode: 'unit',
    claimId: 95,
    createdAt: '2026-11-02T15:04:00.000Z',
    createdBy: 'Laura Giménez',
    news: null,
    facts,
  }),
  play: then(
    shows('¿Pueden venir el miércoles?', /^Historial: \d+ cambios$/),
    clickOn('.claim-talk-head button'),
    shows('Ya coordinamos con el gasista.', /^Sanitarios Paraná marcó el trabajo como hecho$/),
  ),
};
export const Sugerencias = leaf(
  ItemSuggestions,
  { description: 'La canilla de la cocina gotea', chosenId: 22, disabled: false, onChoose: fn() },
  /Canilla o grifería/,
);
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
export const RespuestasGuardadas = leaf(
  RepliesDialog,
  { facts, onChoose: fn(), onClose: fn() },
  /Hola Laura: pasamos por 3° A Torre Oroño/,
);
