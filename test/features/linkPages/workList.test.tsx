import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clear, createStore, get } from 'idb-keyval';
import nock from 'nock';
import type { OwnWorkList } from '../../../src/api/ownWork';
import { WorkPage } from '../../../src/features/linkPages/work/WorkPage';
import { ok } from '../../support/builders/claims';
import { buildOwnWork } from '../../support/builders/ownWork';
import { answerWork, link, newSecret } from '../../support/ownWorkPage';

jest.mock('idb-keyval', () => jest.requireActual('../../support/idbKeyval'));
beforeEach(() => clear(createStore('posventa-trabajos', 'trabajos')));
afterEach(() => nock.cleanAll());

const place = { what: 'Canilla o grifería', unit: '4° A', project: 'Torre Oroño', address: 'Bv. Oroño 1234, Rosario' };
const list: OwnWorkList = {
  contractor: 'Sanitarios Paraná',
  company: { name: 'Constructora Paraná', logo: null, phone: '341 555-0100', opening_hours: '' },
  works: [
    {
      id: 22,
      status: 'accepted',
      places: [place],
      visit: { starts_at: '2030-01-07T12:00:00.000Z', ends_at: '2030-01-07T15:00:00.000Z' },
    },
    { id: 21, status: 'asked', places: [{ ...place, unit: null }], visit: null },
  ],
};
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
  answerList(secret).reply(401, { success: false, message: 'Este enlace ya no sirve. Pedile otro a la empresa.' });
  const third = open(secret);
  expect(await screen.findByRole('heading', { name: 'Este enlace ya no sirve' })).toBeInTheDocument();
  expect(screen.queryByText('Lunes 7 de enero, de 9 a 12')).not.toBeInTheDocument();
  third.unmount();
  answerList(secret).reply(503, { success: false, message: 'No disponible.' });
  open(secret);
  expect(await screen.findByText('No pudimos cargar tus trabajos.')).toBeInTheDocument();
});

test('without works the list says so', async () => {
  const secret = newSecret();
  answerList(secret).reply(200, ok({ ...list, works: [] }));
  open(secret);
  expect(await screen.findByText('No tenés trabajos pendientes.')).toBeInTheDocument();
});
