import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore, get } from 'idb-keyval';
import nock from 'nock';
import { WorkPage } from '../../../src/features/linkPages/work/WorkPage';
import { ok } from '../../support/builders/claims';
import { buildOwnWork, buildOwnWorkList } from '../../support/builders/ownWork';
import { storeUnsentCommand, storeWork } from '../../../src/features/linkPages/outbox/workStore';
import { answerWork, emptyOutbox, link, newSecret } from '../../support/ownWorkPage';

afterEach(async () => {
  nock.cleanAll();
  await emptyOutbox();
});

const list = buildOwnWorkList();
const ended = { success: false, message: 'Este enlace ya no sirve. Pedile otro a la empresa.' };
function open(secret: string) {
  sessionStorage.clear();
  window.history.replaceState(null, '', `/trabajo/#mis-${secret}`);
  return { ...render(<WorkPage />), user: userEvent.setup({ delay: null }) };
}
const answerList = (secret: string) => nock('http://posventa.test', link(secret)).post('/api/logic/own_works');

test("a contractor's link lists its work orders by date with maps, and opens one with a link of its own", async () => {
  const [secret, workSecret] = [newSecret(), newSecret()];
  answerList(secret).reply(200, ok(list));
  const { user } = open(secret);
  expect(await screen.findByRole('heading', { level: 1, name: 'Mis trabajos' })).toBeInTheDocument();
  expect(window.location.hash).toBe('');
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Lunes 7 de enero, de 9 a 12',
    'Sin fecha',
  ]);
  expect(screen.getAllByRole('link', { name: 'Bv. Oroño 1234, Rosario' })[0]).toHaveAttribute(
    'href',
    expect.stringContaining('https://www.google.com/maps/search/'),
  );
  expect(screen.getByRole('link', { name: 'Llamar a la empresa: 341 555-0100' })).toBeInTheDocument();
  nock('http://posventa.test', link(secret))
    .post('/api/logic/own_works/21/link')
    .reply(200, ok({ path: `/trabajo/#${workSecret}` }));
  answerWork(workSecret, buildOwnWork());
  await user.click(screen.getByRole('button', { name: 'Abrir el trabajo 21' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Trabajo 21' })).toBeInTheDocument();
  // The way back to the list.
  expect(await screen.findByRole('link', { name: 'Ver todos mis trabajos' })).toHaveAttribute(
    'href',
    `/trabajo/#mis-${secret}`,
  );
});

test('Back returns to the work order of the list that was opened', async () => {
  const [secret, workSecret] = [newSecret(), newSecret()];
  answerList(secret).times(2).reply(200, ok(list));
  const { user } = open(secret);
  nock('http://posventa.test', link(secret))
    .post('/api/logic/own_works/21/link')
    .reply(200, ok({ path: `/trabajo/#${workSecret}` }));
  answerWork(workSecret, buildOwnWork());
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
  const button = await screen.findByRole('button', { name: 'Abrir el trabajo 21' });
  expect(scrolled).not.toHaveBeenCalled();
  await user.click(button);
  expect(await screen.findByRole('heading', { level: 1, name: 'Trabajo 21' })).toBeInTheDocument();
  scrolled.mockClear();
  window.history.back();
  expect(await screen.findByRole('heading', { level: 1, name: 'Mis trabajos' })).toBeInTheDocument();
  const returned = screen.getByRole('button', { name: 'Abrir el trabajo 21' });
  await waitFor(() => expect(returned).toHaveFocus());
  expect(scrolled.mock.contexts).toEqual([returned]);
  scrolled.mockRestore();
});

test('without a connection the list is shown as it was; an ended link shows nothing of it', async () => {
  const secret = newSecret();
  answerList(secret).reply(200, ok(list));
  const first = open(secret);
  expect(await screen.findByText('Lunes 7 de enero, de 9 a 12')).toBeInTheDocument();
  await waitFor(async () => expect(await get('lista', createStore('posventa-trabajos', 'trabajos'))).toBeDefined());
  first.unmount();
  answerList(secret).replyWithError('offline');
  const second = open(secret);
  expect(await screen.findByText(/^Sin conexión\. Ves lo que se guardó/)).toBeInTheDocument();
  expect(screen.getByText('Lunes 7 de enero, de 9 a 12')).toBeInTheDocument();
  second.unmount();
  answerList(secret).reply(401, ended);
  const third = open(secret);
  expect(await screen.findByRole('heading', { name: 'Este enlace ya no sirve' })).toBeInTheDocument();
  expect(screen.queryByText('Lunes 7 de enero, de 9 a 12')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Llamar a la empresa: 341 555-0100' })).toBeInTheDocument();
  third.unmount();
  answerList(secret).reply(503, { success: false, message: 'No disponible.' });
  open(secret);
  expect(await screen.findByText('No pudimos cargar tus trabajos.')).toBeInTheDocument();
});

test('what waits for one of its works is in sight in the list, and is sent from there', async () => {
  const [secret, workSecret] = [newSecret(), newSecret()];
  await storeUnsentCommand({
    id: '0000001780000000',
    key: 'una-llegada',
    link: workSecret,
    order: { workId: 21, contractorId: 4 },
    command: { kind: 'arrive', at: '2026-11-20T15:00:00.000Z' },
  });
  const failed = nock('http://posventa.test').post('/api/logic/own_work/arrival').replyWithError('offline');
  answerList(secret).reply(200, ok(list));
  open(secret);
  const waiting = await screen.findByRole('region', { name: 'Sin enviar del trabajo 21' });
  await waitFor(() => expect(failed.isDone()).toBe(true));
  expect(waiting).toHaveTextContent('Esperando señal: Llegué');
  answerList(secret).times(2).reply(200, ok(list));
  nock('http://posventa.test', { reqheaders: { ...link(workSecret).reqheaders, 'idempotency-key': 'una-llegada' } })
    .post('/api/logic/own_work/arrival')
    .reply(201, ok(buildOwnWork({ status: 'accepted' })));
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(waiting).not.toBeInTheDocument());
});

test('a link that this phone has and that has ended is replaced', async () => {
  const [secret, endedLink, renewed] = [newSecret(), newSecret(), newSecret()];
  await storeWork(endedLink, buildOwnWork());
  answerList(secret).reply(200, ok(list));
  const { user } = open(secret);
  nock('http://posventa.test', link(endedLink)).post('/api/logic/own_work').reply(401, ended);
  nock('http://posventa.test', link(secret))
    .post('/api/logic/own_works/21/link')
    .reply(200, ok({ path: `/trabajo/#${renewed}` }));
  answerWork(renewed, buildOwnWork());
  await user.click(await screen.findByRole('button', { name: 'Abrir el trabajo 21' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Trabajo 21' })).toBeInTheDocument();
});

test('without works the list says so', async () => {
  const secret = newSecret();
  answerList(secret).reply(200, ok({ ...list, works: [] }));
  open(secret);
  expect(await screen.findByText('No tenés trabajos pendientes.')).toBeInTheDocument();
});
