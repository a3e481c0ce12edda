import type { FastifyReply } from 'fastify';
import { Readable } from 'node:stream';

export const eventStreamType = 'text/event-stream; charset=utf-8';
/**
 * Bytes that a client may lag behind. A client that reads no further is disconnected and later resumes from its last
 * event.
 */
const maxBufferedBytes = 1_000_000;

/** One event: its kind, its data, and the id from which a client resumes. */
interface ServerEvent {
  name: string;
  data: unknown;
  id?: string;
}

/** The server-sent events of one client, from its request until the client or the server ends it. */
export class EventStream {
  readonly bytes = new Readable({ read: () => undefined });
  /** `bytes.readableEnded` is true only once the client has read everything, but nothing may follow the end. */
  private hasEnded = false;

  get isOpen(): boolean {
    return !this.bytes.destroyed && !this.hasEnded;
  }

  onClose(listener: () => void): void {
    this.bytes.once('close', listener);
  }

  send({ name, data, id }: ServerEvent): void {
    this.write(`event: ${name}\n${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`);
  }

  /** Sends a heartbeat. With an id, it also confirms that all events up to that id were sent. */
  beat(id?: string): void {
    this.write(id === undefined ? ':\n\n' : `:\nid: ${id}\n\n`);
  }

  /** Tells the client how many milliseconds to wait before it reconnects after the stream ends. */
  reconnectAfter(ms: number): void {
    this.write(`retry: ${ms}\n\n`);
  }

  end(): void {
    if (!this.isOpen) return;
    this.hasEnded = true;
    this.bytes.push(null);
  }

  /** Cuts the stream off. The client reconnects and resumes after the last event that it received. */
  disconnect(): void {
    this.bytes.destroy();
  }

  private write(text: string): void {
    if (!this.isOpen) return;
    this.bytes.push(text);
    if (this.bytes.readableLength > maxBufferedBytes) this.disconnect();
  }
}

/** Sends a stream as a response that proxies do not buffer (nginx buffers by default). */
export const sendEvents = (reply: FastifyReply, { bytes }: EventStream): FastifyReply =>
  reply
    .type(eventStreamType)
    .header('cache-control', 'no-store, no-transform')
    .header('x-accel-buffering', 'no')
    .send(bytes);
