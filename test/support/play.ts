import { createElement, type ComponentType } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';

/** What a story does after it has rendered; the story stands only once its store has been read back. */
interface Played {
  canvasElement: HTMLElement;
}

async function element<Found extends HTMLElement>(canvas: HTMLElement, selector: string): Promise<Found> {
  for (let waited = 0; waited < 5000; waited += 50) {
    const found = canvas.querySelector<Found>(selector);
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The story shows no ${selector}`);
}

export const clickOn =
  (selector: string) =>
  async ({ canvasElement }: Played): Promise<void> =>
    (await element(canvasElement, selector)).click();
/** Presses a button by its name. */
export const press =
  (name: string) =>
  async ({ canvasElement }: Played): Promise<void> =>
    userEvent.click(await within(canvasElement).findByRole('button', { name }));
/** Ticks a checkbox by its name. */
export const tick =
  (name: string) =>
  async ({ canvasElement }: Played): Promise<void> =>
    userEvent.click(await within(canvasElement).findByRole('checkbox', { name }));
export const submit = clickOn('button[type=submit]');

/** Types into fields by their ids as a person does, since React listens to the input event; then sends the form. */
export const typeAndSubmit =
  (values: Record<string, string>) =>
  async ({ canvasElement }: Played): Promise<void> => {
    for (const [id, value] of Object.entries(values)) {
      const input = await element<HTMLInputElement>(canvasElement, `#${id}`);
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
    await submit({ canvasElement });
  };

/** The story shows each of these, in a page or in a dialog over it. */
export const shows =
  (...texts: (string | RegExp)[]) =>
  async ({ canvasElement }: Played): Promise<void> => {
    const all = within(canvasElement.ownerDocument.body);
    for (const text of texts)
      await waitFor(() => expect(all.queryAllByText(text).length, String(text)).toBeGreaterThan(0), { timeout: 5000 });
  };

/** One step after another. */
export const then =
  (...steps: ((played: Played) => Promise<void>)[]) =>
  async (played: Played): Promise<void> => {
    for (const step of steps) await step(played);
  };

/** The story of a component by itself: its properties are the controls, and `texts` are what it must show. */
export const leaf = <Props extends object>(
  Component: ComponentType<Props>,
  args: Props,
  ...texts: (string | RegExp)[]
) => ({
  args,
  render: (given: Props) => createElement(Component, given),
  play: shows(...texts),
});
