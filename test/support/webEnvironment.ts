import { TestEnvironment } from 'jest-environment-jsdom';
import { setTimeout as nodeSetTimeout } from 'node:timers';
import { leanComputedStyle } from './computedStyle';

/**
 * jsdom with the missing parts of a browser: Node's own fetch, streams, encoders and files, which nock can intercept.
 */
export default class WebEnvironment extends TestEnvironment {
  private isOver = false;

  override async teardown(): Promise<void> {
    this.isOver = true;
    await super.teardown();
  }

  override async setup(): Promise<void> {
    await super.setup();
    const given = {
      fetch,
      Request,
      Response,
      Headers,
      FormData,
      File,
      Blob,
      AbortController,
      AbortSignal,
      TextEncoder,
      TextDecoder,
      ReadableStream,
      WritableStream,
      TransformStream,
      TextDecoderStream,
      BroadcastChannel,
      structuredClone,
      MessageChannel: timeoutChannel(() => this.isOver),
    };
    Object.assign(this.global, given);
    // jsdom logs a useless message for every pseudo-element that Ant Design measures: it is not passed on.
    const window = this.dom!.window as unknown as Window;
    window.getComputedStyle = leanComputedStyle(window);
  }
}

/**
 * React's scheduler requires a MessageChannel, but Node's real one would keep jest from ending. Nothing runs after the
 * page is closed.
 */
const timeoutChannel = (isOver: () => boolean) =>
  class TimeoutChannel {
    port1: { onmessage: ((event: unknown) => void) | null } = { onmessage: null };
    port2 = {
      postMessage: (data: unknown) => void nodeSetTimeout(() => !isOver() && this.port1.onmessage?.({ data }), 0),
    };
  };
