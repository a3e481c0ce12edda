import { to } from '../../contract/links';
import type { ListedClaim } from './mailFacts.repository';
import { mailText } from './mailText';
import type { MailNote } from './outbox.repository';

/** What a claim is in the mail of a day. */
export const dayStates = ['late', 'today', 'paused'] as const;
export type DayState = (typeof dayStates)[number];

export interface DayClaim extends ListedClaim {
  state: DayState;
  /** How many of the person's claims are in its state. */
  total: number;
}

/** What the mail of a day says: a part for each state, and one button to the list of what is due. */
export function dayMail(claims: DayClaim[]): { subject: string; note: MailNote[] } {
  const of = (state: DayState) => claims.filter((claim) => claim.state === state);
  const total = (state: DayState) => of(state)[0]?.total ?? 0;
  const isDue = total('late') + total('today') > 0;
  const isOfUnits = claims.some(({ type, state }) => type === 'UNIT' && isDue === (state !== 'paused'));
  const path = to(isOfUnits ? 'reclamos' : 'consorcio-reclamos', {
    query: { due: isDue ? 'late,today' : 'paused', assigned: 'me' },
  });
  const note = dayStates.flatMap((state): MailNote[] => {
    const named = of(state);
    if (named.length === 0) return [];
    const lines = named.map(({ id, what, place }) => mailText.assignedLine(id, what, place));
    const rest = total(state) - named.length;
    return [
      {
        kind: 'assigned',
        title: mailText.termTitles[state],
        lines: rest > 0 ? [...lines, mailText.assignedRest(rest)] : lines,
        action: { label: mailText.openClaims, path },
      },
    ];
  });
  const subject = mailText.termsOfDay({ late: total('late'), today: total('today'), paused: total('paused') });
  return { subject, note };
}
