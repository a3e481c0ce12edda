import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { ok } from '../../../../test/support/builders/claims';
import { buildAnswer, buildLinkAnswer } from '../../../../test/support/builders/rounds';
import { press, then } from '../../../../test/support/play';
import { answerText } from '../../../contract/claimEndText';
import type { ClaimRound } from '../../../contract/claimRoundShapes';
import { AnswerPage } from './AnswerPage';

function Opened() {
  // During the first render, before the page reads the link.
  useState(() =>
    sessionStorage.setItem('posventa-respuesta', `historia-${Math.random().toString(36).slice(2)}-${Date.now()}`),
  );
  return <AnswerPage />;
}

const meta: Meta = { title: 'Pantallas/Reclamos/Enlace de la respuesta', parameters: { layout: 'fullscreen' } };
export default meta;
type Story = StoryObj;

const shown = (answer: unknown): Story => ({
  render: () => <Opened />,
  parameters: { portal: { path: '/respuesta', answers: { 'GET /logic/link/answer': answer } } },
});
const round = (changes: Partial<ClaimRound> = {}) => shown(ok(buildLinkAnswer(changes)));

export const Preguntada = round();
export const DiceQueSí: Story = { ...Preguntada, play: then(press(answerText.yes)) };
export const DiceQueNo: Story = { ...Preguntada, play: then(press(answerText.no)) };
export const DijoQueSí = round({
  ...{ can_answer: false, answer_state: 'yes', answers: [buildAnswer()] },
  take_back_until: '2036-11-28T12:00:00.000Z',
});
export const CerradaSinRespuesta = round({ answer_state: 'silent' });
export const YaNoSeContesta = round({ can_answer: false });
export const EnlaceTerminado = shown({ status: 401, message: 'Este enlace ya no sirve. Pedile otro a la empresa.' });
