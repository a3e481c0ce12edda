/** The envelope of every answer (decisions 3). */
export interface ListMeta {
  total: number;
  page: number;
  page_size: number;
}

export interface FieldError {
  field: string;
  message: string;
}

/** What a failed call leaves: a message in Spanish fit for the screen, and the service's own name for the failure (section 8). */
export interface ApiError {
  /** HTTP status, or why there was none: no token, no network, no answer in time, an answer that is not ours. */
  status: number | 'NO_TOKEN' | 'OFFLINE' | 'TIMEOUT' | 'BAD_ANSWER';
  message: string;
  service: string;
  errors?: FieldError[];
}

interface Envelope {
  success?: boolean;
  data?: unknown;
  message?: string;
  meta?: ListMeta;
  errors?: FieldError[];
}

/** Reads an answer's body; undefined where it is no envelope (a proxy's page, a truncated answer). */
export function parseEnvelope(text: string): Envelope | undefined {
  try {
    const body: unknown = JSON.parse(text);
    return body !== null && typeof body === 'object' && !Array.isArray(body) ? (body as Envelope) : undefined;
  } catch {
    return undefined;
  }
}

/** Takes the envelope off: lists become `{items, meta?}`, as the generated types say. */
export const unwrap = ({ data, meta }: Envelope): unknown =>
  Array.isArray(data) ? { items: data, meta } : (data ?? null);

export const isApiError = (error: unknown): error is ApiError =>
  typeof error === 'object' && error !== null && 'service' in error && 'message' in error;

/** The message of whatever a call failed with. */
export const errorMessage = (error: unknown): string =>
  isApiError(error) ? error.message : String((error as Error)?.message ?? error);

/** The field errors of a failed call; none where the failure is about no field. */
export const fieldErrors = (error: unknown): FieldError[] => (isApiError(error) ? (error.errors ?? []) : []);
