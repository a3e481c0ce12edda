import type { FormerAccount } from '../../contract/operation';
import type { Problem } from '../../contract/rules';
import { serverText } from './serverText';

/** An error that the user may read: status, Spanish message and, if any, the affected fields. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly errors?: Problem[],
    readonly headers: Record<string, string> = {},
    /** The existing account with the e-mail or DNI of a new account. */
    readonly former?: FormerAccount,
  ) {
    super(message);
  }
}

/** 422: a rule is violated. The first problem is the message; each problem names its field. */
export const brokenRule = (problems: Problem[]) =>
  new HttpError(422, problems[0]?.message ?? serverText.malformed, problems);

/** Throws {@link brokenRule} if there are problems. */
export function requireRules(problems: Problem[]): void {
  if (problems.length > 0) throw brokenRule(problems);
}

/** 404: the record is unknown, or the user may not know of it. */
export const notFound = (message: string = serverText.notFound) => new HttpError(404, message);

/** 409: conflict with another change. With `field`, the message is also shown at that field. */
export const conflict = (message: string, field?: string) =>
  new HttpError(409, message, field ? [{ field, message }] : undefined);

/** 503: temporarily unavailable; with `retry-after` in seconds. */
export const unavailable = (seconds = 2) =>
  new HttpError(503, serverText.unavailable, undefined, { 'retry-after': String(seconds) });

/** 503: this server is closing, and another process will respond. It is expected and not a failure of this server. */
export class ServerClosing extends HttpError {
  constructor() {
    super(503, serverText.unavailable, undefined, { 'retry-after': '2' });
  }
}

/** 401: no session, or an expired one. */
export const unauthorized = () =>
  new HttpError(401, serverText.unauthorized, undefined, { 'www-authenticate': 'Bearer' });

/** 403. With `field`, the message is also shown at that field, which the caller has to fill in first. */
export const forbidden = (message: string = serverText.forbidden, field?: string) =>
  new HttpError(403, message, field ? [{ field, message }] : undefined);

/** Throws 409 if a record was edited since the version that the editor saw. Without a version nothing is checked. */
export function requireVersion(current: number, expected: number | undefined): void {
  if (expected !== undefined && expected !== current) throw conflict(serverText.staleRecord);
}

/** The client has closed its connection, so nobody reads this response. */
export const clientClosed = () => new HttpError(400, serverText.cutShort);
