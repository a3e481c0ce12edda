import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Input } from 'antd';
import type { ApiError } from '../../src/api/envelope';
import { DayPicker } from '../../src/ui/form/DayPicker';
import { Field } from '../../src/ui/form/Field';
import { RecordForm } from '../../src/ui/form/RecordForm';
import { SearchSelect, type Choice } from '../../src/ui/form/SearchSelect';

interface Values {
  name?: string;
  unit?: Choice;
  from?: string;
}

const judge = ({ name, unit, from }: Values) =>
  [
    { field: 'name', message: 'Falta el nombre.', isWrong: !name },
    { field: 'unit', message: 'Falta la unidad.', isWrong: !unit },
    { field: 'from', message: 'Falta la fecha.', isWrong: !from },
  ].filter(({ isWrong }) => isWrong);

const unit = { value: 1, label: '3° A' };

function Form({ initial, onSubmit }: { initial: Values; onSubmit: () => Promise<unknown> }) {
  return (
    <RecordForm<Values> initial={initial} judge={judge} isBusy={false} submitText="Guardar" onSubmit={onSubmit}>
      {(field) => (
        <>
          <Field {...field('name')} label="Nombre" hint="Como figura en el DNI.">
            <Input />
          </Field>
          <Field {...field('unit')} label="Unidad">
            <SearchSelect options={[unit]} onSearch={() => {}} isLoading={false} />
          </Field>
          <Field {...field('from')} label="Desde">
            <DayPicker />
          </Field>
        </>
      )}
    </RecordForm>
  );
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Guardar' }));

test('each invalid field is marked and described by its error, and the first one gets the focus', async () => {
  const onSubmit = jest.fn(() => Promise.resolve());
  render(<Form initial={{ name: 'Laura' }} onSubmit={onSubmit} />);
  expect(screen.getByLabelText('Nombre')).toHaveAccessibleDescription('Como figura en el DNI.');
  await save();
  expect(await screen.findByText('Falta la unidad.')).toBeInTheDocument();
  expect(screen.getByLabelText('Nombre')).toBeValid();
  for (const [label, message] of [
    ['Unidad', 'Falta la unidad.'],
    ['Desde', 'Falta la fecha.'],
  ] as const) {
    expect(screen.getByLabelText(label)).toBeInvalid();
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message);
  }
  expect(screen.getByLabelText('Unidad')).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('an error of the server is shown at its field, which gets the focus', async () => {
  const message = 'Ese día ya pasó.';
  const refusal: ApiError = { status: 422, service: 'createUnit', message, errors: [{ field: 'from', message }] };
  render(<Form initial={{ name: 'Laura', unit, from: '2026-11-25' }} onSubmit={() => Promise.reject(refusal)} />);
  await save();
  expect(await screen.findByText('Ese día ya pasó.')).toBeInTheDocument();
  expect(screen.getByLabelText('Desde')).toBeInvalid();
  expect(screen.getByLabelText('Desde')).toHaveFocus();
});
