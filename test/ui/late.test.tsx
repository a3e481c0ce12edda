import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { late, LatePart } from '../../src/ui/late';

/** A part whose code cannot be loaded by the first `failures` requests. */
function partAfter(failures: number) {
  let requests = 0;
  return late<object>(async () => {
    requests += 1;
    if (requests <= failures) throw Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
    return { default: () => <p>La parte</p> };
  });
}
const page = (part: ReactNode) => (
  <>
    <input aria-label="Nota" />
    {part}
  </>
);
// React and the portal report each error that a boundary catches.
beforeEach(() => {
  for (const channel of ['error', 'warn'] as const) jest.spyOn(console, channel).mockImplementation();
});
afterEach(() => jest.restoreAllMocks());

test('a part that cannot be loaded says so in its place, and can be requested again; the page keeps its input', async () => {
  const Part = partAfter(2);
  render(
    page(
      <LatePart>
        <Part />
      </LatePart>,
    ),
  );
  await userEvent.type(screen.getByLabelText('Nota'), 'Sin terminar');
  expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos cargar esta parte.');
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('La parte')).toBeInTheDocument();
  expect(screen.getByLabelText('Nota')).toHaveValue('Sin terminar');
});

test('one failed request is repeated, and not seen', async () => {
  const Part = partAfter(1);
  render(
    <LatePart>
      <Part />
    </LatePart>,
  );
  expect(await screen.findByText('La parte')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('an optional part that cannot be loaded is left out', async () => {
  const Part = partAfter(2);
  render(
    page(
      <LatePart isOptional fallback={<p>Cargando…</p>}>
        <Part />
      </LatePart>,
    ),
  );
  expect(screen.getByText('Cargando…')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('Cargando…')).not.toBeInTheDocument());
  expect(screen.getByLabelText('Nota')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a part that was opened closes with a notification, and opens at the next try', async () => {
  const Part = partAfter(2);
  function Opener() {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <button onClick={() => setIsOpen(true)}>Abrir</button>
        {isOpen && (
          <LatePart onFailure={() => setIsOpen(false)}>
            <Part />
          </LatePart>
        )}
      </>
    );
  }
  render(<Opener />);
  await userEvent.click(screen.getByRole('button', { name: 'Abrir' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Revisá tu conexión y probá de nuevo.');
  await userEvent.click(screen.getByRole('button', { name: 'Abrir' }));
  expect(await screen.findByText('La parte')).toBeInTheDocument();
});
