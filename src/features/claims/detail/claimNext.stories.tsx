import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { ComponentProps } from 'react';
import { buildWork } from '../../../../test/support/builders/works';
import { ok } from '../../../../test/support/builders/claims';
import { termAt } from '../../../../test/support/builders/terms';
import { buildClientUser, buildUser } from '../../../../test/support/builders/users';
import { guide } from '../../../../test/support/guide';
import { shows } from '../../../../test/support/play';
import '../../../ui/Panel.css';
import { ClaimNext } from './ClaimNext';

const meta: Meta<typeof ClaimNext> = {
  title: 'Piezas/Reclamos/Qué sigue',
  component: ClaimNext,
  tags: ['autodocs'],
  parameters: guide({
    use: 'Bajo el título de un reclamo: qué sigue, quién lo tiene que hacer y para cuándo, en una línea con su botón. Quien lo hizo lee qué va a pasar, o tiene un botón para lo que le toca.',
    avoid:
      'En listas (Vencimiento) o para contar lo que ya pasó, que está en la conversación. De uno rechazado se lee el motivo.',
    access:
      'Es una región con nombre, antes de los datos. Nada depende del color, y de lo que se demoró se dice sin vueltas.',
  }),
};
export default meta;
type Story = StoryObj<typeof ClaimNext>;
type Claim = ComponentProps<typeof ClaimNext>['claim'];

const claim: Claim = {
  claimId: 95,
  recordId: 501,
  claim_type: 'UNIT',
  createdBy: 'Laura Giménez',
  clientName: 'Laura Giménez',
  responsible: { id: 1, name: 'Mariana Bertolotti' },
  waitingSince: null,
  lastMessage: null,
  repair_price: null,
  warranty: undefined,
  status: { code: 'pending', label: 'En análisis' },
  rejectedReason: null,
  term: null,
  awaitingReplySince: null,
};
const next = (change: Partial<Claim>, isStaff: boolean, ...texts: (string | RegExp)[]): Story => ({
  args: { claim: { ...claim, ...change }, isOwn: !isStaff, onAct: () => {} },
  parameters: {
    portal: {
      user: isStaff ? buildUser() : buildClientUser(),
      answers: { 'GET /logic/work_order': ok([]), 'GET /logic/visit': ok([]), 'GET /logic/claim/95/comment': ok([]) },
    },
  },
  play: shows(...texts),
});

export const RecibidoConPlazo: Story = next({ term: termAt('answer', 3) }, false, /Te respondemos a más tardar el/);
export const EnMarchaConPlazo: Story = next(
  { status: { code: 'open', label: 'En curso' }, term: termAt('end', 5) },
  false,
  /Lo terminamos a más tardar el/,
);
export const Demorado: Story = next({ term: termAt('answer', -1) }, false, /Perdón por la demora/);
export const TeEsperamos: Story = next({ awaitingReplySince: termAt('end', -2).at }, false, /Esperamos tu respuesta/);
export const NoSePudoTerminar: Story = next({ delay: 'material' }, false, /falta un material para terminar/);
export const SinPlazos: Story = next({}, false, /./);
export const ParaElEquipo: Story = next({ term: termAt('end', 2) }, true, /Fin del reclamo: vence el/);
export const VencidoParaElEquipo: Story = next({ term: termAt('answer', -2) }, true, /Primera respuesta: venció el/);
export const EnPausaParaElEquipo: Story = next({ awaitingReplySince: termAt('end', -2).at }, true, 'Dejar de esperar');
export const SinResponsable: Story = next({ responsible: null }, true, /Nadie tiene este reclamo/, 'Tomarlo');
export const LeTocaAOtro: Story = next(
  {
    responsible: { id: 77, name: 'Romina Sosa' },
    waitingSince: termAt('end', -3).at,
    lastMessage: { at: termAt('end', -3).at, by: 'Laura Giménez', is_staff: false },
  },
  true,
  /Romina Sosa tiene que responder a Laura Giménez/,
  'Responder',
);
export const EsperaAlContratista: Story = {
  ...next({ status: { code: 'approved', label: 'Aprobado' } }, true, /Espera que .* acepte el trabajo/),
  parameters: {
    portal: {
      user: buildUser(),
      answers: { 'GET /logic/work_order': ok([buildWork({ status: 'asked' })]), 'GET /logic/visit': ok([]) },
    },
  },
};
