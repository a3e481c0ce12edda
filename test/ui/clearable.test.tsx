import { render, screen } from '@testing-library/react';
import { Select } from 'antd';
import { clearable } from '../../src/ui/form/Select';

test('the button that clears a select has a Spanish name', () => {
  render(<Select allowClear={clearable} value="uno" aria-label="Número" options={[{ value: 'uno', label: 'Uno' }]} />);
  expect(screen.getByRole('button', { name: 'Limpiar', hidden: true })).toBeInTheDocument();
});
