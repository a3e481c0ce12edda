/** What the documents about a claim say, for both sides: no internal note, price, priority or responsible person. */
import { claimStatusLabels, decisionLabels } from '../../contract/statusText';
import { userTypes } from '../../contract/permissions';
import { partyText } from '../../contract/partyText';
import { spanWords } from '../../contract/visitWords';
import type { PrintedBlock, PrintedDocument, PrintedSection } from '../reading/printedDocument';
import { tenantParty } from '../../contract/claimStatus';
import { dayInArgentina, shownDay, shownMoment } from '../support/days';
import type { ClaimFacts, WorkFacts } from './claimFacts.repository';
import { issuedText as text } from './issuedText';

type Parts = Omit<PrintedDocument, 'company'>;
const { labels } = text;

const dayOf = (instant: string): string => shownDay(dayInArgentina(new Date(instant)));
const placeOf = ({ what, unit, project }: ClaimFacts): string => [what, unit, project].filter(Boolean).join(' · ');

const facts = (...rows: [label: string, value: string | null][]): PrintedBlock => ({
  kind: 'facts',
  rows: rows.filter((row): row is [string, string] => Boolean(row[1])),
});

const section = (heading: string, ...blocks: (PrintedBlock | undefined)[]): PrintedSection => ({
  heading,
  blocks: blocks.filter((block) => block !== undefined),
});

const photos = (ids: number[], alternative: (number: number) => string): PrintedBlock | undefined =>
  ids.length === 0
    ? undefined
    : { kind: 'photos', photos: ids.map((fileId, index) => ({ fileId, alternative: alternative(index + 1) })) };

/** Whether a section has anything but its heading. */
const isFull = ({ blocks }: PrintedSection): boolean => blocks.length > 0;

/** Where the problem is, and what it is. */
const placeRows = (claim: ClaimFacts): [label: string, value: string | null][] => [
  [labels.project, claim.project],
  [labels.address, claim.address],
  [labels.unit, claim.unit],
  [labels.where, claim.where],
  [claim.type === 'UNIT' ? labels.what : labels.reason, claim.what],
];

function termWords({ warranty }: ClaimFacts): string {
  if (!warranty) return text.noTerm;
  const table = warranty.table_of ? text.ofTable(shownDay(warranty.table_of)) : '';
  return (warranty.is_over ? text.termOver : text.termRuns)(shownDay(warranty.expires_on), table);
}

function decisionWords({ decision }: ClaimFacts): string {
  if (!decision) return text.undecided;
  return [text.decidedOn(decisionLabels[decision.code], dayOf(decision.at)), decision.reason].filter(Boolean).join(' ');
}

/** The act of a claim: what both sides can read of it, from its facts to the client's answer. */
export function claimAct(claim: ClaimFacts, company: string): Parts {
  const done = claim.rounds.map(({ round, done: words, ended_at: at, reopened_at: reopened }) => ({
    head: text.round(round, dayOf(at)),
    text: [words ?? text.noWords, reopened && text.reopenedOn(dayOf(reopened))].filter(Boolean).join('\n'),
  }));
  const answers = claim.rounds.flatMap(({ answer }) =>
    answer ? [(answer.verdict === 'yes' ? text.saidYes : text.saidNo)(partyText[answer.party], dayOf(answer.at))] : [],
  );
  const after = [...new Set(claim.rounds.flatMap((round) => round.photos))];
  return {
    title: text.claimTitle(claim.id),
    subtitle: placeOf(claim),
    sections: [
      section(
        text.facts,
        facts(
          ...placeRows(claim),
          [labels.owner, claim.owner],
          [labels.tenant, claim.tenant],
          [labels.createdAt, shownMoment(claim.created_at)],
          [labels.noticedOn, claim.noticed_on && shownDay(claim.noticed_on)],
          [labels.status, claimStatusLabels[claim.status]],
        ),
      ),
      section(text.description, { kind: 'text', text: claim.description || text.none }),
      section(
        text.before,
        photos(
          claim.photos.filter((id) => !after.includes(id)),
          text.photo,
        ),
      ),
      section(text.term, facts([labels.term, termWords(claim)], [labels.decision, decisionWords(claim)])),
      section(text.works, done.length > 0 ? { kind: 'entries', entries: done } : undefined),
      section(text.after, photos(after, text.donePhoto)),
      section(
        text.answer,
        claim.rounds.length > 0 ? { kind: 'text', text: answers.join('\n') || text.noAnswer } : undefined,
      ),
      section(text.timeline, { kind: 'entries', entries: timelineOf(claim, company) }),
    ].filter(isFull),
  };
}

/** All that happened, oldest first, as both sides read it. */
function timelineOf(claim: ClaimFacts, company: string): { head: string; text: string }[] {
  const who = ({ type, is_tenant: isTenant }: ClaimFacts['comments'][number] | ClaimFacts['changes'][number]) => {
    if (type === null) return text.portal;
    const party = isTenant ? tenantParty : userTypes[type].party;
    return party ? partyText[party] : company || text.company;
  };
  const entries = [
    ...claim.comments.map((comment) => ({
      at: comment.at,
      who: who(comment),
      text: comment.text + (comment.photos > 0 ? text.withPhotos(comment.photos) : ''),
    })),
    ...claim.changes.map((change) => ({ at: change.at, who: who(change), text: changeWords(change) })),
    ...claim.visits.map((visit) => ({
      at: visit.starts_at,
      who: visit.worker || company || text.company,
      text: `${visitWords(visit)}: ${spanWords(visit)}.`,
    })),
  ].sort((one, other) => one.at.localeCompare(other.at));
  return [{ at: claim.created_at, who: '', text: text.created }, ...entries].map(({ at, who: name, text: words }) => ({
    head: name ? text.by(shownMoment(at), name) : shownMoment(at),
    text: words,
  }));
}

const visitWords = ({ status, missed_by: side }: ClaimFacts['visits'][number]): string => {
  if (status === 'missed') return text.visitMissed(side ?? 'company');
  return status === 'done' ? text.visitDone : text.visitAgreed;
};

/** "Estado: En análisis → Aprobado." */
function changeWords({ field, from, to, reason }: ClaimFacts['changes'][number]): string {
  const shown = (value: string | null): string => {
    if (value === null) return '';
    if (field === 'status') return claimStatusLabels[value as keyof typeof claimStatusLabels] ?? value;
    if (field === 'decision') return decisionLabels[value as keyof typeof decisionLabels] ?? value;
    return field === 'preferred_date' ? shownDay(value) : value;
  };
  const name = text.fields[field as keyof typeof text.fields];
  return text.changed(name, shown(from), shown(to)) + (reason ? text.because(reason) : '');
}

/** What the certificate of a repair says was done, by whose words, and whether the company has reviewed it. */
interface Repair {
  /** Those who did the work, and the parts that they used. */
  works: WorkFacts[];
  done: string[];
  photos: number[];
  /** When the company completed the claim; null in a contractor's own certificate. */
  completedAt: string | null;
  isReviewed: boolean;
  outOfUseDays: number | null;
}

/** What the company said when it last completed a claim. */
export function repairOfCompany({ rounds, works }: ClaimFacts): Omit<Repair, 'outOfUseDays'> {
  const last = rounds.at(-1);
  const done = last?.done ? [last.done] : [];
  return { works, done, photos: last?.photos ?? [], completedAt: last?.ended_at ?? null, isReviewed: true };
}

/** What a contractor reported of the own work orders. */
export const repairOfContractor = (works: WorkFacts[], isReviewed: boolean): Repair => ({
  ...{ works, isReviewed, completedAt: null, outOfUseDays: null },
  done: works.map(({ note }) => note),
  photos: [...new Set(works.flatMap((work) => work.photos))],
});

/** The certificate of a repair: what was done, with which parts and when. */
export const repairCertificate = (
  claim: ClaimFacts,
  { works, done, photos: files, completedAt, isReviewed, outOfUseDays }: Repair,
): Parts => ({
  title: text.repairTitle(claim.id),
  subtitle: placeOf(claim),
  sections: [
    section(
      text.facts,
      facts(
        ...placeRows(claim),
        [labels.createdAt, shownMoment(claim.created_at)],
        [labels.worker, [...new Set(works.map(({ worker }) => worker || text.ownStaff))].join(', ') || text.ownStaff],
        [labels.arrivedAt, works.map(({ arrived_at: at }) => at && shownMoment(at)).find(Boolean) ?? null],
        [labels.doneAt, works.map(({ done_at: at }) => shownMoment(at)).at(-1) ?? null],
        [labels.completedAt, completedAt && shownMoment(completedAt)],
        [labels.outOfUse, outOfUseDays === null ? null : text.days(outOfUseDays)],
        [labels.verified, isReviewed ? null : text.notVerified],
      ),
    ),
    section(text.works, textOf(done) ?? { kind: 'text', text: text.noWords }),
    section(labels.parts, textOf(works.map(({ parts }) => parts))),
    section(text.after, photos(files, text.donePhoto)),
  ].filter(isFull),
});

function textOf(texts: string[]): PrintedBlock | undefined {
  const full = texts.filter(Boolean);
  return full.length > 0 ? { kind: 'text', text: full.join('\n') } : undefined;
}
