import { screen, waitFor } from '@testing-library/react';
import nock from 'nock';
import { ok } from '../../support/builders/claims';
import { buildOwnWork } from '../../support/builders/ownWork';
import { answerWork, emptyOutbox, link, newSecret, renderPage } from '../../support/ownWorkPage';

afterEach(async () => {
  await emptyOutbox();
  Reflect.deleteProperty(navigator, 'locks');
});

const accepting = (secret: string) =>
  nock('http://posventa.test', link(secret))
    .put('/api/logic/own_work/status')
    .reply(200, ok(buildOwnWork({ status: 'accepted' })));

test('a page does not wait for ever for another that holds the lock, as one that was frozen while it was sending', async () => {
  const waited: (AbortSignal | undefined)[] = [];
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: {
      // The wait ends as a browser ends it: the request is refused, and its work was not begun.
      request: (_name: string, { signal }: { signal?: AbortSignal }) => {
        waited.push(signal);
        return Promise.reject(new DOMException('The request was aborted.', 'AbortError'));
      },
    },
  });
  const secret = newSecret();
  answerWork(secret, buildOwnWork());
  accepting(secret);
  const { user } = renderPage(secret);
  await user.click(await screen.findByRole('button', { name: 'Aceptar' }));
  expect(await screen.findByRole('button', { name: 'Llegué' })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Sin enviar' })).not.toBeInTheDocument());
  expect(waited[0]).toBeInstanceOf(AbortSignal);
  expect(nock.pendingMocks()).toEqual([]);
});

test('a page that has the lock sends once', async () => {
  let held = 0;
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: {
      request: (_name: string, _options: object, work: () => Promise<boolean>) => {
        held += 1;
        return work();
      },
    },
  });
  const secret = newSecret();
  answerWork(secret, buildOwnWork());
  accepting(secret);
  const { user } = renderPage(secret);
  await user.click(await screen.findByRole('button', { name: 'Aceptar' }));
  expect(await screen.findByRole('button', { name: 'Llegué' })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Sin enviar' })).not.toBeInTheDocument());
  expect(held).toBeGreaterThan(0);
  expect(nock.pendingMocks()).toEqual([]);
});
