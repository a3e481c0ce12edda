/** Builds the OpenAPI document of the contract. */
import type { TSchema } from 'typebox';
import { Failure, Meta, type Operation } from './operation';
import { isForLinks, rolesWith } from './permissions';

type Json = Record<string, unknown>;

/** Copies a schema as plain JSON. A schema with a title becomes a component and is replaced by a reference. */
function plain(schema: unknown, components: Json): unknown {
  if (Array.isArray(schema)) return schema.map((part) => plain(part, components));
  if (schema === null || typeof schema !== 'object') return schema;
  const copy = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, plain(value, components)]),
  ) as Json;
  if (typeof copy.title !== 'string') return literalsAsEnum(copy);
  const { title, ...rest } = copy;
  components[title] ??= rest;
  return { $ref: `#/components/schemas/${title}` };
}

/** An enum is more readable than an `anyOf` of constants, and generates better types. */
function literalsAsEnum(schema: Json): Json {
  const parts = schema.anyOf as Json[] | undefined;
  if (!parts?.every((part) => typeof part.const === 'string')) return schema;
  const { anyOf: _, ...rest } = schema;
  return { ...rest, type: 'string', enum: parts.map((part) => part.const) };
}

function parameters(operation: Operation, components: Json, audience: 'server' | 'browser'): Json[] {
  const locations = [
    ['path', operation.params],
    ['query', operation.query],
    // If no screen keeps the key, none has to pass it either.
    ['header', audience === 'server' || operation.keepsKey ? operation.headers : undefined],
  ] as const;
  return locations.flatMap(([location, schema]) => {
    const { properties = {}, required = [] } = (schema ?? {}) as {
      properties?: Record<string, TSchema>;
      required?: string[];
    };
    return Object.entries(properties).map(([name, property]) => ({
      name,
      in: location,
      required: location === 'path' || required.includes(name),
      schema: plain(property, components),
    }));
  });
}

function requestBody(operation: Operation, components: Json): Json | undefined {
  if (!operation.body) return undefined;
  const schema = plain(operation.body, components) as Json;
  if (!operation.files) return { content: { 'application/json': { schema } } };
  const files =
    operation.files.max === 1
      ? { type: 'string', format: 'binary' }
      : { type: 'array', maxItems: operation.files.max, items: { type: 'string', format: 'binary' } };
  return {
    content: {
      'multipart/form-data': {
        schema: { ...schema, properties: { ...(schema.properties as Json), [operation.files.field]: files } },
      },
    },
  };
}

function envelope(operation: Operation, components: Json): Json {
  const data = plain(operation.data, components) as Json;
  const isPaged = data.type === 'array' && operation.query !== undefined;
  const properties = {
    success: { type: 'boolean', enum: [true] },
    data,
    ...(isPaged && { meta: plain(Meta, components) }),
    message: { type: 'string' },
  };
  return { type: 'object', properties, required: ['success', 'data'] };
}

/** Returns the shape that the base query returns to the screens: the `data`, and for a list `{items, meta?}`. */
function unwrapped(operation: Operation, components: Json): Json {
  const data = plain(operation.data, components) as Json;
  if (data.type !== 'array') return data;
  return { type: 'object', properties: { items: data, meta: plain(Meta, components) }, required: ['items'] };
}

function successOf(operation: Operation, components: Json, audience: 'server' | 'browser'): Json {
  if (operation.isFile || operation.isStream) return plain(operation.data, components) as Json;
  return audience === 'server' ? envelope(operation, components) : unwrapped(operation, components);
}

const securityOf = ({ permission }: Operation): Json[] =>
  permission === 'public' ? [] : [isForLinks(permission) ? { link: [] } : { bearer: [] }];

const contentTypeOf = ({ isFile, isStream }: Operation): string =>
  isStream ? 'text/event-stream' : isFile ? 'application/octet-stream' : 'application/json';

const securitySchemes = {
  bearer: { type: 'http', scheme: 'bearer' },
  link: { type: 'http', scheme: 'Link', description: 'The secret of the link of a work order or of a visit.' },
};

/**
 * Builds the document of the contract.
 * @param audience `server` for the calls as sent over HTTP; `browser` for the generator of the web client, whose base
 * query removes the envelope.
 */
export function buildOpenApi(operations: Operation[], audience: 'server' | 'browser') {
  const components: Json = {};
  const failure = { description: 'Failure', content: { 'application/json': { schema: plain(Failure, components) } } };
  const paths: Record<string, Json> = {};
  for (const operation of operations) {
    const success = successOf(operation, components, audience);
    const body = requestBody(operation, components);
    paths[operation.path] = {
      ...paths[operation.path],
      [operation.method.toLowerCase()]: {
        operationId: operation.operationId,
        tags: [operation.tag],
        summary: operation.summary,
        'x-permission': operation.permission,
        'x-roles': operation.permission === 'public' ? ['public'] : rolesWith(operation.permission),
        security: securityOf(operation),
        parameters: parameters(operation, components, audience),
        ...(body && { requestBody: body }),
        responses: {
          [operation.status ?? 200]: {
            description: 'Success',
            content: { [contentTypeOf(operation)]: { schema: success } },
          },
          '4XX': failure,
        },
      },
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Posventa',
      version: '1.0.0',
      description:
        'Claims, units and users of a construction company. Every JSON response is an envelope {success, data, message?, meta?}.',
    },
    servers: [{ url: '/api' }],
    paths,
    components: { schemas: components, securitySchemes },
  };
}

/** The part of a shape's schema that tells its fields. */
export interface AnswerSchema {
  type?: unknown;
  items?: AnswerSchema;
  properties?: Record<string, AnswerSchema>;
  required?: string[];
  anyOf?: AnswerSchema[];
}

const isNullable = ({ type, anyOf }: AnswerSchema): boolean =>
  type === 'null' || (Array.isArray(type) && type.includes('null')) || (anyOf?.some(isNullable) ?? false);

/**
 * Returns the field without which a screen cannot show a record of an answer: the first required field with fields of
 * its own, or with a list, which a screen reads without asking; else the first required field, the id. A later field may
 * be new, and missing from a server of the version before.
 */
export function keyField(answer: AnswerSchema): string | undefined {
  const { properties = {}, required = [] } = answer.type === 'array' ? (answer.items ?? {}) : answer;
  const fields = Object.entries(properties).filter(([name, schema]) => required.includes(name) && !isNullable(schema));
  const container = fields.find(([, { type }]) => type === 'array' || type === 'object');
  return (container ?? fields[0])?.[0];
}
