import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import type { OwnWork } from '../../src/api/ownWork';
import { OwnWorkPage } from '../../src/features/linkPages/work/OwnWorkPage';
import { discardCommand, outboxState } from '../../src/features/linkPages/outbox/outbox';
import { ok } from './builders/claims';

let serial = 0;
/** A secret for one test: data stored by one test must not be found by the next. */
export const newSecret = (): string => `secreto-de-prueba-${String(++serial).padStart(6, '0')}`;

/** Empties the outbox: what one test could not send belongs to the same work order in the next. */
export async function emptyOutbox(): Promise<void> {
  for (const { id } of outboxState().items) await discardCommand(id);
}

/** Renders the page of a work order, opened by the link with this secret. */
export function renderPage(secret: string) {
  sessionStorage.clear();
  window.history.replaceState(null, '', `/trabajo/#${secret}`);
  const view = render(<OwnWorkPage />);
  return { ...view, user: userEvent.setup({ delay: null, applyAccept: false }) };
}
export const link = (secret: string) => ({ reqheaders: { authorization: `Link ${secret}` } });
/** Responds once with the work order of a link. */
export const answerWork = (secret: string, work: OwnWork) =>
  nock('http://posventa.test', link(secret)).post('/api/logic/own_work').reply(200, ok(work));
