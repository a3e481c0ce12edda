import type { FastifyBaseLogger } from 'fastify';
import type { Static, TSchema } from 'typebox';
import type { Operation } from '../../contract/operation';
import type { SessionUser } from '../auth/session.service';
import type { UploadedFile } from '../files/uploads';
import type { Caller } from '../policies/rows';

type StaticOf<T> = T extends TSchema ? Static<T> : Record<string, never>;

/** What the handler of an operation gets: everything validated, the caller known and permitted. */
export interface OperationRequest<T extends Operation> {
  params: StaticOf<T['params']>;
  query: StaticOf<T['query']>;
  body: StaticOf<T['body']>;
  files: UploadedFile[];
  /** Undefined only on public operations. */
  user: T['permission'] extends 'public' ? undefined : SessionUser;
  /** The user and the records that it may reach, for the policies; undefined only on public operations. */
  caller: T['permission'] extends 'public' ? undefined : Caller;
  /** The bearer token, on operations that need one. */
  token: string;
  idempotencyKey: string | undefined;
  /** Address of the caller. */
  address: string;
  log: FastifyBaseLogger;
}

/** A page of a list, or the whole list where `total` is undefined. */
export class Listed<T> {
  constructor(
    readonly items: T[],
    readonly meta: { total: number; page: number; page_size: number } | undefined,
  ) {}
}

type Data<T extends Operation> = Static<T['data']>;
export type OperationAnswer<T extends Operation> = Data<T> | (Data<T> extends (infer Item)[] ? Listed<Item> : never);
export type OperationHandler<T extends Operation> = (request: OperationRequest<T>) => Promise<OperationAnswer<T>>;
