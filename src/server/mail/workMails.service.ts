import type { Context } from '../context';
import type { Executor } from '../database/connection';
import { mailText } from './mailText';
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
  const remaining = places.length - namedMax;
  const lines = [...places.slice(0, namedMax), ...(remaining > 0 ? [mailText.workRest(remaining)] : []), instructions];
  await enqueueMails(context, tx, [
    { recipient: email, subject: subject(id), note: { kind: 'work', title, lines, action: { label: action, path } } },
  ]);
}
