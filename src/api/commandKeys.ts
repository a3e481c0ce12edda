import { nanoid } from '@reduxjs/toolkit';

/** The keys of commands without a response, by content. */
const pendingKeys = new Map<string, string>();

/** Returns a command's content as text; a file is represented by its name, size and date. */
function contentOf(url: string, body: unknown): string {
  if (!(body instanceof FormData)) return `${url} ${JSON.stringify(body)}`;
  const parts = [...(body as unknown as Iterable<[string, FormDataEntryValue]>)].map(([name, value]) =>
    typeof value === 'string' ? [name, value] : [name, value.name, value.size, value.lastModified],
  );
  return `${url} ${JSON.stringify(parts)}`;
}

/**
 * Returns the idempotency key of a command. A second click and a retry get the same key until a response arrives; after
 * that the same content gets a new key. The server creates one record per key, and ignores the key if a call creates
 * nothing.
 */
export function commandKey(url: string, body: unknown): { key: string; onResponse(): void } {
  const command = contentOf(url, body);
  const key = pendingKeys.get(command) ?? nanoid();
  pendingKeys.set(command, key);
  return {
    key,
    onResponse: () => {
      if (pendingKeys.get(command) === key) pendingKeys.delete(command);
    },
  };
}
