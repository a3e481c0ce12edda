import type { FastifyBaseLogger } from 'fastify';
import type { Readable } from 'node:stream';
import type { Static, TSchema } from 'typebox';
import type { Operation } from '../../contract/operation';
import type { LinkPermission } from '../../contract/permissions';
import type { SessionUser } from '../policies/actor';
import type { UploadedFile } from '../files/uploads';
import type { EventStream } from './eventStream';
import type { Once } from '../support/createOnce';
import type { Caller, LinkCaller } from '../policies/rows';

type StaticOf<T> = T extends TSchema ? Static<T> : Record<string, never>;

/** The client program and its machine. */
export interface RequestClient {
  /** The nearest address that is not one of the trusted proxies. */
  address: string;
  userAgent: string;
  cookie(name: string): string | undefined;
  /** Sets an HttpOnly cookie that lasts this many seconds. */
  setCookie(name: string, value: string, seconds: number): void;
}

/** Input of an operation's handler: validated, with an authenticated and authorised caller. */
export interface OperationRequest<T extends Operation> {
  params: StaticOf<T['params']>;
  query: StaticOf<T['query']>;
  body: StaticOf<T['body']>;
  /** Headers that the operation declares. */
  headers: StaticOf<T['headers']>;
  files: UploadedFile[];
  /** Undefined only in public operations and in those of links. */
  user: T['permission'] extends 'public' | LinkPermission ? undefined : SessionUser;
  /** The user and the scope of records it may access, for the policies; undefined only in public operations. */
  caller: T['permission'] extends 'public' ? undefined : T['permission'] extends LinkPermission ? LinkCaller : Caller;
  /** Bearer token, in operations of accounts. */
  token: string;
  /** Identifies repetitions of a call that creates a record. */
  once: Once;
  client: RequestClient;
  log: FastifyBaseLogger;
}

/** A page of a list, or all rows if `meta` is undefined. */
export class ListResponse<T> {
  constructor(
    readonly items: T[],
    readonly meta: { total: number; page: number; page_size: number } | undefined,
  ) {}
}

/** A possibly long list without pages. It is written in batches, so that other requests are served in between. */
export class LongList<T> {
  constructor(readonly batches: AsyncIterable<T[]>) {}
}

/** A file instead of an envelope, sent while it is produced. */
export class FileResponse {
  constructor(
    readonly bytes: Readable,
    readonly contentType: string,
    readonly name: string,
  ) {}
}

type Data<T extends Operation> = Static<T['data']>;
type OperationResponse<T extends Operation> = T['isFile'] extends true
  ? FileResponse
  : T['isStream'] extends true
    ? EventStream
    : Data<T> | (Data<T> extends (infer Item)[] ? ListResponse<Item> | LongList<Item> : never);
export type OperationHandler<T extends Operation> = (request: OperationRequest<T>) => Promise<OperationResponse<T>>;
