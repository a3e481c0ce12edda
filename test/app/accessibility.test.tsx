import { screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { criteria } from '../../src/app/accessibility/criteria';
import { renderApp } from '../support/renderApp';

const read = (file: string) => readFileSync(join(__dirname, '../..', file), 'utf8');

test('every criterion that holds, wholly or in part, names tests that exist', () => {
  expect(criteria).toHaveLength(55);
  expect(new Set(criteria.map(({ id }) => id)).size).toBe(criteria.length);
  for (const { id, state, tests = [], note } of criteria) {
    if (state === 'none') expect([id, Boolean(note)]).toEqual([id, true]);
    else expect([id, tests.length > 0]).toEqual([id, true]);
    // What holds in part says what is missing.
    if (state === 'partly') expect([id, Boolean(note)]).toEqual([id, true]);
    for (const [file, name] of tests) expect([id, name, read(file).includes(name)]).toEqual([id, name, true]);
  }
});

test('everybody reads the page, also without a session', async () => {
  renderApp('/accesibilidad');
  expect(await screen.findByRole('heading', { name: 'Accesibilidad', level: 1 })).toBeInTheDocument();
  expect(screen.getByText(/^De 55 criterios, /)).toBeInTheDocument();
  expect(screen.getByRole('table', { name: 'Lo que falta' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ir al portal' })).toHaveAttribute('href', '/');
});
