import { limits } from '../../contract/limits';
import type { OwnTerm, OwnWarranty } from '../../contract/ownWarranty';
import type { Context } from '../context';
import type { Caller } from '../policies/rows';
import { dayInArgentina } from '../support/days';
import { brokenRule, notFound } from '../support/errors';
import {
  deleteNotice,
  findOwnedTerm,
  insertNotice,
  noticeOf,
  readOwnWarranty,
  saveTenantSees,
} from './ownWarranty.repository';

/** For the job that mails the notices. */
export { deleteEndedNotices, markDueNotices } from './ownWarranty.repository';

const text = {
  unknown: 'No encontramos ese plazo entre tus unidades.',
  unknownUnit: 'No encontramos esa unidad entre las tuyas.',
  isNear: `El plazo termina en ${limits.warrantyNoticeDays} días o menos: ya no hace falta un aviso.`,
} as const;

/** Returns the caller's units with their warranty terms. */
export const listOwnWarranty = ({ db }: Context, caller: Caller): Promise<OwnWarranty[]> => readOwnWarranty(db, caller);

/**
 * Asks for the notice of a term, or no longer. Throws 404 if the caller does not own the unit or has no such term, and
 * 422 if too few days are left.
 */
export async function setWarrantyNotice(
  { db }: Context,
  caller: Caller,
  { id: ownershipId, term_id: termId }: { id: number; term_id: number },
  { is_asked: isAsked }: { is_asked: boolean },
): Promise<{ notice: OwnTerm['notice'] }> {
  const accountId = caller.user.id;
  return db.transaction(async (tx) => {
    const term = await findOwnedTerm(tx, caller, { ownershipId, termId, today: dayInArgentina() });
    if (!term) throw notFound(text.unknown);
    if (!isAsked) await deleteNotice(tx, ownershipId, accountId, termId);
    else if ((await noticeOf(tx, ownershipId, accountId, termId)) === null) {
      if (!term.is_far) throw brokenRule([{ field: 'is_asked', message: text.isNear }]);
      await insertNotice(tx, { ownershipId, accountId, termId, versionId: term.id });
    }
    return { notice: await noticeOf(tx, ownershipId, accountId, termId) };
  });
}

/** Sets whether the tenant sees the terms of a unit. Throws 404 if the caller does not own it. */
export async function setTenantWarranty(
  { db }: Context,
  caller: Caller,
  id: number,
  { tenant_sees: isSeen }: { tenant_sees: boolean },
): Promise<{ tenant_sees: boolean }> {
  if (!(await saveTenantSees(db, caller, id, isSeen))) throw notFound(text.unknownUnit);
  return { tenant_sees: isSeen };
}
