import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchSelect } from '../../src/ui/form/SearchSelect';

test('a text that finds nothing offers a similar one, which is searched without choosing anything', async () => {
  const onSearch = jest.fn();
  const onChange = jest.fn();
  const props = { onSearch, onChange, isLoading: false };
  const { rerender } = render(<SearchSelect {...props} options={[]} suggestion="Giménez" />);
  await userEvent.click(screen.getByRole('combobox'));
  await userEvent.click(await screen.findByText('¿Quisiste decir «Giménez»?'));
  expect(onSearch).toHaveBeenLastCalledWith('Giménez');
  expect(onChange).not.toHaveBeenCalled();
  rerender(<SearchSelect {...props} options={[{ value: 7, label: 'Laura Giménez' }]} />);
  await userEvent.click(await screen.findByText('Laura Giménez'));
  await waitFor(() => expect(onChange).toHaveBeenCalledWith({ value: 7, label: 'Laura Giménez' }));
});
