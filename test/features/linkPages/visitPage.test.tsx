import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { VisitPage } from '../../../src/features/linkPages/visit/VisitPage';
import { nextWorkday } from '../../../src/ui/dates';
import { ok } from '../../support/builders/claims';
import { buildWorkPhoto } from '../../support/builders/ownWork';
import { buildVisitThisWeek } from '../../support/builders/visits';
import { firstResponseProcessed, holdBack } from '../../support/holdBack';

let serial = 0;
function renderPage() {
  const secret = `secreto-de-visita-${String(++serial).padStart(6, '0')}`;
  sessionStorage.clear();
  window.history.replaceState(null, '', `/visita#${secret}`);
  const asked = () => nock('http://posventa.test', { reqheaders: { authorization: `Link ${secret}` } });
  return { asked, open: () => ({ ...render(<VisitPage />), user: userEvent.setup({ delay: null }) }) };
}
const windows = [12, 17].map((hour) => ({
  starts_at: `2030-06-04T${hour}:00:00.000Z`,
  ends_at: `2030-06-04T${hour + 2}:00:00.000Z`,
  is_taken: false,
}));
const proposed = buildVisitThisWeek({ status: 'proposed', starts_at: null, ends_at: null, windows });
const agreed = buildVisitThisWeek({ starts_at: windows[1]!.starts_at, ends_at: windows[1]!.ends_at });

test('a window is accepted by the link of an e-mail; one that was taken in the meantime shows an error, and the others stay', async () => {
  const { asked, open } = renderPage();
  asked()
    .get('/api/logic/link/visit')
    .reply(200, ok([proposed]));
  const { user } = open();
  const first = await screen.findByRole('button', { name: 'Elegir: martes 4 de junio, de 9 a 11' });
  expect(window.location.hash).toBe('');
  asked()
    .put('/api/logic/link/visit/31/accept', { starts_at: windows[0]!.starts_at })
    .reply(409, { success: false, message: 'Ese horario ya se ocupó. Elegí otro.' });
  const taken = { ...proposed, windows: [{ ...windows[0]!, is_taken: true }, windows[1]!] };
  asked()
    .get('/api/logic/link/visit')
    .reply(200, ok([taken]));
  await user.click(first);
  expect(await screen.findByText('Ese horario ya se ocupó. Elegí otro.')).toBeInTheDocument();
  expect(screen.getByText(/de 9 a 11 \(ya se ocupó\)/)).toBeInTheDocument();

  asked().put('/api/logic/link/visit/31/accept', { starts_at: windows[1]!.starts_at }).reply(200, ok(agreed));
  asked()
    .get('/api/logic/link/visit')
    .reply(200, ok([agreed]));
  await user.click(screen.getByRole('button', { name: 'Elegir: martes 4 de junio, de 14 a 16' }));
  expect(await screen.findByText('Acordada: martes 4 de junio, de 14 a 16')).toBeInTheDocument();
  expect(screen.getByText('Viene Sanitarios Paraná')).toBeInTheDocument();
});

test('if no window is left, others are proposed; a taken one shows its error at its row', async () => {
  const { asked, open } = renderPage();
  const [first] = windows;
  const past = { starts_at: '2026-01-05T12:00:00.000Z', ends_at: '2026-01-05T15:00:00.000Z', is_taken: false };
  asked()
    .get('/api/logic/link/visit')
    .times(2)
    .reply(200, ok([{ ...proposed, id: 33, windows: [past, { ...first!, is_taken: true }] }]));
  const { user } = open();
  expect(await screen.findByText('Ya no queda ninguno de estos horarios. Proponé otros.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Elegir/ })).not.toBeInTheDocument();
  expect(screen.getByText(/lunes 5 de enero, de 9 a 12 \(ya pasó\)/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Proponer otros horarios' }));
  const problem = 'Ese horario ya está ocupado hasta las 13 h. El próximo libre: martes 4 de junio, de 13 a 16.';
  const free = { starts_at: '2030-06-04T16:00:00.000Z', ends_at: '2030-06-04T19:00:00.000Z' };
  asked()
    .put('/api/logic/link/visit/33/windows')
    .reply(422, { success: false, message: problem, errors: [{ field: 'windows.0', message: problem, free }] });
  await user.click(screen.getByRole('button', { name: 'Enviar' }));
  expect((await screen.findByText(problem)).closest('fieldset')).toContainElement(screen.getByLabelText('Día 1'));
  await user.click(screen.getByRole('button', { name: 'Poner martes 4 de junio, de 13 a 16' }));
  expect(screen.queryByText(problem)).not.toBeInTheDocument();
  expect(screen.getByLabelText('Día 1')).toHaveValue('2030-06-04');
  expect(screen.getByLabelText('Desde 1')).toHaveValue('13:00');
  expect(screen.getByLabelText('Hasta 1')).toHaveValue('16:00');
});

test('other windows are proposed for an agreed date, with a reason, and a failure keeps the input', async () => {
  const { asked, open } = renderPage();
  asked()
    .get('/api/logic/link/visit')
    .times(3)
    .reply(200, ok([agreed]));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Cambiar' }));
  await user.click(screen.getByRole('button', { name: 'Enviar' }));
  expect(await screen.findByText('Debe indicar el motivo.')).toBeInTheDocument();
  expect(screen.getByLabelText('Motivo')).toHaveFocus();
  expect(screen.getByLabelText('Motivo')).toHaveAccessibleDescription('Debe indicar el motivo.');
  fireEvent.change(screen.getByLabelText('Hasta 1'), { target: { value: '' } });
  await user.click(screen.getByRole('button', { name: 'Enviar' }));
  expect(screen.getByLabelText('Hasta 1')).toHaveFocus();
  expect(screen.getByLabelText('Hasta 1')).toHaveAccessibleDescription('Elegí el día y las horas.');
  expect(screen.getByLabelText('Desde 1')).toBeValid();
  fireEvent.change(screen.getByLabelText('Hasta 1'), { target: { value: '12:00' } });
  await user.type(screen.getByLabelText('Motivo'), 'Trabajo ese día.');
  const day = nextWorkday();
  const sent = {
    windows: [{ starts_at: `${day}T12:00:00.000Z`, ends_at: `${day}T15:00:00.000Z` }],
    reason: 'Trabajo ese día.',
    version: 1,
  };
  asked().put('/api/logic/link/visit/31/windows', sent).reply(503, { success: false, message: 'Probá de nuevo.' });
  await user.click(screen.getByRole('button', { name: 'Enviar' }));
  expect(await screen.findByText('Probá de nuevo.')).toBeInTheDocument();
  expect(screen.getByLabelText('Motivo')).toHaveValue('Trabajo ese día.');
  asked().put('/api/logic/link/visit/31/windows', sent).reply(200, ok(proposed));
  await user.click(screen.getByRole('button', { name: 'Enviar' }));
  expect(await screen.findByRole('button', { name: 'Cambiar' })).toBeInTheDocument();
});

test('typed windows and their reason are there again after a reload, until they are sent', async () => {
  const { asked, open } = renderPage();
  asked()
    .get('/api/logic/link/visit')
    .times(3)
    .reply(200, ok([{ ...agreed, id: 32 }]));
  const first = open();
  await first.user.click(await screen.findByRole('button', { name: 'Cambiar' }));
  await first.user.type(screen.getByLabelText('Motivo'), 'Trabajo ese día.');
  fireEvent.change(screen.getByLabelText('Desde 1'), { target: { value: '10:00' } });
  first.unmount();
  const { user, unmount } = open();
  await user.click(await screen.findByRole('button', { name: 'Cambiar' }));
  expect(screen.getByLabelText('Motivo')).toHaveValue('Trabajo ese día.');
  expect(screen.getByLabelText('Desde 1')).toHaveValue('10:00');
  asked().put('/api/logic/link/visit/32/windows').reply(200, ok(proposed));
  await user.click(screen.getByRole('button', { name: 'Enviar' }));
  await user.click(await screen.findByRole('button', { name: 'Cambiar' }));
  expect(screen.getByLabelText('Motivo')).toHaveValue('');
  unmount();
});

test('if another link is opened in the same tab, a late response for the first one is not shown', async () => {
  const { asked, open } = renderPage();
  const late = holdBack(ok([{ ...proposed, place: '1° A · Torre Vieja' }]));
  asked().get('/api/logic/link/visit').reply(200, late.answer);
  const fetchSpy = jest.spyOn(globalThis, 'fetch');
  open();
  const other = renderPage();
  other
    .asked()
    .get('/api/logic/link/visit')
    .reply(200, ok([{ ...proposed, place: '2° B · Torre Nueva' }]));
  window.dispatchEvent(new HashChangeEvent('hashchange'));
  expect(await screen.findByText('2° B · Torre Nueva')).toBeInTheDocument();
  late.release();
  await firstResponseProcessed(fetchSpy);
  expect(screen.getByText('2° B · Torre Nueva')).toBeInTheDocument();
  expect(screen.queryByText('1° A · Torre Vieja')).not.toBeInTheDocument();
});

test('after the time of a visit, its resident reports that nobody came; a failure can be repeated', async () => {
  const { asked, open } = renderPage();
  const past = buildVisitThisWeek({
    can_change: false,
    starts_at: '2026-01-05T12:00:00.000Z',
    ends_at: '2026-01-05T15:00:00.000Z',
  });
  asked()
    .get('/api/logic/link/visit')
    .times(2)
    .reply(200, ok([past]));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'No vino nadie' }));
  expect(screen.getByText(/«No vino nadie a la visita del lunes 5 de enero, de 9 a 12.»/)).toBeInTheDocument();
  const call = '/api/logic/link/visit/31/unattended';
  asked().put(call).reply(503, { success: false, message: 'Probá de nuevo.' });
  await user.click(screen.getByRole('button', { name: 'Enviar' }));
  expect(await screen.findByText('Probá de nuevo.')).toBeInTheDocument();

  const reported = { ...past, unattended_at: '2026-01-05T15:30:00.000Z' };
  asked().put(call).reply(200, ok(reported));
  asked()
    .get('/api/logic/link/visit')
    .reply(200, ok([reported]));
  await user.click(screen.getByRole('button', { name: 'Enviar' }));
  expect(await screen.findByText(/^Avisaste que no vino nadie/)).toBeInTheDocument();
  expect(screen.getByText('Tenía que venir Sanitarios Paraná')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('an ended link, and a page without one, show a message', async () => {
  const { asked, open } = renderPage();
  asked()
    .get('/api/logic/link/visit')
    .reply(401, { success: false, message: 'Este enlace ya no sirve. Pedile otro a la empresa.' });
  const { unmount } = open();
  expect(await screen.findByText('Pedile otro a la empresa.')).toBeInTheDocument();
  unmount();
  sessionStorage.clear();
  render(<VisitPage />);
  expect(await screen.findByRole('heading', { name: 'Falta el enlace' })).toBeInTheDocument();
});

test('a missed visit shows what the visitor reported, with photos', async () => {
  const { asked, open } = renderPage();
  const photos = [buildWorkPhoto(7, 'other')];
  asked()
    .get('/api/logic/link/visit')
    .reply(200, ok([{ ...agreed, status: 'missed', missed_by: 'resident', note: 'Toqué timbre.', photos }]));
  open();
  expect(await screen.findByText('La visita no se hizo: Toqué timbre.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ver la foto 1 de la visita' })).toHaveAttribute(
    'href',
    photos[0]!.preview_url,
  );
});
