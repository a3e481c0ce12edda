import type { Change } from '../../contract/events';
import { EventStream } from '../plugins/eventStream';
import type { Position } from './feed.repository';
import type { Recipient } from './recipients.service';

/** Maximum changes sent one by one; beyond that the page reloads everything. */
export const maxChanges = 500;

/** A client that follows the feed, and the position up to which it has received the changes. */
export class Follower {
  readonly stream = new EventStream();
  /** Resolves with the position from which the client receives changes. */
  readonly joined: Promise<Position>;
  isJoined = false;
  private resolveJoined = (_from: Position): void => undefined;
  /** Changes held back while those that the client missed are still being read; undefined afterwards. */
  private heldBack: { received: Change[]; id: string }[] | undefined = [];
  /** The position up to which the client has everything, and the last id that it received. */
  private upTo: string | undefined;
  private sent: string | undefined;

  /** @param session the hash of its token. */
  constructor(
    readonly user: Recipient,
    readonly session: string,
  ) {
    this.joined = new Promise((resolve) => (this.resolveJoined = resolve));
  }

  /** Sets the position from which the client receives changes; before that it receives none. */
  join(from: Position): void {
    this.isJoined = true;
    this.resolveJoined(from);
  }

  /** Whether the client has received what it missed. */
  get isStarted(): boolean {
    return !this.heldBack;
  }

  /** Sends the changes that the client missed, a `reset` if they are unknown, and then those held back. */
  start(missed: Change[] | undefined, id: string): void {
    this.stream.send(missed ? { name: 'change', data: missed, id } : { name: 'reset', data: [], id });
    this.sent = this.upTo = id;
    const heldBack = this.heldBack ?? [];
    this.heldBack = undefined;
    for (const { received, id: until } of heldBack) this.deliver(received, until);
  }

  /** Sends the changes up to the position `id`; only stores the position if there are none. */
  deliver(received: Change[], id: string): void {
    if (this.heldBack) {
      this.heldBack.push({ received, id });
      return;
    }
    this.upTo = id;
    if (received.length === 0) return;
    this.sent = id;
    this.stream.send(
      received.length > maxChanges ? { name: 'reset', data: [], id } : { name: 'change', data: received, id },
    );
  }

  /** Sends a heartbeat, with the position if it is new: a client with few changes would otherwise reconnect far behind. */
  beat(): void {
    if (!this.isStarted) return;
    const isNew = this.upTo !== this.sent;
    this.sent = this.upTo;
    this.stream.beat(isNew ? this.upTo : undefined);
  }
}
