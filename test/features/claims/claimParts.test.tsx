import { act as reactAct, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { useClaimParts } from '../../../src/features/claims/detail/useClaimParts';
import type { PageAct } from '../../../src/features/claims/detail/staffNext';
import { messageFieldId } from '../../../src/features/claims/claimActs';

let perform: (name: PageAct) => void;

/** A claim's page whose message form and panel come after the title. */
function Page({ isWhole, onDecide }: { isWhole: boolean; onDecide?: () => void }) {
  const { page, act } = useClaimParts(95);
  perform = act;
  return (
    <div ref={page}>
      <h1>Reclamo</h1>
      {isWhole && <textarea id={messageFieldId(95)} aria-label="Mensaje" />}
      {isWhole && (
        <button data-row-action="decision" onClick={onDecide}>
          Decidir
        </button>
      )}
    </div>
  );
}
const show = (isWhole: boolean, address = '/reclamos/95', onDecide?: () => void) => (
  <MemoryRouter initialEntries={[address]}>
    <Page isWhole={isWhole} onDecide={onDecide} />
  </MemoryRouter>
);

beforeAll(() => {
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => {};
});

test('a key pressed before the message form is there is not lost, and applies once', async () => {
  const { rerender } = render(show(false));
  perform('answer');
  rerender(show(true));
  expect(await screen.findByLabelText('Mensaje')).toHaveFocus();
  screen.getByLabelText('Mensaje').blur();
  rerender(show(false));
  rerender(show(true));
  await reactAct(() => Promise.resolve());
  expect(screen.getByLabelText('Mensaje')).not.toHaveFocus();
});

test('the decision that was asked for early is opened once its control is there', async () => {
  const onDecide = jest.fn();
  const { rerender } = render(show(false, undefined, onDecide));
  perform('decision');
  expect(onDecide).not.toHaveBeenCalled();
  rerender(show(true, undefined, onDecide));
  await screen.findByLabelText('Mensaje');
  expect(onDecide).toHaveBeenCalledTimes(1);
});

test('an address that leads to the message form waits for it', async () => {
  const { rerender } = render(show(false, '/reclamos/95#responder'));
  rerender(show(true, '/reclamos/95#responder'));
  expect(await screen.findByLabelText('Mensaje')).toHaveFocus();
});
