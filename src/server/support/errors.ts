import type { FormerAccount } from '../../contract/operation';
import type { Problem } from '../../contract/rules';
import { serverText } from './serverText';

/** A refusal that the user may read: status, Spanish message and, where it fits, the fields it is about. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly errors?: Problem[],
    readonly headers: Record<string, string> = {},
    /** Whose the e-mail or the DNI was that a new account is to get. */
    readonly former?: FormerAccount,
  ) {
    super(message);
  }
}

/** 422: a rule is broken. The first problem is the message; each problem names its field. */
export const brokenRule = (problems: Problem[]) =>
  new HttpError(422, problems[0]?.message ?? serverText.malformed, problems);

/** Throws {@link brokenRule} where there is a problem. */
export function requireRules(problems: Problem[]): void {
  if (problems.length > 0) throw brokenRule(problems);
}

/** 404: unknown, or not for this user to know of. */
export const notFound = (message: string = serverText.notFound) => new HttpError(404, message);

/** 409: a conflict with another change. With `field`, the message is also shown at that field. */
export const conflict = (message: string, field?: string) =>
  new HttpError(409, message, field ? [{ field, message }] : undefined);

/** 503: not now; with `retry-after` in seconds. */
export const unavailable = (seconds = 2) =>
  new HttpError(503, serverText.unavailable, undefined, { 'retry-after': String(seconds) });

/** 503: this server is ending, and another process answers. It is expected, and no failure of this one. */
export class ServerClosing extends HttpError {
  constructor() {
    super(503, serverText.unavailable, undefined, { 'retry-after': '2' });
  }
}

/** 401: no session, or one that has ended. */
export const unauthorized = () =>
  new HttpError(401, serverText.unauthorized, undefined, { 'www-authenticate': 'Bearer' });

/** 403. With `field`, the message is also shown at that field: what the caller has to give first. */
export const forbidden = (message: string = serverText.forbidden, field?: string) =>
  new HttpError(403, message, field ? [{ field, message }] : undefined);

/** Throws 409 where a record has been edited since the version that the editor saw; without a version nothing is checked. */
export function requireVersion(current: number, seen: number | undefined): void {
  if (seen !== undefined && seen !== current) throw conflict(serverText.staleRecord);
}

/** The client has closed its connection: nobody reads this answer. */
export const clientClosed = () => new HttpError(400, serverText.cutShort);
