import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { ComponentProps } from 'react';
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
    use: 'Bajo el título de un reclamo: qué sigue y para cuándo, con una frase. Quien lo hizo lee qué va a pasar, o que lo esperamos; el equipo, qué vence y desde cuándo está en pausa.',
    avoid:
      'En listas (Vencimiento) o para contar lo que ya pasó, que está en la conversación. De uno rechazado se lee el motivo.',
    access:
      'Es un párrafo con nombre, antes de los datos. Nada depende del color, y de lo que se demoró se dice sin vueltas.',
  }),
};
export default meta;
type Story = StoryObj<typeof ClaimNext>;
type Claim = ComponentProps<typeof ClaimNext>['claim'];

const claim: Claim = {
  claimId: 95,
  status: { code: 'pending', label: 'En análisis' },
  rejectedReason: null,
  term: null,
  awaitingReplySince: null,
};
const next = (change: Partial<Claim>, isStaff: boolean, ...texts: (string | RegExp)[]): Story => ({
  args: { claim: { ...claim, ...change }, isOwn: !isStaff },
  parameters: { portal: { user: isStaff ? buildUser() : buildClientUser() } },
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
export const SinPlazos: Story = next({}, false, /./);
export const ParaElEquipo: Story = next({ term: termAt('end', 2) }, true, /Fin del reclamo: vence el/);
export const VencidoParaElEquipo: Story = next({ term: termAt('answer', -2) }, true, /Primera respuesta: venció el/);
export const EnPausaParaElEquipo: Story = next({ awaitingReplySince: termAt('end', -2).at }, true, 'Ya no esperamos');
