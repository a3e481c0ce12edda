import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ok } from '../../../test/support/builders/claims';
import { shows } from '../../../test/support/play';
import { VerifyPage } from './VerifyPage';
import { verifyText as text } from './verifyText';

const meta: Meta = { title: 'Pantallas/Verificar', parameters: { layout: 'fullscreen' } };
export default meta;
type Story = StoryObj;

const page = (code: string, answer?: unknown, play?: Story['play']): Story => ({
  render: () => <VerifyPage />,
  play,
  parameters: {
    portal: {
      path: `/verificar/${code}`,
      route: '/verificar/:code?',
      answers: answer === undefined ? {} : { 'GET /logic/verify/7K3M9QXD2HFTW8PN': answer },
    },
  },
});
const found = { kind: 'claim', version: 1, created_at: '2026-11-27T15:00:00.000Z', sha256: 'ab'.repeat(32) };
const code = '7K3M-9QXD-2HFT-W8PN';

export const SinCódigo = page('');
export const Auténtico = page(code, ok({ ...found, latest_version: 1 }), shows(text.compare));
export const HayOtraVersión = page(code, ok({ ...found, latest_version: 3 }), shows(text.newer(3)));
export const Desconocido = page(code, { status: 404, message: 'No hay.' }, shows(/No es auténtico/));
