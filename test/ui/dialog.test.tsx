import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, Suspense, useState } from 'react';
import { Dialog } from '../../src/ui/Dialog';

test('Escape closes a dialog whose first rendering was discarded because something beside it was still loading', async () => {
  let arrive = (_code: { default: () => null }): void => undefined;
  const Late = lazy(() => new Promise<{ default: () => null }>((resolve) => (arrive = resolve)));
  function Question() {
    const [isOpen, setIsOpen] = useState(true);
    return <Dialog open={isOpen} onCancel={() => setIsOpen(false)} title="¿Seguro?" />;
  }
  render(
    <Suspense fallback={<p>Cargando</p>}>
      <Question />
      <Late />
    </Suspense>,
  );
  await screen.findByText('Cargando');
  arrive({ default: () => null });
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
