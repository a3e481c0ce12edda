import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { useReturnToRow } from '../../../../src/ui/table/keys/useReturnToRow';

/** A list that was reached by Back: in memory, the first entry counts as such. */
function List({ openedKey, keys }: { openedKey?: number; keys: number[] }) {
  const list = useRef<HTMLTableElement>(null);
  useReturnToRow(list, openedKey);
  return (
    <table ref={list}>
      <tbody>
        {keys.map((key) => (
          <tr key={key} data-row-key={key} tabIndex={0}>
            <td>{key}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
type ListProps = Parameters<typeof List>[0];
/** Renders the list; returns how to render it with other properties. */
function open(props: ListProps): (next: ListProps) => void {
  const view = render(<List {...props} />, { wrapper: MemoryRouter });
  return (next) => view.rerender(<List {...next} />);
}
const row = (key: number) => screen.getByRole('row', { name: String(key) });

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
});

test('Back gives the focus to the row that was opened, also if it becomes known after the list is shown', () => {
  const show = open({ keys: [] });
  show({ keys: [11, 12], openedKey: 12 });
  expect(row(12)).toHaveFocus();
});

test('the focus moves only once', () => {
  const show = open({ keys: [11, 12], openedKey: 12 });
  expect(row(12)).toHaveFocus();
  act(() => row(11).focus());
  show({ keys: [11] });
  show({ keys: [11, 12], openedKey: 12 });
  expect(row(11)).toHaveFocus();
});

test('a row that becomes known after a key was pressed does not take the focus', async () => {
  const show = open({ keys: [11, 12] });
  act(() => row(11).focus());
  await userEvent.setup().keyboard('{ArrowDown}');
  show({ keys: [11, 12], openedKey: 12 });
  expect(row(11)).toHaveFocus();
});
