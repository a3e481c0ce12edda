/**
 * Makes the calls of our contract with a server that has only the calls and fields of the specification. The folder can
 * be deleted, with the uses of `server.ts`: see `docs/decisions/another-server.md`.
 */
import { apiText, serviceError } from '../apiText';
import { isApiError, type ApiError } from '../envelope';
import { userOf, type Answer, type OtherServer, type Send } from './serverTypes';
import type { ApiRequest } from '../transport';
import { calls } from './calls';
import { completions, isWire, type Wire } from './complete';
import { pageOf } from './lists';
import { namesBy, ownershipOf, recordAt, related } from './relations';
import { completeUser } from './user';

const failed = (endpoint: string, status: ApiError['status'], message: string): { error: ApiError } => ({
  error: { status, message, service: serviceError(endpoint) },
});
const isQuery = ({ method = 'GET' }: ApiRequest) => method === 'GET';

/** Whether an error says that the server does not have the call: 404, 405, 501, or a page instead of an answer. */
const saysAbsent = ({ status }: ApiError): boolean =>
  status === 404 || status === 405 || status === 501 || status === 'BAD_ANSWER';

/** Returns a body with the fields that the specification names; undefined if it names none. */
function bodyOf(body: unknown, fields: readonly string[] | undefined): unknown {
  if (!isWire(body) || body instanceof FormData) return body;
  if (!fields) return withoutOwn(body);
  const kept = Object.entries(body).filter(([name, value]) => fields.includes(name) && value !== undefined);
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}
/** Our own fields of every body: the version of a record, what the user has seen, the takeover of an account. */
const withoutOwn = ({ version: _version, from: _from, takes_over: _takesOver, ...body }: Wire): Wire => body;

/** The queries of details that only name other records. */
const detailOf: Record<string, string> = { '/model/manager': 'getManager', '/logic/unit': 'getUnit' };

/** Serves the calls of a session with another server. */
export function createOtherServer(): OtherServer {
  /** Calls that the specification does not show, and that the server refused. */
  const missing = new Set<string>();

  /** Replaces the place of an ownership by the ownership itself; undefined if the unit has none. */
  async function withOwnership(endpoint: string, request: ApiRequest, send: Send): Promise<ApiRequest | undefined> {
    if (endpoint === 'createUnitClaim') {
      const place = Number(/\/logic\/contract\/(-?\d+)\//.exec(request.url)?.[1]);
      const id = await ownershipOf(place, send);
      return id === undefined ? undefined : { ...request, url: `/logic/contract/${id}/unit_claim` };
    }
    if (endpoint === 'createLeaseRequest' && isWire(request.body)) {
      const contract_id = await ownershipOf(Number(request.body.contract_id), send);
      return contract_id === undefined ? undefined : { ...request, body: { ...request.body, contract_id } };
    }
    return request;
  }

  /** Converts the data of a successful query. */
  async function read(endpoint: string, data: unknown, request: ApiRequest, send: Send): Promise<Answer> {
    const complete = completions[endpoint] ?? ((wire: Wire) => wire);
    if (!endpoint.startsWith('list')) {
      const [record] = isWire(data) ? await related(endpoint, [data], send) : [];
      return record ? { data: complete(record) } : failed(endpoint, 'BAD_ANSWER', apiText.BAD_ANSWER);
    }
    if (!Array.isArray(data) || !data.every(isWire)) return failed(endpoint, 'BAD_ANSWER', apiText.BAD_ANSWER);
    const rows = (await related(endpoint, data, send)).map(complete);
    const page = await pageOf(endpoint, rows, request.params ?? {}, namesBy(send));
    return page ? { data: page } : failed(endpoint, 'NOT_OFFERED', apiText.NO_SUCH_FILTER);
  }

  /** Converts the data of a successful command: another server may answer without the record. */
  async function written(endpoint: string, data: unknown, { url }: ApiRequest, send: Send): Promise<Answer> {
    const complete = completions[endpoint];
    const { detail } = calls[endpoint]!;
    if (detail) {
      const id = new RegExp(`${detail.split('/').at(-1)}/(\\d+)`).exec(url)?.[1];
      const isRecord = isWire(data) && Object.keys(data).some((field) => /^((client|unit)_)?id$/.test(field));
      // The change was made: if its record cannot be read now, the page asks for it again.
      const record = isRecord ? data : await recordAt(`${detail}/${id}`, send).catch(() => undefined);
      const [named] = record ? await related(detailOf[detail] ?? '', [record], send).catch(() => [record]) : [];
      return { data: named ? (complete?.(named) ?? named) : null };
    }
    if (isWire(data)) return { data: complete?.(data) ?? data };
    if (Array.isArray(data)) return { data: { items: data.filter(isWire) } };
    return { data: endpoint.startsWith('create') ? (complete?.({}) ?? {}) : null };
  }

  return {
    offers: (endpoint) => Boolean(calls[endpoint]) && !missing.has(endpoint),
    takes: (endpoint, field) => Boolean(calls[endpoint] && (calls[endpoint].fields?.includes(field) ?? true)),

    async session(data, send) {
      const user = userOf(data);
      const completed = user && (await completeUser(user, send));
      return completed && { ...(data as object), user: completed };
    },

    async call(endpoint, request, send) {
      const known = calls[endpoint];
      if (!known || missing.has(endpoint)) return failed(endpoint, 'NOT_OFFERED', apiText.MISSING);
      try {
        const owned = await withOwnership(endpoint, request, send);
        if (!owned) return failed(endpoint, 409, apiText.NO_OWNERSHIP);
        const { method, url, params, body, timeoutMs, send: sendBy } = owned;
        const { envelope, error } = await send({
          method,
          url,
          params: params?.follow === undefined ? undefined : { follow: params.follow },
          body: bodyOf(body, known.fields),
          timeoutMs,
          send: sendBy,
        });
        if (!error && endpoint === 'updateProfile') {
          // It may answer with the fields of the profile alone, or with nothing.
          const user = userOf(envelope.data) ?? userOf(await recordAt('/auth/info', send));
          return { data: { user } };
        }
        if (!error) return await (isQuery(request) ? read : written)(endpoint, envelope.data, owned, send);
        if (known.isTried && saysAbsent(error)) {
          missing.add(endpoint);
          return failed(endpoint, 'NOT_OFFERED', apiText.MISSING);
        }
        return { error };
      } catch (error) {
        if (isApiError(error)) return { error };
        throw error;
      }
    },
  };
}
