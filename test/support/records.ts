import { fireEvent, screen, within } from '@testing-library/react';
import nock from 'nock';
import { api } from './renderApp';

/** Returns the column titles of the page's table, without the one of the checkboxes. */
export const headers = () =>
  screen
    .getAllByRole('columnheader')
    .map((header) => header.textContent)
    .filter((title) => title && title !== 'Marcar');

/** Returns the row that contains a text. */
export const rowWith = (text: string) => {
  const row = screen.getAllByRole('row').find((candidate) => within(candidate).queryByText(text));
  if (!row) throw new Error(`No row contains ${text}`);
  return row;
};

/** Responds to a list call that is not part of the test. */
export const answerList = (path: string, items: unknown[] = []) =>
  api()
    .get(`/api${path}`)
    .query(true)
    .reply(200, { success: true, data: items, meta: { total: items.length, page: 1, page_size: 10 } });

/** Fills in fields by their labels, each at once, because typing long forms key by key is slow. */
export function fillIn(values: Record<string, string>): void {
  for (const [label, value] of Object.entries(values))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

/** Loads the code of the shell and of a file's screens in advance, so that no test waits for it. */
export function warmUp(...screens: (() => Promise<unknown>)[]): void {
  beforeAll(async () => {
    await Promise.all([import('../../src/app/shell/Shell'), ...screens.map((load) => load())]);
  });
}

/** Makes the rest of the test run as on a phone: lists have cards. */
export function asPhone(): void {
  const { matchMedia } = window;
  window.matchMedia = (query) => ({ ...matchMedia(query), matches: query.includes('max-width') });
  restoreWidth = () => {
    window.matchMedia = matchMedia;
  };
}
let restoreWidth: () => void = () => {};
afterEach(() => restoreWidth());

/**
 * Returns the commands sent from here to the end of the test without a prepared response, as `POST /api/…`. A test uses
 * it to assert that they were not sent.
 */
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
