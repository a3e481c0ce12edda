import { randomBytes } from 'node:crypto';
import type { Static } from 'typebox';
import { completedClaimStatus } from '../../contract/claimStatus';
import { codeFrom, codeLength, normalizeCode, shownCode } from '../../contract/issuedDocumentRules';
import type { IssuedDocument, issuedDocumentOperations, VerifiedDocument } from '../../contract/issuedDocuments';
import { isStaff } from '../../contract/permissions';
import { requireVisible } from '../claims/claims.service';
import { readDisplayedCompany } from '../company/company.service';
import type { Context } from '../context';
import { sha256Of, urlOfFile } from '../files/files.service';
import { singleRow } from '../database/singleRow';
import { enqueue } from '../jobs/enqueue';
import type { Caller, LinkCaller } from '../policies/rows';
import type { PrintedDocument } from '../reading/printedDocument';
import { brokenRule, conflict, forbidden, notFound } from '../support/errors';
import { iso } from '../support/list';
import { readOwnWork } from '../works/ownWork.service';
import { claimAct, repairCertificate, repairOfCompany, repairOfContractor } from './claimDocument';
import { readClaimFacts, type ClaimFacts } from './claimFacts.repository';
import {
  insertIssued,
  issuedOfClaim,
  lastVersion,
  lockSubject,
  saveState,
  sizesOf,
  verifiedByCode,
  type IssuedRecord,
  type Subject,
} from './issued.repository';
import { issuedText, fileNameOf } from './issuedText';
import { roundDocument } from './roundDocument';
import { readRound } from './rounds.repository';

type Calls = typeof issuedDocumentOperations;

const noSubject: Omit<Subject, 'kind'> = {
  claimId: null,
  workId: null,
  day: null,
  contractorId: null,
  assigneeId: null,
};

/** Returns the documents of a claim, newest first: all for staff, for others those that they asked for. Throws 404. */
export async function listClaimDocuments(context: Context, caller: Caller, claimId: number): Promise<IssuedDocument[]> {
  await requireVisible(context.db, caller, claimId);
  const { user } = caller;
  // A former version can name a former owner, whom the unit's next owner may not know.
  return toIssued(context, await issuedOfClaim(context.db, claimId, isStaff(user.type) ? undefined : user.id));
}

/**
 * Issues the act of a claim or the certificate of its repair. Throws 404, 403 if somebody else than staff gives the days
 * out of use, and 409 for a repair that is not completed.
 */
export async function issueClaimDocument(
  context: Context,
  caller: Caller,
  claimId: number,
  { kind, out_of_use_days: days }: Static<Calls['issueClaimDocument']['body']>,
): Promise<IssuedDocument> {
  await requireVisible(context.db, caller, claimId);
  const { user } = caller;
  if (days !== undefined && !isStaff(user.type)) throw forbidden();
  const claim = await claimFacts(context, claimId);
  const { name } = await readDisplayedCompany(context);
  const subject: Subject = { ...noSubject, kind, claimId };
  if (kind === 'claim') return issue(context, subject, { parts: () => claimAct(claim, name), createdBy: user.id });
  if (claim.status !== completedClaimStatus) throw conflict(issuedText.notCompleted);
  return issue(context, subject, {
    parts: (outOfUseDays) => repairCertificate(claim, { ...repairOfCompany(claim), outOfUseDays }),
    outOfUseDays: days,
    createdBy: user.id,
  });
}

/** Issues what the contractor of a link reported as done for one claim. Throws 401, 404 and 409. */
export async function issueOwnRepair(
  context: Context,
  caller: LinkCaller,
  { claim_id: claimId }: Static<Calls['issueOwnRepair']['body']>,
): Promise<IssuedDocument> {
  const own = await readOwnWork(context, caller);
  if (!own.places.some((place) => place.claim_id === claimId)) throw notFound(issuedText.unknown);
  const claim = await claimFacts(context, claimId);
  const works = claim.works.filter(({ id }) => id === own.id);
  if (works.length === 0) throw conflict(issuedText.notDone);
  const isReviewed = own.status === 'verified';
  return issue(
    context,
    { ...noSubject, kind: 'repair', claimId, workId: own.id },
    {
      // A contractor reads neither who owns the unit nor what the company said of the whole claim.
      parts: () => repairCertificate(claim, repairOfContractor(works, isReviewed)),
      createdBy: null,
    },
  );
}

/** Issues the round of one person for a day. Throws 422 unless there is one person, 409 for a day without visits. */
export async function issueRound(
  context: Context,
  caller: Caller,
  { day, ...worker }: Static<Calls['issueRound']['body']>,
): Promise<IssuedDocument> {
  const [contractorId, assigneeId] = [worker.contractor_id ?? null, worker.assignee_id ?? null];
  if ((contractorId === null) === (assigneeId === null))
    throw brokenRule([{ field: 'contractor_id', message: issuedText.oneWorker }]);
  const [first, ...rest] = await readRound(context, caller, { day, contractorId, assigneeId });
  if (!first) throw conflict(issuedText.emptyRound);
  return issue(
    context,
    { ...noSubject, kind: 'round', day, contractorId, assigneeId },
    {
      parts: () => roundDocument([first, ...rest]),
      createdBy: caller.user.id,
    },
  );
}

/** Says which document has a code. Throws 404, and 429 after many unknown codes from an address. */
export async function verifyDocument(context: Context, typed: string, address: string): Promise<VerifiedDocument> {
  await context.reads.countFile(address);
  const code = normalizeCode(typed);
  const found = code && (await verifiedByCode(context, code));
  if (!found) {
    await context.reads.countUnknownCode(address);
    throw notFound(issuedText.unknownCode);
  }
  return found;
}

async function claimFacts(context: Context, id: number): Promise<ClaimFacts> {
  const claim = await readClaimFacts(context, id);
  if (!claim) throw notFound(issuedText.unknown);
  return claim;
}

interface Issuing {
  /** What the document says, for the days out of use that it names. */
  parts: (outOfUseDays: number | null) => Omit<PrintedDocument, 'company'>;
  /** Undefined: that of the last version. */
  outOfUseDays?: number | null;
  createdBy: number | null;
}

/**
 * Returns the last version of a document if it says the same, else a new one, whose file a job makes. Name, logo and
 * telephone of the company are no facts: a change of them makes no version.
 */
async function issue(
  context: Context,
  subject: Subject,
  { parts, outOfUseDays: days, createdBy }: Issuing,
): Promise<IssuedDocument> {
  const { name, colour, phone, openingHours, logoFileId } = await readDisplayedCompany(context);
  const company = { name, colour: colour ?? null, lines: [phone, openingHours].filter(Boolean), logoFileId };
  const issued = await context.db.transaction(async (tx) => {
    await lockSubject(tx, subject);
    const last = await lastVersion(tx, subject);
    const outOfUseDays = days === undefined ? (last?.outOfUseDays ?? null) : days;
    const said = parts(outOfUseDays);
    const factsHash = sha256Of(Buffer.from(JSON.stringify(said)));
    if (last?.factsHash === factsHash) {
      if (last.state !== 'failed') return last;
      await saveState(tx, last.id, 'waiting');
      await enqueue(tx, 'render_document', [renderJob(last.id)]);
      return { ...last, state: 'waiting' as const };
    }
    const record = await insertIssued(tx, {
      ...subject,
      version: (last?.version ?? 0) + 1,
      code: codeFrom(randomBytes(codeLength)),
      factsHash,
      document: { ...said, company },
      outOfUseDays,
      createdBy,
    });
    await enqueue(tx, 'render_document', [renderJob(record.id)]);
    return record;
  });
  return singleRow(await toIssued(context, [issued]));
}

/** The job that makes a file. One queue for all: a hundred documents take one processor at most, whatever the processes. */
const renderJob = (id: number) => ({ payload: { id }, key: `document:${id}`, queue: 'documents', maxAttempts: 5 });

async function toIssued(context: Context, records: IssuedRecord[]): Promise<IssuedDocument[]> {
  const fileIds = records.flatMap(({ fileId }) => fileId ?? []);
  const sizes = await sizesOf(context.db, fileIds);
  return records.map((record) => ({
    id: record.id,
    kind: record.kind,
    version: record.version,
    code: shownCode(record.code),
    state: record.state,
    created_at: iso(record.createdAt),
    bytes: record.fileId === null ? null : (sizes.get(record.fileId) ?? null),
    url: record.fileId === null ? null : urlOfFile(context, record.fileId, { name: fileNameOf(record) }),
  }));
}
