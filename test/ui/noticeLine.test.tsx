/** The notice of a change: in the page's line for it, or floating where the line is not in sight. */
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { closeNotices, notifyUndone } from '../../src/ui/notices';
import { NoticeLine } from '../../src/ui/NoticeLine';

let top = 0;
beforeEach(() => {
  jest
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockImplementation(() => ({ top, bottom: top + 32, width: 400 }) as DOMRect);
});
afterEach(() => act(async () => closeNotices()));

const line = () => within(document.querySelector<HTMLElement>('.notice-line')!);

test('a notice that floats empties the line, and one in the line closes the floating one', async () => {
  render(<NoticeLine />);
  act(() => notifyUndone('Deshecho', 'Reclamo 95: $ 10,00'));
  expect(line().getByText('Deshecho')).toBeInTheDocument();
  top = -200;
  await act(async () => notifyUndone('Deshecho', 'Reclamo 96: Alta'));
  expect(await screen.findByText('Reclamo 96: Alta')).toBeInTheDocument();
  expect(line().queryByText('Deshecho')).not.toBeInTheDocument();
  top = 0;
  await act(async () => notifyUndone('Rehecho', 'Reclamo 96: Baja'));
  expect(line().getByText('Rehecho')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('Reclamo 96: Alta')).not.toBeInTheDocument());
});

test('the end of the session empties the line', async () => {
  top = 0;
  render(<NoticeLine />);
  act(() => notifyUndone('Deshecho', 'Reclamo 95: $ 10,00'));
  expect(line().getByText('Deshecho')).toBeInTheDocument();
  await act(async () => closeNotices());
  expect(line().queryByText('Deshecho')).not.toBeInTheDocument();
});
