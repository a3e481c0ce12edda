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

/** The program that calls, and the machine it runs on. */
export interface RequestClient {
  /** Its address: the nearest one that is no proxy of ours. */
  address: string;
  userAgent: string;
  cookie(name: string): string | undefined;
  /** Leaves a cookie that only the server reads, for so many seconds. */
  setCookie(name: string, value: string, seconds: number): void;
}

/** What the handler of an operation gets: everything validated, the caller known and permitted. */
export interface OperationRequest<T extends Operation> {
  params: StaticOf<T['params']>;
  query: StaticOf<T['query']>;
  body: StaticOf<T['body']>;
  /** Those that the operation declares. */
  headers: StaticOf<T['headers']>;
  files: UploadedFile[];
  /** Undefined only on public operations and those of links. */
  user: T['permission'] extends 'public' | LinkPermission ? undefined : SessionUser;
  /** The user and the records that it may reach, for the policies; undefined only on public operations. */
  caller: T['permission'] extends 'public' ? undefined : T['permission'] extends LinkPermission ? LinkCaller : Caller;
  /** The bearer token, on operations of accounts. */
  token: string;
  /** For calls that create: what makes a repetition of this one known. */
  once: Once;
  client: RequestClient;
  log: FastifyBaseLogger;
}

/** A page of a list, or all rows where `meta` is undefined. */
export class Listed<T> {
  constructor(
    readonly items: T[],
    readonly meta: { total: number; page: number; page_size: number } | undefined,
  ) {}
}

/** A list without pages that may be long: it is written in batches, so that others are served in between. */
export class LongList<T> {
  constructor(readonly batches: AsyncIterable<T[]>) {}
}

/** A file instead of an envelope, written as it is made. */
export class FileAnswer {
  constructor(
    readonly bytes: Readable,
    readonly contentType: string,
    readonly name: string,
  ) {}
}

type Data<T extends Operation> = Static<T['data']>;
type OperationAnswer<T extends Operation> = T['isFile'] extends true
  ? FileAnswer
  : T['isStream'] extends true
    ? EventStream
    : Data<T> | (Data<T> extends (infer Item)[] ? Listed<Item> | LongList<Item> : never);
export type OperationHandler<T extends Operation> = (request: OperationRequest<T>) => Promise<OperationAnswer<T>>;
