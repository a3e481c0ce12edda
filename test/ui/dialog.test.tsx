import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, Suspense, useState } from 'react';
import { Dialog } from '../../src/ui/Dialog';

test('Escape closes a dialog once, though its first rendering was discarded because something beside it was still loading', async () => {
  let arrive = (_code: { default: () => null }): void => undefined;
  const Late = lazy(() => new Promise<{ default: () => null }>((resolve) => (arrive = resolve)));
  const onCancel = jest.fn();
  function Question() {
    const [isOpen, setIsOpen] = useState(true);
    const cancel = () => {
      onCancel();
      setIsOpen(false);
    };
    return <Dialog open={isOpen} onCancel={cancel} title="¿Seguro?" />;
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
  await userEvent.keyboard('{Escape}');
  expect(onCancel).toHaveBeenCalledTimes(1);
});
