import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DayPicker } from '../../src/ui/form/DayPicker';
import { nextWorkday, today } from '../../src/ui/dates';

function Form({ initial }: { initial?: string }) {
  const [value, setValue] = useState(initial);
  return <DayPicker id="day" value={value} onChange={setValue} />;
}

test('a date typed key by key is parsed correctly, also in this decade', async () => {
  render(<Form />);
  await userEvent.type(screen.getByRole('textbox'), '05/12/2026{Enter}');
  expect(screen.getByRole('textbox')).toHaveValue('05/12/2026');
});

test('a pasted date takes the place of the previous one, although it opens the calendar', async () => {
  render(<Form initial="2026-11-25" />);
  const box = screen.getByRole('textbox');
  await userEvent.tab();
  await userEvent.keyboard('{Control>}a{/Control}');
  await userEvent.paste('18/01/2027');
  await userEvent.tab();
  await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
  expect(box).toHaveValue('18/01/2027');
});

test("days are formatted as YYYY-MM-DD, whatever the locale's date format in this browser", () => {
  expect(today()).toMatch(/^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/);
  expect(nextWorkday() > today()).toBe(true);
});

test.each(['{ArrowDown}', ' '])('the key «%s» opens the calendar and types nothing', async (key) => {
  render(<Form initial="2026-11-25" />);
  const box = screen.getByRole('textbox');
  box.focus();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  await userEvent.keyboard(key);
  expect(await screen.findByRole('table')).toBeInTheDocument();
  expect(box).toHaveValue('25/11/2026');
});
