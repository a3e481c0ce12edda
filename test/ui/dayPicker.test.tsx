import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { useState } from 'react';
import { isDay } from '../../src/contract/days';
import { DayPicker } from '../../src/ui/form/DayPicker';
import { formatDay, nextWorkday, today } from '../../src/ui/dates';

function Form({ initial }: { initial?: string }) {
  const [value, setValue] = useState(initial);
  return (
    <>
      <DayPicker id="day" value={value} onChange={setValue} />
      <output data-testid="value">{value}</output>
    </>
  );
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

test.each([
  ['15/1/27', '15/01/2027'],
  ['15-01-2027', '15/01/2027'],
  ['15.1.2027', '15/01/2027'],
  ['15012027', '15/01/2027'],
  ['2027-01-15', '15/01/2027'],
  [' 15/01/2027 ', '15/01/2027'],
  ['15 1 2027', '15/01/2027'],
  ['15/01/2027 10:30', '15/01/2027'],
  ['\u202a15/01/2027\u202c', '15/01/2027'],
])('"%s" over another day is %s, with Tab and with Enter', async (typed, shown) => {
  for (const end of ['{Tab}', '{Enter}']) {
    const { unmount } = render(<Form initial="2099-12-31" />);
    const box = screen.getByRole('textbox');
    await userEvent.clear(box);
    await userEvent.paste(typed);
    await userEvent.keyboard(end);
    expect(box).toHaveValue(shown);
    expect(screen.getByTestId('value')).toHaveTextContent('2027-01-15');
    expect(box).toBeValid();
    unmount();
  }
});

test.each(['30/02/2027', '15/13/2027', 'mañana', '1/1', '2027'])(
  '"%s" is no day: the text stays, with an error, and the former day is not the value',
  async (typed) => {
    render(<Form initial="2099-12-31" />);
    const box = screen.getByRole('textbox');
    await userEvent.clear(box);
    await userEvent.type(box, typed);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.tab();
    expect(box).toHaveValue(typed);
    expect(box).toBeInvalid();
    expect(box).toHaveAccessibleDescription('No es una fecha. Escribila como 31/12/2026.');
    expect(screen.getByTestId('value')).toHaveTextContent(typed);
    await userEvent.clear(box);
    await userEvent.type(box, '15/1/27');
    await userEvent.tab();
    expect(box).toHaveValue('15/01/2027');
    expect(box).toBeValid();
  },
);

test('a filter keeps its day until the field is left, and is not told a text that is no day', async () => {
  const onChange = jest.fn();
  render(<DayPicker id="day" isImmediate value="2026-11-25" onChange={onChange} />);
  const box = screen.getByRole('textbox');
  await userEvent.clear(box);
  await userEvent.type(box, '31/11/2026');
  await userEvent.tab();
  expect(box).toHaveValue('31/11/2026');
  expect(box).toBeInvalid();
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.clear(box);
  await userEvent.type(box, '1/12/26{Enter}');
  expect(onChange.mock.calls).toEqual([['2026-12-01']]);
});

test('after every text and every way to leave the field, it shows its value or an error', async () => {
  const sign = fc.constantFrom(...'0123456789'.split(''), '/', '-', '.', ' ', ':', 'T', 'e', '\u200e');
  const number = fc.integer({ min: 0, max: 40 }).map(String);
  const like = fc
    .tuple(number, number, fc.constantFrom('27', '2027', '1', '20270'), fc.constantFrom('/', '-', '.', '', ' '))
    .map(([day, month, year, separator]) => [day, month, year].join(separator));
  const text = fc.oneof(like, fc.string({ unit: sign, maxLength: 12 }));
  await fc.assert(
    fc.asyncProperty(text, fc.constantFrom('{Tab}', '{Enter}'), async (typed, end) => {
      const { unmount } = render(<Form initial="2026-11-25" />);
      const box = screen.getByRole<HTMLInputElement>('textbox');
      await userEvent.clear(box);
      if (typed) await userEvent.paste(typed);
      await userEvent.keyboard(end);
      const value = screen.getByTestId('value').textContent ?? '';
      const isShown = isDay(value) ? box.value === formatDay(value) : value === '' && box.value === '';
      if (!isShown) expect([typed, box.getAttribute('aria-invalid'), isDay(value)]).toEqual([typed, 'true', false]);
      unmount();
    }),
    { numRuns: 60 },
  );
});
