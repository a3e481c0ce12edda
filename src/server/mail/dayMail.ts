import { to } from '../../contract/links';
import type { ListedClaim } from './mailFacts.repository';
import { mailText } from './mailText';
import type { MailNote } from './outbox.repository';

/** The states of a claim in the daily mail. */
const dayStates = ['late', 'today', 'paused'] as const;
type DayState = (typeof dayStates)[number];

export interface DayClaim extends ListedClaim {
  state: DayState;
  /** Number of the person's claims in this state. */
  total: number;
}

/** Builds the daily mail: a section per state, and one button that opens the list of due claims. */
export function dayMail(claims: DayClaim[]): { subject: string; note: MailNote[] } {
  const inState = (state: DayState) => claims.filter((claim) => claim.state === state);
  const total = (state: DayState) => inState(state)[0]?.total ?? 0;
  const isDue = total('late') + total('today') > 0;
  const isOfUnits = claims.some(({ type, state }) => type === 'UNIT' && isDue === (state !== 'paused'));
  const path = to(isOfUnits ? 'reclamos' : 'consorcio-reclamos', {
    query: { due: isDue ? 'late,today' : 'paused', assigned: 'me' },
  });
  const note = dayStates.flatMap((state): MailNote[] => {
    const listedClaims = inState(state);
    if (listedClaims.length === 0) return [];
    const lines = listedClaims.map(({ id, what, place }) => mailText.assignedLine(id, what, place));
    const remaining = total(state) - listedClaims.length;
    return [
      {
        kind: 'assigned',
        title: mailText.termTitles[state],
        lines: remaining > 0 ? [...lines, mailText.assignedRest(remaining)] : lines,
        action: { label: mailText.openClaims, path },
      },
    ];
  });
  const subject = mailText.termsOfDay({ late: total('late'), today: total('today'), paused: total('paused') });
  return { subject, note };
}
