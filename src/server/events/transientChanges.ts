import type { Change } from '../../contract/events';

/** Milliseconds in which viewer changes are collected before they are sent together. */
const batchMs = 100;

/**
 * Collects notifications about viewers of claims, `unitClaim 95` or `projectClaim 96`, and forwards them together, each
 * once.
 */
export class TransientChanges {
  private payloads = new Set<string>();
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly onChanges: (changes: Change[]) => void) {}

  /**
   * @param payload the notification's payload; undefined if some may have been missed, which pages correct by
   * themselves.
   */
  receive(payload: string | undefined): void {
    if (payload === undefined) return;
    this.payloads.add(payload);
    this.timer ??= setTimeout(() => this.forward(), batchMs).unref();
  }

  close(): void {
    clearTimeout(this.timer);
  }

  private forward(): void {
    this.timer = undefined;
    const changes = [...this.payloads].flatMap((text): Change[] => {
      const [kind, id] = text.split(' ');
      return kind === 'unitClaim' || kind === 'projectClaim' ? [{ kind, id: Number(id), what: 'viewers' }] : [];
    });
    this.payloads = new Set();
    this.onChanges(changes);
  }
}
