import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Redrawn } from '../../src/ui/Redrawn';

function Part({ fail }: { fail?: Error }) {
  const [isLong, setIsLong] = useState(false);
  if (isLong && fail) throw fail;
  return (
    <p>
      {isLong ? null : 'corto'}
      <button type="button" onClick={() => setIsLong(true)}>
        Cambiar
      </button>
    </p>
  );
}

/** Replaces a text as a translator does. */
function translate(text: string) {
  const node = [...screen.getByRole('button').parentElement!.childNodes].find((each) => each.textContent === text)!;
  const font = document.createElement('font');
  font.append('short');
  (node as ChildNode).replaceWith(font);
}

test('a part that a translator has changed is drawn again', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  jest.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <Redrawn>
      <Part />
    </Redrawn>,
  );
  translate('corto');
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByText('corto')).toBeInTheDocument();
  expect(screen.queryByText('short')).not.toBeInTheDocument();
  expect(warn).toHaveBeenCalledTimes(1);
  jest.restoreAllMocks();
});

test('another error is not hidden', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <Redrawn>
      <Part fail={new Error('otro')} />
    </Redrawn>,
    { onCaughtError: () => {} },
  );
  await expect(userEvent.click(screen.getByRole('button'))).rejects.toThrow('otro');
  jest.restoreAllMocks();
});
