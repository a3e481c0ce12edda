import { refusalOf } from '../database/connection';
import { conflict, type HttpError } from './errors';

/** What each constraint of the database means for the person: a message and its field. */
type ConstraintMessages = Record<string, [message: string, field?: string]>;

/** Runs `work`; where a named constraint refuses it, throws its 409 instead. The database decides, so two at once can't both pass. */
export async function withConstraints<T>(messages: ConstraintMessages, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw meaningOf(error, messages) ?? error;
  }
}

function meaningOf(error: unknown, messages: ConstraintMessages): HttpError | undefined {
  const found = messages[refusalOf(error)?.constraint ?? ''];
  return found && conflict(...found);
}
