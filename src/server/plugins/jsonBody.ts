import type { FastifyInstance } from 'fastify';
import { HttpError } from '../support/errors';
import { serverText } from '../support/serverText';

/** Maximum bytes of a JSON body: several times the size of the longest texts and id lists that the contract accepts. */
export const maxBodyBytes = 512 * 1024;
/** Limits of a JSON body's shape. The contract's own bodies are four levels deep and hold at most 5,000 ids. */
const maxDepth = 32;
const maxValues = 70_000;
const maxNames = 1_000;
const maxNameLength = 200;

/**
 * Accepts JSON whose shape is within the limits. Browsers also send `Content-Type: application/json` with calls that
 * have no body.
 */
export function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    if (!isModest(body as string)) return done(new HttpError(400, serverText.tooComplex));
    return void parse(request, body as string, done);
  });
}

/**
 * Returns whether the depth and the number of values of a JSON text are within the limits. Counts characters before
 * parsing, because a deep text or one with very many values costs far more to build and validate than to scan.
 */
function isModest(text: string): boolean {
  let depth = 0;
  let values = 0;
  let names = 0;
  /** Length of the preceding string; a colon makes that string a name. */
  let length = 0;
  for (let index = 0; index < text.length; index++) {
    switch (text.charCodeAt(index)) {
      case 0x22: {
        // "
        const end = endOfText(text, index);
        length = end - index;
        index = end;
        break;
      }
      case 0x2c: // ,
        if (++values > maxValues) return false;
        break;
      case 0x3a: // :
        if (++names > maxNames || length > maxNameLength) return false;
        break;
      case 0x5b: // [
      case 0x7b: // {
        if (++depth > maxDepth || ++values > maxValues) return false;
        break;
      case 0x5d: // ]
      case 0x7d: // }
        depth--;
    }
  }
  return true;
}

/**
 * Returns the position of the quote that closes the string starting at `start`, or the last position if there is none.
 */
function endOfText(json: string, start: number): number {
  for (let index = start + 1; index < json.length; index++) {
    const sign = json.charCodeAt(index);
    if (sign === 0x22) return index;
    if (sign === 0x5c) index++; // A backslash escapes the next character.
  }
  return json.length;
}
