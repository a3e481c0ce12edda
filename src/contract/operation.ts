/**
 * Definition of one API call. The resource modules declare their calls with {@link defineOperations}. The server's
 * routes, the permission table, the OpenAPI document and the browser's generated endpoints are derived from them.
 */
import { Type, type Static, type TSchema, type TUnsafe } from 'typebox';
import { limits } from './limits';
import { roles, type Permission } from './permissions';
import type { Problem } from './rules';

export interface Operation {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path below /api with `{param}` placeholders. */
  path: string;
  operationId: string;
  /** The resource: names the generated file and the group in the reference. */
  tag: string;
  summary: string;
  /** Required permission, or `public` for calls without a session. */
  permission: Permission | 'public';
  /** Whether users who still have to set up a required second factor may call it. */
  withoutFactor?: true;
  params?: TSchema;
  query?: TSchema;
  headers?: TSchema;
  body?: TSchema;
  /**
   * Rules of the body (specification section 5). They are checked before the schema's required fields, so that a
   * missing or null value gets the rule's own message (422) instead of the schema's (400).
   */
  rules?: (body: never) => Problem[];
  /** Set if the body is multipart: the file part, its maximum number of files and the maximum bytes of each. */
  files?: { field: string; max: number; bytes: number };
  /**
   * Whether the screen keeps the idempotency key, with a draft that survives a reload; otherwise the base query creates
   * the key.
   */
  keepsKey?: boolean;
  /** Whether a successful response is a file instead of an envelope. */
  isFile?: boolean;
  /** Whether a successful response is an endless stream of server-sent events, each of which carries `data`. */
  isStream?: boolean;
  /** The `data` of a successful response. An array is a list: with `page` in the query the response adds `meta`. */
  data: TSchema;
  /** Status of a successful response; 200 by default. */
  status?: 200 | 201;
}

/** Prevents a double click, or a retry after a lost response, from creating two records or running a command twice. */
export const idempotencyHeaders = Type.Object({
  'idempotency-key': Type.Optional(
    Type.String({
      minLength: 8,
      maxLength: 64,
      description:
        'A repeated request with the same key is not carried out again: the response contains the record of the first one. The same key with a different request is refused (409).',
    }),
  ),
});

type Declared = Omit<Operation, 'operationId' | 'tag'>;

/**
 * Names each operation by its key and groups them under one resource. Every creating call (201) takes an idempotency
 * key.
 */
export function defineOperations<const T extends Record<string, Declared>>(tag: string, operations: T) {
  return Object.fromEntries(
    Object.entries(operations).map(([operationId, operation]) => [
      operationId,
      { ...operation, ...(operation.status === 201 && { headers: idempotencyHeaders }), operationId, tag },
    ]),
  ) as {
    [K in keyof T]: T[K] & { operationId: K; tag: string };
  };
}

export const Id = Type.Integer({ minimum: 1, maximum: 2147483647 });
export const Text = Type.String({ maxLength: limits.textMax });
/** A text of several lines. The rules limit its length. */
export const LongText = Type.String({ maxLength: 20_000 });
export const Email = Type.String({ maxLength: 254 });
/** As typed. The rules set the minimum length of a new one. */
export const Password = Type.String({ maxLength: 1000 });
/** A day of the Gregorian calendar: the database has no year 0, and a year has four digits. */
export const Day = Type.String({
  format: 'date',
  pattern: '^(19|20|21)\\d{2}-\\d{2}-\\d{2}$',
  description: 'YYYY-MM-DD, from 1900 to 2199',
});
export const Instant = Type.String({ format: 'date-time', description: 'ISO 8601, UTC' });
export const Money = Type.String({ pattern: '^\\d{1,10}(\\.\\d{1,2})?$', description: 'ARS, decimal with two places' });
/** Counts the edits of a record. It is sent back on saving, so that a second editor gets 409. */
export const Version = Type.Integer({ minimum: 1 });

export const Nullable = <T extends TSchema>(schema: T, options: { description?: string } = {}) =>
  Type.Union([schema, Type.Null()], options);
/** One of several constants, typed as their union. */
export const OneOf = <const T extends readonly string[]>(values: T, options: { description?: string } = {}) =>
  Type.Union(
    values.map((value) => Type.Literal(value)),
    options,
  ) as unknown as TUnsafe<T[number]>;
export const Shape = <T extends Record<string, TSchema>>(title: string, properties: T) =>
  Type.Object(properties, { title, additionalProperties: false });

/** Account fields for staff: whether its owner has chosen a password, and how a new account gets one. */
export const ownPassword = {
  has_chosen_password: Type.Boolean({
    description: 'Whether the owner of the account has chosen its password. If not, staff may send an invitation.',
  }),
  invitation_link: Type.Optional(
    Type.String({
      description:
        'Only in the response that creates the account, if no mail server is configured: staff have to hand it over.',
    }),
  ),
};
/** Password of a new account, for the calls of the specification; the portal sends none. */
export const FirstPassword = Type.Optional(
  Nullable(Password, {
    description:
      'Valid for 7 days unless the owner of the account replaces it. Without a password, an invitation is mailed.',
  }),
);

/**
 * Whether a new account takes over the e-mail and the DNI of a deactivated one. Without it the response is 409 and
 * names that account (`former`).
 */
export const TakesOver = Type.Optional(
  Type.Boolean({ description: 'Takes over the e-mail and the DNI of a deactivated account that has them.' }),
);
/** Body of a call that reactivates an account: a different e-mail if the old one is no longer valid. */
export const Reactivation = Type.Object({ username: Type.Optional(Email) }, { additionalProperties: false });

export const idParams = Type.Object({ id: Id });

/** The global filter of a list. */
export const Words = Type.Optional(
  Type.String({
    maxLength: limits.textMax,
    description: `Words that must all occur in the row, in any column; accents and case are ignored. At most ${limits.searchWords}.`,
  }),
);

/**
 * Declares the query of a list call (decisions 3): paging, sorting by one or two of the named columns, the global
 * filter `q`, and the resource's own filters.
 */
export function listQuery<const C extends readonly string[], F extends Record<string, TSchema>>(
  columns: C,
  filters: F,
) {
  const column = `-?(${columns.join('|')})`;
  const sort = Type.String({
    pattern: `^${column}(,${column})?$`,
    description: `One column, or two joined by a comma; a leading \`-\` sorts in descending order. Columns: ${columns.join(', ')}.`,
  });
  return Type.Object(
    {
      page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
      page_size: Type.Optional(Type.Integer({ minimum: 1, maximum: limits.pageSizeMax })),
      sort: Type.Optional(sort),
      q: Words,
      ...filters,
    },
    { additionalProperties: false },
  );
}

/** One or several codes joined by commas. */
export const SomeOf = (values: readonly string[]) =>
  Type.String({
    pattern: `^(${values.join('|')})(,(${values.join('|')}))*$`,
    description: `One or more of ${values.join(', ')}, joined by commas.`,
  });
/** A filter by such codes. */
export const Codes = (values: readonly string[]) => Type.Optional(SomeOf(values));

/** One or several ids joined by commas. */
export const SomeIds = (max: number) =>
  Type.String({
    pattern: `^[1-9]\\d{0,9}(,[1-9]\\d{0,9}){0,${max - 1}}$`,
    description: `One to ${max} ids, joined by commas.`,
  });
/** A filter by such ids. */
export const Ids = (max = 200) => Type.Optional(SomeIds(max));

export const Meta = Shape('Meta', {
  total: Type.Integer(),
  page: Type.Integer(),
  page_size: Type.Integer(),
  suggestion: Type.Optional(
    Type.String({
      description: 'If `q` found nothing: a similar text that finds something, as "Giménez" for "giminez".',
    }),
  ),
});
/** A deactivated account with the e-mail or the DNI of a new one. */
export const FormerAccount = Shape('FormerAccount', {
  id: Id,
  type: OneOf(roles),
  name: Type.String({ description: 'Empty if the caller may not see such accounts.' }),
  username: Type.String(),
  field: OneOf(['username', 'document'] as const),
  can_reactivate: Type.Boolean({ description: 'Whether the caller may reactivate it.' }),
});
export type FormerAccount = Static<typeof FormerAccount>;

export const Failure = Shape('Failure', {
  success: Type.Literal(false),
  message: Type.String({ description: 'In Spanish, can be shown to the user.' }),
  errors: Type.Optional(
    Type.Array(
      Type.Object({
        field: Type.String(),
        message: Type.String(),
        free: Type.Optional(
          Type.Object(
            { starts_at: Type.String(), ends_at: Type.String() },
            { description: 'For a time that is taken: the next free one of the same length.' },
          ),
        ),
      }),
    ),
  ),
  former: Type.Optional(FormerAccount),
  request_id: Type.Optional(
    Type.String({ description: 'Only for an unexpected failure: id of the request in the log.' }),
  ),
});
