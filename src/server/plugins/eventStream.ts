import type { FastifyReply } from 'fastify';
import { Readable } from 'node:stream';

/** What such an answer is. */
export const eventStreamType = 'text/event-stream; charset=utf-8';
/** Bytes that a client may be behind: whoever reads nothing more is cut off, and goes on later where it was. */
const mostBehind = 1_000_000;

/** One event: its kind, what it carries, and the id by which a client goes on after it. */
export interface ServerEvent {
  name: string;
  data: unknown;
  id?: string;
}

/** The server-sent events of one client, from its request until either of them ends it. */
export class EventStream {
  readonly bytes = new Readable({ read: () => undefined });

  get isOpen(): boolean {
    return !this.bytes.destroyed && !this.bytes.readableEnded;
  }

  onClose(listener: () => void): void {
    this.bytes.once('close', listener);
  }

  send({ name, data, id }: ServerEvent): void {
    this.write(`event: ${name}\n${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`);
  }

  /** Says that the server is there; with an id, up to where all is told. */
  beat(id?: string): void {
    this.write(id === undefined ? ':\n\n' : `:\nid: ${id}\n\n`);
  }

  /** Says after how many milliseconds a client whose stream ended may come back. */
  comeBackAfter(ms: number): void {
    this.write(`retry: ${ms}\n\n`);
  }

  end(): void {
    if (this.isOpen) this.bytes.push(null);
  }

  /** Cut off, so that the client comes back and goes on after the last event that it got. */
  cut(): void {
    this.bytes.destroy();
  }

  private write(text: string): void {
    if (!this.isOpen) return;
    this.bytes.push(text);
    if (this.bytes.readableLength > mostBehind) this.cut();
  }
}

/** Sends a stream as an answer that no proxy of ours keeps back (nginx does so by default). */
export const sendEvents = (reply: FastifyReply, { bytes }: EventStream): FastifyReply =>
  reply
    .type(eventStreamType)
    .header('cache-control', 'no-store, no-transform')
    .header('x-accel-buffering', 'no')
    .send(bytes);
