import type { Locator, Page } from '@playwright/test';
import { setTimeout as sleep } from 'node:timers/promises';

/** The effort of a job. */
export interface Effort {
  taps: number;
  keys: number;
  /** Milliseconds from the user's first action until the result is visible. */
  totalMs: number;
  /** The part of these during which the user waited for the portal. */
  waitingMs: number;
}

/** The speed of a user. */
export interface Pace {
  /** Milliseconds to see the next element and move the hand to it. */
  reachMs: number;
  /** Milliseconds between two keys. */
  keyMs: number;
  /** Milliseconds to scroll to an element outside the viewport. */
  scrollMs: number;
}

/** The environment's values in milliseconds, or those of a practised user. */
export const pace: Pace = {
  reachMs: Number(process.env.REACH_MS ?? 400),
  keyMs: Number(process.env.KEY_MS ?? 70),
  scrollMs: Number(process.env.SCROLL_MS ?? 300),
};

/** Most milliseconds to wait for one element. */
const patienceMs = 45_000;

export interface PickedFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Prints a wait of more than half a second, if the environment asks for it. */
function logWait(target: Locator, start: number, how = ''): void {
  const waited = performance.now() - start;
  if (process.env.WAITS && waited > 500) console.error(`  ${(waited / 1000).toFixed(1)} s: ${how}${target}`);
}

/**
 * Uses a page at the speed of a user, and measures the effort. Time that is not the user's own is waiting: until the
 * next element is visible, enabled, at rest and not covered, and until the page has handled a tap or a key.
 */
export class Hand {
  private taps = 0;
  private keys = 0;
  private ownMs = 0;
  private startedAt = performance.now();

  constructor(
    readonly page: Page,
    private readonly isTouch: boolean,
  ) {}

  /** Starts measuring time and taps. */
  begin(): void {
    this.taps = 0;
    this.keys = 0;
    this.ownMs = 0;
    this.startedAt = performance.now();
  }

  /** Returns the effort so far. */
  effort(): Effort {
    const totalMs = performance.now() - this.startedAt;
    return { taps: this.taps, keys: this.keys, totalMs, waitingMs: totalMs - this.ownMs };
  }

  /** Opens an address, like a bookmark or the link of an e-mail. */
  async visit(address: string): Promise<void> {
    this.taps += 1;
    await this.page.goto(address, { waitUntil: 'commit', timeout: patienceMs });
  }

  /** Waits until an element is visible. */
  async see(target: Locator): Promise<void> {
    const start = performance.now();
    await target.first().waitFor({ timeout: patienceMs });
    logWait(target, start);
  }

  /** Waits until an image is rendered. */
  async seeImage(image: Locator): Promise<void> {
    await this.see(image);
    const isDrawn = (shown: Node | null) =>
      (shown as HTMLImageElement).complete && (shown as HTMLImageElement).naturalWidth > 0;
    await this.page.waitForFunction(isDrawn, await image.elementHandle(), { timeout: patienceMs });
  }

  /** Waits until an element is in the viewport. */
  async seeInWindow(target: Locator): Promise<void> {
    await this.see(target);
    const element = await target.first().elementHandle();
    const isIn = (shown: Node | null) => {
      const box = (shown as Element).getBoundingClientRect();
      return box.top >= 0 && box.top < innerHeight;
    };
    await this.page.waitForFunction(isIn, element, { timeout: patienceMs });
  }

  /** Waits until an element is gone. */
  async seeNoMore(target: Locator): Promise<void> {
    await target.first().waitFor({ state: 'hidden', timeout: patienceMs });
  }

  /**
   * Taps or clicks an element once it is ready; skips the tap if `isNeedless` returns true after the hand has reached
   * it.
   */
  async tap(target: Locator, isNeedless?: () => Promise<boolean>): Promise<void> {
    let start = performance.now();
    await target.waitFor({ timeout: patienceMs });
    if (!(await this.isInWindow(target))) await this.spend(pace.scrollMs);
    if (this.isTouch) await target.tap({ trial: true, timeout: patienceMs });
    else await target.click({ trial: true, timeout: patienceMs });
    logWait(target, start);
    await this.spend(pace.reachMs);
    if (await isNeedless?.()) return;
    this.taps += 1;
    start = performance.now();
    if (this.isTouch) await target.tap({ timeout: patienceMs });
    else await target.click({ timeout: patienceMs });
    logWait(target, start, 'taken by ');
  }

  /** Taps a field, unless it has the focus, and types. */
  async type(field: Locator, text: string): Promise<void> {
    await field.waitFor({ timeout: patienceMs });
    const hasCursor = () => field.evaluate((element) => element === document.activeElement);
    if (!(await hasCursor())) await this.tap(field, hasCursor);
    await this.write(text);
  }

  /** Taps a field, and replaces its content. */
  async retype(field: Locator, text: string): Promise<void> {
    await this.tap(field);
    await this.press('ControlOrMeta+a');
    await this.write(text);
  }

  /** Types into the focused element. A key that the page handles slowly delays the following ones. */
  async write(text: string): Promise<void> {
    const start = performance.now();
    for (const [index, letter] of [...text].entries()) {
      this.keys += 1;
      await this.page.keyboard.type(letter);
      const early = start + (index + 1) * pace.keyMs - performance.now();
      if (early > 0) await sleep(early);
    }
    this.ownMs += text.length * pace.keyMs;
  }

  /** Presses one key, or several at once. */
  async press(key: string): Promise<void> {
    await this.spend(pace.keyMs);
    this.keys += 1;
    await this.page.keyboard.press(key);
  }

  /**
   * Opens a select by its label, unless it opens by itself, and chooses an option; a multiple select stays open until
   * Escape.
   */
  async choose(label: string, option: string | RegExp, { staysOpen = false } = {}): Promise<void> {
    const field = this.page.getByLabel(label, { exact: true });
    await field.waitFor({ timeout: patienceMs });
    const isOpen = async () => (await field.getAttribute('aria-expanded')) === 'true';
    if (!(await isOpen())) await this.tap(field, isOpen);
    await this.take(option, staysOpen);
  }

  /** Opens a select, types a search, and chooses a result. */
  async find(label: string, typed: string, option: string | RegExp): Promise<void> {
    await this.type(this.page.getByLabel(label, { exact: true }), typed);
    await this.take(option);
  }

  /** Chooses an option of the open list, scrolling to it in a long list. */
  async take(option: string | RegExp, staysOpen = false): Promise<void> {
    const list = this.page.locator('.ant-select-dropdown:visible:not(.ant-slide-up-leave)');
    const choice = list.getByTitle(option, { exact: true }).first();
    await this.see(list.getByTitle(/./));
    for (let turn = 0; turn < 12 && (await choice.count()) === 0; turn++) {
      await list.locator('[class$=-holder]').evaluate((holder) => {
        const isAtEnd = holder.scrollTop + holder.clientHeight >= holder.scrollHeight - 1;
        holder.scrollTop = isAtEnd ? 0 : holder.scrollTop + holder.clientHeight - 40;
      });
      await this.spend(pace.scrollMs);
    }
    await this.tap(choice);
    if (staysOpen) await this.press('Escape');
    await this.seeNoMore(choice);
  }

  /**
   * Taps a file button, chooses files, and confirms. The file picker belongs to the device, and costs one tap for each
   * file and one to confirm.
   */
  async upload(button: Locator, files: PickedFile[]): Promise<void> {
    const [picker] = await Promise.all([
      this.page.waitForEvent('filechooser', { timeout: patienceMs }),
      this.tap(button),
    ]);
    for (let tap = 0; tap < files.length + 1; tap++) {
      this.taps += 1;
      await this.spend(pace.reachMs);
    }
    await picker.setFiles(files);
  }

  /** Taps a download button, and waits until the file is complete; returns its name. */
  async download(button: Locator): Promise<string> {
    const [file] = await Promise.all([this.page.waitForEvent('download', { timeout: patienceMs }), this.tap(button)]);
    await file.path();
    return file.suggestedFilename();
  }

  private async spend(ms: number): Promise<void> {
    this.ownMs += ms;
    await sleep(ms);
  }

  private async isInWindow(target: Locator): Promise<boolean> {
    const box = await target.boundingBox();
    const { width, height } = this.page.viewportSize()!;
    return box !== null && box.y >= 0 && box.y < height && box.x >= 0 && box.x < width;
  }
}
