import type { FastifyInstance } from 'fastify';
import { HttpError } from '../support/errors';
import { serverText } from '../support/serverText';

/** Bytes of a body of JSON: several times what the longest texts and lists of ids that the contract takes need. */
export const maxBodyBytes = 512 * 1024;
/** What it may hold. The contract's own go four levels deep and hold 5,000 ids at most. */
const maxDepth = 32;
const maxValues = 70_000;
const maxNames = 1_000;
const maxNameLength = 200;

/**
 * Takes JSON, of a modest shape alone. Browsers send `Content-Type: application/json` with calls that have no body as well.
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
 * Whether a text is no JSON of extreme shape: judged by its signs before it is parsed, because what is deep, or has very many
 * values, costs far more to build and to check than its bytes to read.
 */
function isModest(text: string): boolean {
  let depth = 0;
  let values = 0;
  let names = 0;
  /** Of the text before: a colon makes it a name. */
  let length = 0;
  for (let at = 0; at < text.length; at++) {
    switch (text.charCodeAt(at)) {
      case 0x22: {
        // "
        const end = endOfText(text, at);
        length = end - at;
        at = end;
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

/** The position of the quote that ends the text which begins at `start`; the last position where none does. */
function endOfText(json: string, start: number): number {
  for (let at = start + 1; at < json.length; at++) {
    const sign = json.charCodeAt(at);
    if (sign === 0x22) return at;
    if (sign === 0x5c) at++; // What follows a backslash ends nothing.
  }
  return json.length;
}
