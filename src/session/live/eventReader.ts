/** A server-sent event. A heartbeat has no name; it may have an id. */
export interface ReadEvent {
  name?: string;
  id?: string;
  data: string;
}

/**
 * Parses server-sent events (https://html.spec.whatwg.org/multipage/server-sent-events.html), limited to the fields
 * that our server sends.
 */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ReadEvent | { retryMs: number }> {
  const reader = body
    .pipeThrough(new TextDecoderStream() as unknown as TransformStream<Uint8Array, string>)
    .getReader();
  let rest = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const blocks = (rest + part.value).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const fields = new Map(
        block.split('\n').map((line) => {
          const colon = line.indexOf(':');
          return [line.slice(0, colon), line.slice(colon + 1).trimStart()] as const;
        }),
      );
      const retry = fields.get('retry');
      if (retry !== undefined) yield { retryMs: Number(retry) };
      else yield { name: fields.get('event'), id: fields.get('id'), data: fields.get('data') ?? '' };
    }
  }
}
