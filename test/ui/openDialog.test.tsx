import { act, render, screen } from '@testing-library/react';
import { isDialogOpen } from '../../src/ui/useKey';
import { SidePanel } from '../../src/ui/SidePanel';

const panel = (isOpen: boolean) => (
  <SidePanel isOpen={isOpen} title="Filtros" width={300} onClose={() => {}}>
    <p>Contenido</p>
  </SidePanel>
);

test('a side panel counts as an open dialog until it is closed, although it stays in the document', async () => {
  const { rerender } = render(panel(false));
  expect(isDialogOpen()).toBe(false);
  rerender(panel(true));
  expect(await screen.findByRole('dialog', { name: 'Filtros' })).toBeInTheDocument();
  expect(isDialogOpen()).toBe(true);
  await act(async () => rerender(panel(false)));
  expect(screen.getByText('Contenido')).toBeInTheDocument();
  expect(isDialogOpen()).toBe(false);
});
