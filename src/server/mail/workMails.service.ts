import type { Context } from '../context';
import type { Executor } from '../database/connection';
import { mailText } from './mailText';
import { enqueueMails } from './outbox.service';

/** Places that a mail names; of more it says how many. */
const namedMax = 10;

interface AskedWork {
  id: number;
  email: string;
  /** Leads to the work order without an account: it is nowhere but in this mail. */
  path: string;
  instructions: string;
  /** What is concerned and where, one for each claim. */
  places: string[];
}

/** Mails a contractor the link of the work order that it is asked for, within the transaction that makes the link. */
export async function mailWorkLink(
  context: Context,
  tx: Executor,
  { id, email, path, instructions, places }: AskedWork,
): Promise<void> {
  const { subject, title, action } = mailText.workAsked;
  const rest = places.length - namedMax;
  const lines = [...places.slice(0, namedMax), ...(rest > 0 ? [mailText.workRest(rest)] : []), instructions];
  await enqueueMails(context, tx, [
    { recipient: email, subject: subject(id), note: { kind: 'work', title, lines, action: { label: action, path } } },
  ]);
}
