import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { AnswerPage } from '../../../src/features/linkPages/answer/AnswerPage';
import type { ClaimAnswer, ClaimRound } from '../../../src/contract/claimRoundShapes';
import { ok } from '../../support/builders/claims';
import { buildPhoto } from '../../support/builders/photos';
import { buildLinkAnswer } from '../../support/builders/rounds';

let serial = 0;
function renderPage(query = '') {
  const secret = `secreto-de-respuesta-${String(++serial).padStart(6, '0')}`;
  sessionStorage.clear();
  window.history.replaceState(null, '', `/respuesta${query}#${secret}`);
  const asked = () => nock('http://posventa.test', { reqheaders: { authorization: `Link ${secret}` } });
  return { asked, open: () => ({ ...render(<AnswerPage />), user: userEvent.setup({ delay: null }) }) };
}
const own: ClaimAnswer = {
  ...{ verdict: 'yes', party: 'owner', channel: 'mail', score: null, comment: null },
  ...{ at: '2026-11-20T12:00:00.000Z', is_own: true, is_deciding: true },
};
const saidYes: Partial<ClaimRound> = {
  can_answer: false,
  answer_state: 'yes',
  answers: [own],
  take_back_until: '2036-11-27T12:00:00.000Z',
};

test('the address of the mail opens the form, and sends nothing until the person does', async () => {
  const { asked, open } = renderPage('?quedo=si');
  asked().get('/api/logic/link/answer').reply(200, ok(buildLinkAnswer()));
  const { user } = open();
  await user.click(await screen.findByRole('radio', { name: '4 de 5' }));
  expect(window.location.hash).toBe('');
  expect(screen.getByText('Cambiamos la junta.')).toBeInTheDocument();
  await user.type(screen.getByLabelText('Comentario (opcional)'), 'Quedó bien.');
  let sent = '';
  asked()
    .put('/api/logic/link/answer', (body: unknown) => {
      sent = String(body);
      return true;
    })
    .reply(200, ok(buildLinkAnswer(saidYes)));
  await user.click(screen.getByRole('button', { name: 'Enviar' }));
  expect(await screen.findByText('Dijiste que quedó resuelto. ¡Gracias por contestar!')).toBeInTheDocument();
  expect(sent).toMatch(/name="verdict"\s+yes[^]*name="score"\s+4[^]*Quedó bien\./);
});

test('a no needs words or a photo; a refusal keeps what was typed', async () => {
  const { asked, open } = renderPage();
  asked().get('/api/logic/link/answer').times(2).reply(200, ok(buildLinkAnswer()));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'No, sigue el problema' }));
  await user.click(screen.getByRole('button', { name: 'Enviar' }));
  expect(await screen.findByText('Contanos qué sigue mal, o mandanos una foto.')).toBeInTheDocument();
  await user.type(screen.getByLabelText('Qué sigue mal'), 'Sigue goteando.');
  asked().put('/api/logic/link/answer').reply(429, { success: false, message: 'Esperá un minuto.' });
  await user.click(screen.getByRole('button', { name: 'Enviar' }));
  expect(await screen.findByText('Esperá un minuto.')).toBeInTheDocument();
  expect(screen.getByLabelText('Qué sigue mal')).toHaveValue('Sigue goteando.');
  await user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, buildPhoto());
  expect(await screen.findByRole('button', { name: 'Quitar la foto 1' })).toBeInTheDocument();
});

test('a yes can be taken back on the same page', async () => {
  const { asked, open } = renderPage();
  asked()
    .get('/api/logic/link/answer')
    .reply(200, ok(buildLinkAnswer(saidYes)));
  const { user } = open();
  asked().delete('/api/logic/link/answer').reply(200, ok(buildLinkAnswer()));
  await user.click(await screen.findByRole('button', { name: 'Me equivoqué: deshacer' }));
  expect(await screen.findByRole('button', { name: 'Sí, quedó resuelto' })).toBeInTheDocument();
});

test.each([
  ['is no longer the last time', buildLinkAnswer({ can_answer: false }), 'Ya no se puede contestar por acá'],
  [
    'was closed without an answer',
    buildLinkAnswer({ answer_state: 'silent' }),
    'No contestaste a tiempo y cerramos el reclamo sin respuesta. Todavía podés contestar.',
  ],
])('a claim that %s says so', async (_case, answer, shown) => {
  const { asked, open } = renderPage();
  asked().get('/api/logic/link/answer').reply(200, ok(answer));
  open();
  expect(await screen.findByText(shown)).toBeInTheDocument();
});

test('a link that has ended, and an address without one, say so', async () => {
  const { asked, open } = renderPage();
  asked().get('/api/logic/link/answer').reply(401, { success: false, message: 'Este enlace ya no sirve.' });
  const { unmount } = open();
  expect(await screen.findByRole('heading', { name: 'Este enlace ya no sirve' })).toBeInTheDocument();
  unmount();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/respuesta');
  render(<AnswerPage />);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Falta el enlace' })).toBeInTheDocument());
});
