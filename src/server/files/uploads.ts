import '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { Operation } from '../../contract/operation';
import { rulesText } from '../../contract/rulesText';
import type { TSchema } from 'typebox';
import type { ReadImage } from '../reading/readerTypes';
import { brokenRule, HttpError } from '../support/errors';
import { serverText } from '../support/serverText';
import { filesText } from './filesText';

/** A file of a multipart request. Its content type is not determined yet; the browser's value is ignored. */
export interface UploadedFile {
  name: string;
  bytes: Buffer;
  /** Result of reading it as a photo; undefined if it is not a photo or could not be read. */
  photo?: ReadImage;
  /** Whether a job still has to read the photo. */
  isUnread?: boolean;
}

/**
 * Reads the multipart body of an operation: its fields, converted to their schema's types, and its files. It reads the
 * request to its end even if a file is refused, because a browser that is cut off during an upload shows a network
 * error instead of the reason. Throws 413, 422 or 400.
 */
export async function readMultipart(request: FastifyRequest, operation: Operation): Promise<Multipart> {
  try {
    return await readParts(request, operation);
  } catch (error) {
    // For a connection cut in the middle, or a body that is not multipart despite its header, the parser throws plain
    // errors.
    throw error instanceof HttpError || 'code' in (error as Error) ? error : new HttpError(400, serverText.cutShort);
  }
}

interface Multipart {
  body: Record<string, unknown>;
  files: UploadedFile[];
}

async function readParts(request: FastifyRequest, operation: Operation): Promise<Multipart> {
  const { field, max, bytes } = operation.files!;
  const body: Record<string, unknown> = {};
  const files: UploadedFile[] = [];
  let refusal: HttpError | undefined;
  const parts = request.parts({
    limits: { fileSize: bytes, files: max + 20, fields: 40, fieldSize: 100_000, parts: max + 60 },
  });
  for await (const part of parts) {
    if (part.type === 'field') {
      body[part.fieldname] = convert(part.value, operation.body, part.fieldname);
      continue;
    }
    const isExpected = part.fieldname === field;
    if (!isExpected)
      refusal ??= new HttpError(400, filesText.unexpectedFile, [
        { field: part.fieldname, message: filesText.unexpectedFile },
      ]);
    else if (files.length === max)
      refusal ??= brokenRule([{ field, message: max === 1 ? filesText.oneFile : rulesText.attachments }]);
    if (refusal) {
      part.file.resume();
      continue;
    }
    const content = await part.toBuffer();
    if (part.file.truncated)
      refusal = new HttpError(413, filesText.tooLarge(bytes), [{ field, message: filesText.tooLarge(bytes) }]);
    files.push({ name: fileName(part.filename), bytes: content });
  }
  if (refusal) throw refusal;
  return { body, files };
}

/** Multipart fields are text; an empty one is a field left blank. */
function convert(value: unknown, schema: TSchema | undefined, field: string): unknown {
  const property = (
    schema as { properties?: Record<string, { type?: string; anyOf?: { type?: string }[] }> } | undefined
  )?.properties?.[field];
  const types = property?.anyOf?.map((option) => option.type) ?? [property?.type];
  if (value === '' && !types.includes('string')) return null;
  if (types.includes('integer') && typeof value === 'string' && /^-?\d+$/.test(value)) return Number(value);
  if (types.includes('boolean') && (value === 'true' || value === 'false')) return value === 'true';
  return value;
}

/**
 * Keeps only the last part of a path, without invisible characters and those that change the text direction, and limits
 * its length.
 */
function fileName(name: string | undefined): string {
  const last = (name ?? '').split(/[\\/]/).pop() ?? '';
  return (
    last
      .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
      .trim()
      .slice(-120) || 'archivo'
  );
}
