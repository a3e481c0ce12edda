import fastJson from 'fast-json-stringify';
import type { FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify';
import { IsOptional, type TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { Meta, type Operation } from '../../contract/operation';
import type { Problem } from '../../contract/rules';
import { validationText } from '../support/serverText';
import { convertText, storableTexts } from './requestText';

/**
 * Compiles a schema when its first request arrives, and not at the start of the server: the schemas of all calls take
 * half a second of processor time, and a request waits one or two milliseconds for its own.
 */
function onFirstUse<T>(compile: () => T): () => T {
  let compiled: T | undefined;
  return () => (compiled ??= compile());
}

/**
 * Validates one part of a request. Converts the texts of parameters, query and headers to their types first. Unknown
 * fields are refused, not dropped. The error lists one problem per field.
 */
export const validatorCompiler: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const checkerOf = onFirstUse(() => Compile(schema));
  const isOptional = IsOptional(schema);
  return (value: unknown) => {
    if (isOptional && (value === undefined || value === null)) return { value };
    const converted = httpPart === 'body' ? value : convertText(schema, value);
    const checker = checkerOf();
    if (!checker.Check(converted)) return { error: new ValidationError(problemsOf([...checker.Errors(converted)])) };
    const problems: Problem[] = [];
    const storable = storableTexts(schema, converted, problems);
    return problems.length > 0 ? { error: new ValidationError(problems) } : { value: storable };
  };
};

/** Writes a response, or the items of a list, as JSON. */
export const serializerCompiler: FastifySerializerCompiler<object> = ({ schema }) => {
  const serializerOf = onFirstUse(() => fastJson(schema));
  return (value) => serializerOf()(value);
};

export class ValidationError extends Error {
  constructor(readonly problems: Problem[]) {
    super('validation');
  }
}

interface SchemaError {
  keyword: string;
  instancePath: string;
  params: object;
}

/** Returns one problem per field, from its most specific error. */
function problemsOf(errors: SchemaError[]): Problem[] {
  const problems = new Map<string, string>();
  for (const { keyword, instancePath, params } of errors) {
    const path = instancePath.split('/').slice(1);
    const { requiredProperties } = params as { requiredProperties?: string[] };
    for (const name of keyword === 'required' ? (requiredProperties ?? []) : ['']) {
      const field = [...path, name].filter(Boolean).join('.');
      if (field && !problems.has(field)) problems.set(field, validationText[keyword] ?? validationText.type!);
    }
  }
  return [...problems].map(([field, message]) => ({ field, message }));
}

/** Returns the schema of the successful response of `operation`, in the form that the serialiser writes fastest. */
export function responseSchema(operation: Operation): object {
  const data = serializable(operation.data);
  return {
    type: 'object',
    properties: { success: { type: 'boolean' }, data, meta: serializable(Meta), message: { type: 'string' } },
    required: ['success', 'data'],
  };
}

const schemasOfItems = new WeakMap<Operation, Json>();

/** Returns the schema of a list's items. It is the same object each time, so that it is compiled once. */
export function itemsSchema(operation: Operation): Json {
  const cached = schemasOfItems.get(operation) ?? (serializable(operation.data) as Json);
  schemasOfItems.set(operation, cached);
  return cached;
}

type Json = Record<string, unknown>;

/** Keywords that do not affect serialisation. */
const checkedOnInput = new Set(['title', 'description', 'pattern', 'format', 'minimum', 'maximum', 'maxLength']);

/**
 * Converts unions of constants to enums and "or null" to `nullable`. Otherwise the serialiser matches each value
 * against every branch.
 */
function serializable(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(serializable);
  if (schema === null || typeof schema !== 'object') return schema;
  const copy: Json = {};
  for (const [key, value] of Object.entries(schema)) {
    if (!checkedOnInput.has(key))
      copy[key] = key === 'properties' ? serializableProperties(value as Json) : serializable(value);
  }
  const options = copy.anyOf as Json[] | undefined;
  if (!options) return copy;
  const solid = options.filter((option) => option.type !== 'null');
  const isNullable = solid.length < options.length;
  if (solid.every((option) => typeof option.const === 'string')) return { type: 'string', nullable: isNullable };
  return solid.length === 1 ? { ...solid[0], nullable: isNullable } : copy;
}

const serializableProperties = (properties: Json): Json =>
  Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, serializable(value)]));
