/**
 * Returns the form data of a multipart call: null and missing fields are skipped, arrays repeat their field (section
 * 7).
 */
export function toFormData(fields: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const part of Array.isArray(value) ? value : [value]) {
      if (part === null || part === undefined) continue;
      if (part instanceof Blob) form.append(name, part, part instanceof File ? part.name : name);
      else form.append(name, String(part));
    }
  }
  return form;
}

interface Request {
  body?: object;
}

/** For `enhanceEndpoints`: sends the endpoint's body as multipart. */
export function asMultipart<Definition extends { query?: unknown }>(definition: Definition): void {
  const query = definition.query as (arg: unknown) => Request;
  definition.query = (arg: unknown) => {
    const request = query(arg);
    return { ...request, body: toFormData(request.body ?? {}) };
  };
}

/**
 * Returns the first file of a body that cannot be read: another program changed or deleted it after it was chosen. The
 * browser reports a call with such a file like a lost connection.
 */
export async function unreadableFile(body: unknown): Promise<{ field: string; name: string } | undefined> {
  if (!(body instanceof FormData)) return undefined;
  for (const [field, value] of body as unknown as Iterable<[string, FormDataEntryValue]>)
    if (value instanceof File && !(await isReadable(value))) return { field, name: value.name };
  return undefined;
}

const isReadable = (file: File): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );

/** Returns the total size in bytes of the files in a body. */
export function fileBytes(body: unknown): number {
  if (!(body instanceof FormData)) return 0;
  let bytes = 0;
  for (const [, value] of body as unknown as Iterable<[string, FormDataEntryValue]>)
    if (value instanceof Blob) bytes += value.size;
  return bytes;
}
