import type { Context } from '../context';
import type { Executor } from '../database/connection';
import { mailText } from './mailText';
import type { MailNote } from './outbox.repository';
import { enqueueMails } from './outbox.service';

/** Maximum places that a mail names; beyond that it gives their number. */
const namedMax = 10;

interface AskedWork {
  id: number;
  email: string;
  /** Link to the work order without an account. Only this mail contains it. */
  path: string;
  instructions: string;
  /** One item per claim: its subject and its place. */
  places: string[];
}

/** Mails a contractor the link of the requested work order, in the transaction that creates the link. */
export async function mailWorkLink(
  context: Context,
  tx: Executor,
  { id, email, path, instructions, places }: AskedWork,
): Promise<void> {
  const { subject, title, action } = mailText.workAsked;
  const lines = [...placeLines(places), instructions];
  await enqueueMails(context, tx, [
    { recipient: email, subject: subject(id), note: { kind: 'work', title, lines, action: { label: action, path } } },
  ]);
}

interface MovedWork extends Pick<AskedWork, 'id' | 'email' | 'places'> {
  move: 'return' | 'cancel';
  reason: string;
  /** Link to the work order without an account; undefined if the contractor has none. */
  path?: string;
}

/** Mails a contractor that staff returned or cancelled its work order, in the transaction of the move. */
export async function mailWorkMove(
  context: Context,
  tx: Executor,
  { id, email, move, reason, places, path }: MovedWork,
): Promise<void> {
  const title = move === 'return' ? mailText.workReturned(id) : mailText.workCancelled(id);
  const note: MailNote = {
    // A mail with a link says that the link is personal.
    kind: path ? 'work' : 'visit',
    title,
    lines: [mailText.workReason(reason), ...placeLines(places)],
    ...(path && { action: { label: mailText.openWork, path } }),
  };
  await enqueueMails(context, tx, [{ recipient: email, subject: title, note }]);
}

/** Names the places, up to a maximum, and the number of the others. */
function placeLines(places: string[]): string[] {
  const remaining = places.length - namedMax;
  return [...places.slice(0, namedMax), ...(remaining > 0 ? [mailText.workRest(remaining)] : [])];
}
