import fc, { type Arbitrary } from 'fast-check';
import type { InjectOptions } from 'fastify';
import type { Operation } from '../../../src/contract/operation';
import { operations } from '../../../src/contract/operations';
import { avif, brokenHeic, brokenJpeg, jpeg, pdf, png, realHeic, text, webp } from '../support/files';
import { cellAt, workbook } from '../support/workbooks';
import { hostile, hostileText, monstrous, nearlyValid, wellFormed, type Json } from './values';

/** The caller: none, an invalid token, or one of the demo's users. */
export const callers = [
  'nobody',
  'stranger',
  'admin@demo.ar',
  'manager@demo.ar',
  'consorcio@demo.ar',
  'cliente@demo.ar',
  'inquilino@demo.ar',
] as const;

export interface Call {
  caller: (typeof callers)[number];
  operationId: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  payload: InjectOptions['payload'];
}

const fileBytes = fc.constantFrom(
  png,
  jpeg,
  webp,
  brokenHeic,
  brokenJpeg,
  avif,
  realHeic,
  pdf,
  text,
  Buffer.alloc(0),
  Buffer.from('Email;Nombre;Apellido;DNI\nana@correo.ar;Ana;Paz;31222333\n'),
  Buffer.alloc(20_000, '\n'),
  workbook(cellAt('A1', 'Email')),
  workbook(cellAt('XFD1048576')),
  Buffer.from('PK\x03\x04'),
);

/** A stream never ends, so `events/stream.test.ts` tests it. */
const ending = operations.filter(({ isStream }) => !isStream);

export const calls: Arbitrary<Call> = fc.constantFrom<Operation[]>(...ending).chain((operation) =>
  fc
    .record({
      caller: fc.oneof(
        fc.constantFrom(...callers),
        // The user with the most permissions, so that most calls pass the permission check.
        fc.constant('admin@demo.ar' as const),
      ),
      path: pathOf(operation),
      headers: headersOf(operation),
      body: bodyOf(operation),
    })
    .map(({ caller, path, headers, body }) => ({
      caller,
      operationId: operation.operationId,
      method: operation.method,
      path,
      headers: { ...headers, ...body.headers },
      payload: body.payload,
    })),
);

function pathOf({ path, params, query }: Operation): Arbitrary<string> {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  const parts = nearlyValid((params ?? {}) as Json).map((values) => {
    const given = (values ?? {}) as Record<string, unknown>;
    return names.reduce((filled, name) => filled.replace(`{${name}}`, encodeURIComponent(asText(given[name]))), path);
  });
  const asked = query
    ? fc.option(
        fc.oneof(
          { weight: 8, arbitrary: nearlyValid(query as Json).map(toQuery) },
          { weight: 1, arbitrary: hostileText.map((value) => encodeURI(wellFormed(value))) },
          { weight: 1, arbitrary: longQuery },
        ),
        { nil: '' },
      )
    : fc.oneof({ weight: 9, arbitrary: fc.constant('') }, fc.constant('x=1'));
  return fc.tuple(parts, asked).map(([filled, search]) => (search ? `${filled}?${search}` : filled));
}

/** Maximum length of a request's head. */
const longQuery = fc
  .constantFrom('q=%00&', 'a&', 'page=1&', '%61=%00&', 'x[]=1&', 'q=1&sort=-id&')
  .map((part) => part.repeat(15_000 / part.length));

const asText = (value: unknown): string =>
  wellFormed(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
const toQuery = (values: unknown): string =>
  Object.entries((values ?? {}) as object)
    .map(([name, value]) => `${encodeURIComponent(asText(name))}=${encodeURIComponent(asText(value))}`)
    .join('&');

/** Headers that an HTTP client can send: no line breaks. */
const headerText = hostileText.map((value) => value.replace(/[^\t\x20-\x7e]/g, '').slice(0, 2000));

const headersOf = (operation: Operation): Arbitrary<Record<string, string>> =>
  fc
    .record(
      {
        'idempotency-key': operation.headers ? fc.oneof(fc.stringMatching(/^[a-z0-9]{8,20}$/), headerText) : headerText,
        user: headerText,
        'accept-encoding': fc.constantFrom('gzip', 'br', 'identity', '*', 'gzip;q=0'),
        'x-forwarded-for': headerText,
        cookie: headerText,
        range: fc.constantFrom('bytes=0-1', 'bytes=-1', 'lines=1'),
        'if-modified-since': headerText,
      },
      { requiredKeys: [] },
    )
    .map((headers) => headers as Record<string, string>);

interface Body {
  headers: Record<string, string>;
  payload: InjectOptions['payload'];
}

function bodyOf(operation: Operation): Arbitrary<Body> {
  if (operation.method === 'GET') return fc.constant({ headers: {}, payload: undefined });
  const schema = (operation.body ?? {}) as Json;
  const json = nearlyValid(schema).map((value) => ({
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(value) ?? '',
  }));
  const broken = fc.tuple(json, fc.nat({ max: 30 })).map(([body, cut]) => ({
    headers: body.headers,
    payload: body.payload.slice(0, -cut),
  }));
  const strange = fc.tuple(hostileText, headerText).map(([payload, type]) => ({
    headers: { 'content-type': type },
    payload,
  }));
  const extreme = monstrous.map((payload) => ({ headers: { 'content-type': 'application/json' }, payload }));
  const others = [
    { weight: 1, arbitrary: extreme },
    { weight: 1, arbitrary: broken },
    { weight: 1, arbitrary: strange },
  ];
  if (!operation.files)
    return fc.oneof({ weight: 8, arbitrary: json }, ...others, { weight: 1, arbitrary: multipart(operation, schema) });
  return fc.oneof({ weight: 8, arbitrary: multipart(operation, schema) }, { weight: 1, arbitrary: json }, ...others);
}

function multipart({ files }: Operation, schema: Json): Arbitrary<Body> {
  const field = files?.field ?? 'file';
  const oneFile = fc.record({
    part: fc.oneof({ weight: 9, arbitrary: fc.constant(field) }, headerText),
    name: fc.oneof(fc.constantFrom('a.png', 'b.heic', 'c.xlsx', 'd.exe', '..'), headerText),
    bytes: fileBytes,
  });
  return fc
    .record({
      fields: nearlyValid(schema),
      parts: fc.array(oneFile, { maxLength: (files?.max ?? 1) + 1 }),
      // Truncated in most cases.
      cut: fc.oneof({ weight: 9, arbitrary: fc.constant(0) }, fc.nat({ max: 200 })),
      boundary: fc.oneof({ weight: 9, arbitrary: fc.constant('limite') }, headerText),
    })
    .map(({ fields, parts, cut, boundary }) => {
      const chunks: (string | Buffer)[] = [];
      const values = typeof fields === 'object' && fields !== null ? Object.entries(fields) : [];
      for (const [name, value] of values)
        chunks.push(`--limite\r\ncontent-disposition: form-data; name=${quoted(name)}\r\n\r\n${asText(value)}\r\n`);
      for (const { part, name, bytes } of parts)
        chunks.push(
          `--limite\r\ncontent-disposition: form-data; name=${quoted(part)}; filename=${quoted(name)}\r\ncontent-type: application/octet-stream\r\n\r\n`,
          bytes,
          '\r\n',
        );
      chunks.push('--limite--\r\n');
      const payload = Buffer.concat(chunks.map((chunk) => Buffer.from(chunk)));
      return {
        headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
        payload: payload.subarray(0, payload.length - cut),
      };
    });
}

const quoted = (name: string): string => JSON.stringify(wellFormed(name).replace(/[\r\n]/g, ''));

/** Besides the calls of the contract: arbitrary addresses. */
export const strangeAddresses: Arbitrary<string> = fc.oneof(
  hostile.map((value) => `/api/${encodeURI(asText(value)).slice(0, 4000)}`),
  headerText.map((value) => `/api/files/1?expires=${encodeURIComponent(value)}&signature=x`),
  headerText.map((value) => `/${encodeURI(value)}`),
);
