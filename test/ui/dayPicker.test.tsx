import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DayPicker } from '../../src/ui/form/DayPicker';
import { nextWorkday, today } from '../../src/ui/dates';

function Form() {
  const [value, setValue] = useState<string>();
  return <DayPicker id="day" value={value} onChange={setValue} />;
}

test('a date typed key by key is parsed correctly, also in this decade', async () => {
  render(<Form />);
  await userEvent.type(screen.getByRole('textbox'), '05/12/2026{Enter}');
  expect(screen.getByRole('textbox')).toHaveValue('05/12/2026');
});

test("days are formatted as YYYY-MM-DD, whatever the locale's date format in this browser", () => {
  expect(today()).toMatch(/^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/);
  expect(nextWorkday() > today()).toBe(true);
});
