import type { Static } from 'typebox';
import type { ContractorCosts, Cost, costOperations, WorkCosts } from '../../contract/costs';
import { costProblems, isRecoverable, recoveryTransitions, type RecoveryState } from '../../contract/costRules';
import { planTypes } from '../../contract/limits';
import { recoveryLabels } from '../../contract/costLabels';
import type { Context } from '../context';
import { getContractor } from '../contractors/contractors.service';
import { filesText } from '../files/filesText';
import { deleteFileRow, removeFiles, requireContentTypes, withSavedFiles } from '../files/files.service';
import type { UploadedFile } from '../files/uploads';
import type { Caller } from '../policies/rows';
import { recordOnce, runOnce, type Once } from '../support/createOnce';
import { conflict, notFound, requireRules, requireVersion } from '../support/errors';
import { getWork } from '../works/readWorks.service';
import {
  costsOfWork,
  findCost,
  insertCost,
  lockCost,
  readContractorCosts,
  removeCost,
  saveCost,
  sumCostsOfWork,
} from './costs.repository';

const costErrors = {
  unknown: 'No encontramos ese costo.',
  step: (state: RecoveryState) => `Ese paso ya no es posible: ahora está en «${recoveryLabels[state]}».`,
} as const;

type Body = Static<typeof costOperations.updateCost.body>;

const decimal = (text: string | null | undefined): string | null => text?.trim() || null;

const toValues = ({ kind, day, note, estimated, agreed, actual, bearer }: Body) => ({
  kind,
  day,
  note: note?.trim() ?? '',
  estimated: decimal(estimated),
  agreed: decimal(agreed),
  actual: decimal(actual),
  bearer,
});

/** The state in which the recovery of a new cost begins. */
const firstState = (bearer: Body['bearer']): RecoveryState => (isRecoverable(bearer) ? 'to_claim' : 'none');

/** Returns the costs of a work order with their sums. Throws 404. */
export async function getWorkCosts(context: Context, caller: Caller, workId: number): Promise<WorkCosts> {
  await getWork(context, caller, workId);
  const [costs, sums] = await Promise.all([costsOfWork(context, workId), sumCostsOfWork(context, workId)]);
  return { costs, ...sums };
}

/** Adds a cost to a work order, with its invoice if there is one. Throws 404, 415 and 422. */
export async function addWorkCost(
  context: Context,
  caller: Caller,
  workId: number,
  { body, files, once }: { body: Body; files: UploadedFile[]; once: Once },
): Promise<Cost> {
  await getWork(context, caller, workId);
  requireRules(costProblems(body));
  requireContentTypes(files, planTypes, 'invoice', filesText.planType);
  const id = await runOnce(context.db, once, () =>
    withSavedFiles(context, files, (tx, [fileId]) =>
      recordOnce(tx, once, () =>
        insertCost(tx, {
          ...toValues(body),
          workId,
          recovery: firstState(body.bearer),
          invoiceFileId: fileId ?? null,
          createdBy: caller.user.id,
        }),
      ),
    ),
  );
  return getCost(context, id);
}

/** Edits a cost. Throws 404, 422, and 409 if another user edited it since `version`. */
export async function updateCost(context: Context, id: number, { version, ...body }: Body): Promise<Cost> {
  requireRules(costProblems(body));
  await context.db.transaction(async (tx) => {
    const current = await lockCost(tx, id);
    if (!current) throw notFound(costErrors.unknown);
    requireVersion(current.version, version);
    const isOtherBearer = current.bearer !== body.bearer;
    await saveCost(tx, id, {
      ...toValues(body),
      version: current.version + 1,
      ...(isOtherBearer && {
        recovery: firstState(body.bearer),
        claimedOn: null,
        answeredOn: null,
        receivedOn: null,
        refusedReason: null,
      }),
    });
  });
  return getCost(context, id);
}

/** Records a step of a recovery. Throws 404, 422, and 409 if the step is not possible in the current state. */
export async function recordRecovery(
  context: Context,
  id: number,
  { step, day, reason }: Static<typeof costOperations.recordRecovery.body>,
): Promise<Cost> {
  await context.db.transaction(async (tx) => {
    const current = await lockCost(tx, id);
    if (!current) throw notFound(costErrors.unknown);
    // A call whose answer was lost can be sent again.
    if (current.recovery === step) return;
    if (!recoveryTransitions[current.recovery].includes(step)) throw conflict(costErrors.step(current.recovery));
    await saveCost(tx, id, {
      recovery: step,
      version: current.version + 1,
      ...(step === 'claimed' && { claimedOn: day, answeredOn: null, refusedReason: null }),
      ...(step === 'accepted' && { answeredOn: day }),
      ...(step === 'refused' && { answeredOn: day, refusedReason: reason?.trim() ?? '' }),
      ...(step === 'received' && { receivedOn: day }),
    });
  });
  return getCost(context, id);
}

/** Deletes a cost and its invoice. Throws 404. */
export async function deleteCost(context: Context, id: number): Promise<Cost> {
  const cost = await getCost(context, id);
  const keys = await context.db.transaction(async (tx) => {
    const current = await lockCost(tx, id);
    if (!current) throw notFound(costErrors.unknown);
    await removeCost(tx, id);
    return current.invoiceFileId === null ? [] : deleteFileRow(tx, current.invoiceFileId);
  });
  // The files are removed only after the transaction has committed.
  await removeFiles(context.storage, keys);
  return cost;
}

/** Returns the figures of a contractor. Throws 404. */
export async function getContractorCosts(context: Context, caller: Caller, id: number): Promise<ContractorCosts> {
  await getContractor(context, caller, id);
  return readContractorCosts(context, id);
}

async function getCost(context: Context, id: number): Promise<Cost> {
  const cost = await findCost(context, id);
  if (!cost) throw notFound(costErrors.unknown);
  return cost;
}
