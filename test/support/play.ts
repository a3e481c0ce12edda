import { createElement, type ComponentType } from 'react';
import { configure, expect, userEvent, waitFor, within } from 'storybook/test';

/** Only a failing story waits this long. */
configure({ asyncUtilTimeout: 30_000 });

/** The actions of a story after it has rendered. The story is rendered only after its store has been restored. */
interface Played {
  canvasElement: HTMLElement;
}

async function element<Found extends HTMLElement>(canvas: HTMLElement, selector: string): Promise<Found> {
  return waitFor(() => {
    const found = canvas.querySelector<Found>(selector);
    if (!found) throw new Error(`The story shows no ${selector}`);
    return found;
  });
}

export const clickOn =
  (selector: string) =>
  async ({ canvasElement }: Played): Promise<void> =>
    (await element(canvasElement, selector)).click();
/** Clicks a button by its name, in a page or in a dialog above it. */
export const press =
  (name: string) =>
  async ({ canvasElement }: Played): Promise<void> =>
    userEvent.click(await within(canvasElement.ownerDocument.body).findByRole('button', { name }));
/** Types into a field by its label, in a page or in a dialog above it. */
export const type =
  (label: string, text: string) =>
  async ({ canvasElement }: Played): Promise<void> =>
    userEvent.type(await within(canvasElement.ownerDocument.body).findByLabelText(label), text);
/** Ticks a checkbox by its name. */
export const tick =
  (name: string) =>
  async ({ canvasElement }: Played): Promise<void> =>
    userEvent.click(await within(canvasElement).findByRole('checkbox', { name }));
export const submit = clickOn('button[type=submit]');

/** Types into fields by their ids, with the input events that React requires, and submits the form. */
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

/** Requires that the story shows each of these texts, in a page or in a dialog above it. */
export const shows =
  (...texts: (string | RegExp)[]) =>
  async ({ canvasElement }: Played): Promise<void> => {
    const all = within(canvasElement.ownerDocument.body);
    for (const text of texts)
      await waitFor(() => expect(all.queryAllByText(text).length, String(text)).toBeGreaterThan(0));
  };

/** Runs steps one after another. */
export const then =
  (...steps: ((played: Played) => Promise<void>)[]) =>
  async (played: Played): Promise<void> => {
    for (const step of steps) await step(played);
  };

/** The story of a single component: its properties are the controls, and it must show the `texts`. */
export const leaf = <Props extends object>(
  Component: ComponentType<Props>,
  args: Props,
  ...texts: (string | RegExp)[]
) => ({
  args,
  render: (given: Props) => createElement(Component, given),
  play: shows(...texts),
});
