import { expect, type Locator } from '@playwright/test';

/**
 * Reads a measure of a page until several reads, 100 ms apart, have the same result. A page's parts that are loaded late
 * move others, and on a busy machine they come at any time: one read is not the place that a person sees.
 * @returns the last result
 */
export async function steady<T>(read: () => Promise<T>, reads = 5): Promise<T> {
  let last: T;
  let seen = '';
  let times = 0;
  await expect
    .poll(
      async () => {
        last = await read();
        const now = JSON.stringify(last);
        times = now === seen ? times + 1 : 1;
        seen = now;
        return times;
      },
      { intervals: [100] },
    )
    .toBeGreaterThanOrEqual(reads);
  return last!;
}

type Box = { x: number; y: number; width: number; height: number };

/** Where elements are on the page and how large, in px, all at one time; waits until each is rendered. */
export async function boxesOf<Elements extends Locator[]>(...elements: Elements) {
  let boxes: (Box | null)[] = [];
  await expect(async () => {
    boxes = await Promise.all(elements.map((element) => element.boundingBox()));
    expect(boxes).not.toContain(null);
  }).toPass();
  return boxes as { [Index in keyof Elements]: Box };
}

/** Where an element is and how large, in px, once it no longer moves: before the mouse goes there, or as its former place. */
export const steadyBox = async (element: Locator, reads?: number): Promise<Box> =>
  (await steady(() => boxesOf(element), reads))[0];
