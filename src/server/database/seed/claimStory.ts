import { claimTransitions, type ClaimPriority, type ClaimStatus } from '../../../contract/claimStatus';
import type { claimChange } from '../schema';
import { dialogues, rejectReasons, type Line, type Saying } from './dialogueData';
import type { Random } from './random';

const dayMs = 86_400_000;

type Change = Pick<typeof claimChange.$inferInsert, 'field' | 'from' | 'to'> & { reason?: Saying; createdAt: Date };

/** History of one demo claim, from its creation until now. */
interface ClaimStory {
  status: ClaimStatus;
  priority: ClaimPriority;
  price: string | null;
  changes: Change[];
  comments: (Line & { createdAt: Date })[];
}

/** Returns the shortest path to a status: step by step upwards, or rejected immediately. */
function directPath(status: ClaimStatus): ClaimStatus[] {
  const path: ClaimStatus[] = ['pending'];
  for (let last = path.at(-1); last && last !== status; last = path.at(-1)) {
    const { up, reject } = claimTransitions[last];
    const next = reject === status ? reject : up;
    if (!next) throw new Error(`No moves lead to the status ${status}.`);
    path.push(next);
  }
  return path;
}

/** The paths to a status that the demo shows, for statuses that have indirect ones. */
const paths: Partial<Record<ClaimStatus, ClaimStatus[][]>> = {
  pending: [['pending'], ['pending'], ['pending', 'approved', 'open', 'completed', 'pending']],
  completed: [
    ['pending', 'approved', 'open', 'completed'],
    ['pending', 'approved', 'open', 'completed'],
    ['pending', 'rejected', 'pending', 'approved', 'open', 'completed'],
  ],
  rejected: [
    ['pending', 'rejected'],
    ['pending', 'approved', 'rejected'],
  ],
};

/** Builds the history of a claim that is now in `status`; every step is between its creation and now. */
export function makeStory(
  random: Random,
  {
    status,
    priority,
    createdAt,
    now,
  }: { status: ClaimStatus; priority: ClaimPriority | null; createdAt: Date; now: Date },
): ClaimStory {
  const age = now.getTime() - createdAt.getTime();
  const known = paths[status] ?? [directPath(status)];
  const path = random.pick(known.filter((steps) => steps.length <= 2 || age > 10 * dayMs).concat([known[0]!]));
  const price =
    status === 'completed' || (status !== 'pending' && random.chance(0.5))
      ? `${random.between(36, 1700) * 500}.00`
      : null;
  // Only urgent and high priorities were set later. Low and medium have been so from the beginning.
  const isPrioritised = priority === 'urgent' || priority === 'high';
  const steps = path.length - 1 + Number(price !== null) + Number(isPrioritised);
  // The steps share the first days of the claim, or most of its age if that is shorter.
  const span = Math.min(age * 0.9, (steps + 1) * random.between(2, 6) * dayMs);
  let step = 0;
  const nextTime = () =>
    new Date(createdAt.getTime() + Math.round((span * (++step - 0.5 + random.next() * 0.4)) / (steps + 1)));
  const changes: Change[] = [];
  if (isPrioritised) changes.push({ field: 'priority', from: 'medium', to: priority, createdAt: nextTime() });
  for (const [index, to] of path.slice(1).entries()) {
    const reason = to === 'rejected' ? rejectReasons[changes.length % rejectReasons.length] : undefined;
    changes.push({ field: 'status', from: path[index]!, to, reason, createdAt: nextTime() });
    if (price !== null && index === 0)
      changes.push({ field: 'repair_price', from: null, to: price, createdAt: nextTime() });
  }
  const talk = random.chance(0.6) ? random.pick(dialogues[status] ?? [[]]) : [];
  const last = changes.at(-1)?.createdAt.getTime() ?? createdAt.getTime();
  const room = now.getTime() - last;
  const comments = talk.map((line, index) => ({
    ...line,
    createdAt: new Date(last + Math.round(Math.min(room * 0.8, 2 * dayMs) * ((index + 0.7) / (talk.length + 1)))),
  }));
  return { status, priority: priority ?? 'medium', price, changes, comments };
}
