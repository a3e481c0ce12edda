import { fireEvent, screen, within } from '@testing-library/react';
import nock from 'nock';
import { api } from './renderApp';

/** The column titles of the table on the page, the one of the checkboxes apart. */
export const headers = () =>
  screen
    .getAllByRole('columnheader')
    .map((header) => header.textContent)
    .filter((title) => title && title !== 'Marcar');

/** The row that holds a text. */
export const rowWith = (text: string) => {
  const row = screen.getAllByRole('row').find((candidate) => within(candidate).queryByText(text));
  if (!row) throw new Error(`No row holds ${text}`);
  return row;
};

/** Answers a list call that the test is not about. */
export const answerList = (path: string, items: unknown[] = []) =>
  api()
    .get(`/api${path}`)
    .query(true)
    .reply(200, { success: true, data: items, meta: { total: items.length, page: 1, page_size: 10 } });

/** Writes into fields by their labels, each at once: forms are long and typing key by key is slow. */
export function fillIn(values: Record<string, string>): void {
  for (const [label, value] of Object.entries(values))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

/** Loads the code of the shell and of a file's screens beforehand, so that no test waits for it. */
export function warmUp(...screens: (() => Promise<unknown>)[]): void {
  beforeAll(async () => {
    await Promise.all([import('../../src/app/shell/Shell'), ...screens.map((load) => load())]);
  }, 60_000);
}

/** The commands from here to the end of the test that nothing was prepared to answer, as `POST /api/…`: what must not have been sent. */
export function unexpectedCommands(): string[] {
  const calls: string[] = [];
  const listen = ({ method, path }: { method: string; path: string }) => {
    if (method !== 'GET') calls.push(`${method} ${path}`);
  };
  nock.emitter.on('no match', listen);
  stopListening.push(() => nock.emitter.off('no match', listen));
  return calls;
}
const stopListening: (() => void)[] = [];
afterEach(() => stopListening.splice(0).forEach((stop) => stop()));
