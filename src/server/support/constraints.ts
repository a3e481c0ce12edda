import { refusalOf } from '../database/connection';
import { conflict, type HttpError } from './errors';

/** Message and field shown for each constraint of the database. */
type ConstraintMessages = Record<string, [message: string, field?: string]>;

/**
 * Runs `work`. If a listed constraint refuses it, throws its 409 instead. The database decides, so two concurrent calls
 * cannot both pass.
 */
export async function withConstraints<T>(messages: ConstraintMessages, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw meaningOf(error, messages) ?? error;
  }
}

function meaningOf(error: unknown, messages: ConstraintMessages): HttpError | undefined {
  const refusal = messages[refusalOf(error)?.constraint ?? ''];
  return refusal && conflict(...refusal);
}
