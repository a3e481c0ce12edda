import type { Visit } from '../../../api/visits';
import type { WorkOrder } from '../../../api/works';
import { isOpenStatus, newClaimStatus, type UnitClaimCreator } from '../../../contract/claimStatus';
import { to } from '../../../contract/links';
import { stuckReasonText } from '../../../contract/workEventText';
import { isToDo } from '../../../contract/workStatus';
import { daysSince, formatDate } from '../../../ui/dates';
import { nextVisit, visitDate } from '../../../visits/visitLine';
import { claimsText } from '../claimsText';
import type { Claim } from '../claimTypes';
import { nextText as text, type Doing } from './nextText';

/** An act of the page, or of the claim. */
export type PageAct = 'answer' | 'visit' | 'status' | 'price' | 'priority' | 'decision';
export type NextAct = { label: string } & ({ does: PageAct | 'resume' | 'take' } | { to: string });

/** What follows, in one line, and the act that does it. */
export interface Next {
  text: string;
  act?: NextAct;
}

/** The fields of a claim from which what follows is derived. */
export type NextClaim = Pick<
  Claim,
  | 'claimId'
  | 'status'
  | 'responsible'
  | 'createdBy'
  | 'clientName'
  | 'awaitingReplySince'
  | 'waitingSince'
  | 'lastMessage'
  | 'repair_price'
  | 'warranty'
  | 'decision'
> & { claim_creator_type?: UnitClaimCreator };

interface StaffFacts {
  claim: NextClaim;
  works: readonly WorkOrder[];
  visits: readonly Visit[];
  userId: number;
  canAssign: boolean;
  now: number;
}

/** What follows that staff have to do themselves, or somebody for whom staff wait. */
type Step = { doing: Doing; act: NextAct } | { waits: string; act?: NextAct };

const workerOf = ({ contractor, assignee }: WorkOrder): string => (contractor ?? assignee)?.name ?? '';
const pageAct = (does: Exclude<PageAct, 'priority'>): NextAct => ({ does, label: text.acts[does] });
const workAct = (id: number, label: string): NextAct => ({ to: to('trabajos/:id', { id }), label });

/** Returns the name of the person of the claim's side: of who created it, or of the client if staff did. */
const residentOf = ({ claim_creator_type: type, clientName, createdBy }: NextClaim): string =>
  type === 'staff' ? clientName : createdBy;

function answerStep(claim: NextClaim, since: string): Step {
  const { lastMessage } = claim;
  const isMessage = lastMessage?.is_staff === false;
  const ago = claimsText.daysAgo(daysSince(isMessage ? lastMessage.at : since));
  return {
    doing: isMessage ? text.answer(lastMessage.by, text.wrote(ago)) : text.answer(residentOf(claim), text.raised(ago)),
    act: pageAct('answer'),
  };
}

/** Returns the next step of the open visit: what staff have to do comes before what they wait for. */
function visitSteps({ claim, visits, now }: StaffFacts): { own?: Step; other?: Step } {
  const next = nextVisit(visits, true, now);
  if (!next) return {};
  const act = pageAct('visit');
  switch (next.step) {
    case 'companyChooses':
      return { own: { doing: text.acceptVisit, act } };
    case 'propose':
      return { own: { doing: text.proposeVisit, act } };
    case 'record':
      return { own: { doing: text.recordVisit(visitDate(next.visit)), act } };
    case 'residentChooses':
      return { other: { waits: text.visitWaits(residentOf(claim)), act } };
    case 'visit':
      return { other: { waits: text.visitOn(visitDate(next.visit), next.visit.worker), act } };
  }
}

/** Returns the next step of the work orders that are not done; undefined if there are none. */
function workStep({ works, visits, now }: StaffFacts): Step | undefined {
  const work = works.find(({ status }) => isToDo(status));
  if (!work) return undefined;
  const { id, status } = work;
  if (status === 'asked') return { waits: text.workAsked(id, workerOf(work)), act: workAct(id, text.acts.work(id)) };
  const hasVisit = visits.some(({ work_id: workId, status: state }) => workId === id && state === 'done');
  if (!hasVisit && !nextVisit(visits, true, now))
    return { doing: text.arrangeVisit(id, workerOf(work)), act: pageAct('visit') };
  return { waits: text.workAccepted(id, workerOf(work)), act: workAct(id, text.acts.work(id)) };
}

/** Returns the step that the claim's status asks for, when nothing else is pending. */
function statusStep({ claim, works }: StaffFacts): Step {
  const last = works[0];
  if (last?.status === 'verified') return { doing: text.finish(last.id), act: pageAct('status') };
  if (claim.status.code === newClaimStatus)
    return claim.decision?.code === 'not_covered'
      ? { doing: text.rejectDecided, act: pageAct('status') }
      : { doing: text.decide, act: pageAct('status') };
  return {
    doing: last?.status === 'refused' ? text.orderAgain(workerOf(last)) : text.order,
    act: { to: to('encargar-trabajo', { query: { reclamos: claim.claimId } }), label: text.acts.order },
  };
}

/** An approved claim whose term is over, that nobody accepted as the company's, and that has no price. */
const lacksPrice = ({ status, warranty, decision, repair_price: price }: NextClaim): boolean =>
  status.code !== newClaimStatus &&
  decision?.code !== 'accepted' &&
  warranty !== undefined &&
  !warranty?.is_covered &&
  price === null;

/** The decision that is missing: of a claim that has to be inspected first, or was approved without one. */
function decisionStep({ status, decision }: NextClaim): Step | undefined {
  if (decision?.code === 'to_inspect') return { doing: text.inspect, act: pageAct('decision') };
  return decision === null && status.code !== newClaimStatus
    ? { doing: text.decideCover, act: pageAct('decision') }
    : undefined;
}

function stepOf(facts: StaffFacts): Step | undefined {
  const { claim, works } = facts;
  if (claim.waitingSince) return answerStep(claim, claim.waitingSince);
  if (!isOpenStatus(claim.status.code)) return undefined;
  const done = works.find(({ status }) => status === 'done');
  const stuck = works.find((work) => work.stuck && isToDo(work.status));
  const visit = visitSteps(facts);
  return (
    (stuck?.stuck && {
      doing: text.stuck(stuck.id, workerOf(stuck), stuckReasonText[stuck.stuck]),
      act: workAct(stuck.id, text.acts.work(stuck.id)),
    }) ??
    visit.own ??
    (done && {
      doing: text.verify(done.id, workerOf(done)),
      act: workAct(done.id, text.acts.verify(done.id)),
    }) ??
    (visit.other ? undefined : decisionStep(claim)) ??
    (lacksPrice(claim) ? { doing: text.price, act: pageAct('price') } : undefined) ??
    visit.other ??
    workStep(facts) ??
    statusStep(facts)
  );
}

/** Returns what follows for staff: who has to do it, and the act; undefined if the claim has ended. */
export function staffNext(facts: StaffFacts): Next | undefined {
  const { claim, userId, canAssign } = facts;
  const { awaitingReplySince: awaited, responsible } = claim;
  if (awaited)
    return {
      text: text.waitsFor(residentOf(claim), formatDate(awaited)),
      act: { does: 'resume', label: text.acts.resume },
    };
  const step = stepOf(facts);
  if (!step) return undefined;
  if (responsible === null && isOpenStatus(claim.status.code))
    return {
      text: text.nobody('waits' in step ? step.waits : text.missing(step.doing.infinitive)),
      act: canAssign ? { does: 'take', label: text.acts.take } : step.act,
    };
  if ('waits' in step) return { text: step.waits, act: step.act };
  const { imperative, infinitive } = step.doing;
  if (responsible?.id === userId) return { text: imperative, act: step.act };
  return { text: responsible ? text.has(responsible.name, infinitive) : text.missing(infinitive), act: step.act };
}
