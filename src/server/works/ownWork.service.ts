import type { OwnWork } from '../../contract/ownWork';
import { readDisplayedCompany, showsAgreed } from '../company/company.service';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import type { LinkCaller } from '../policies/rows';
import type { Once } from '../support/createOnce';
import { visitsOfLink } from '../visits/linkVisits.service';
import { agreedAmountOf, findOwnWork, hasClaim, lockOwnWork } from './ownWork.repository';
import { markRead } from './workMessages.repository';
import { reserveOnce, runOnceByLink } from './linkOnce.service';
import { toAskedPhoto, toWorkPhoto } from './readWorks.service';
import { saveOpened } from './workLinks.repository';
import { linkEnded } from './workLinks.service';
import { notFound } from '../support/errors';
import { workText } from './workText';

/** Returns the work order of a link, and marks the link as opened. Throws 401 if it is not valid now. */
export async function openOwnWork(context: Context, caller: LinkCaller): Promise<OwnWork> {
  const work = await readOwnWork(context, caller);
  await saveOpened(context.db, caller.user.id);
  await markRead(context.db, work.id, 'contractor');
  return work;
}

/** Returns the company as the pages of links show it. */
export async function companyOfLinks(context: Context): Promise<OwnWork['company']> {
  const { name, logo, phone, openingHours } = await readDisplayedCompany(context);
  return { name, logo: logo ?? null, phone, opening_hours: openingHours };
}

/** Returns the work order of a link. Throws 401 if it is not valid now. */
export async function readOwnWork(context: Context, caller: LinkCaller): Promise<OwnWork> {
  const row = await findOwnWork(context, caller);
  if (!row) throw linkEnded();
  return {
    ...row,
    company: await companyOfLinks(context),
    ...((await showsAgreed(context)) && { agreed_amount: await agreedAmountOf(context, row.id) }),
    photos: row.photos.map((photo) => toWorkPhoto(photo, context)),
    visits: await visitsOfLink(context, caller),
    asked_photos: row.asked_photos.map((photo) => toAskedPhoto(photo, context)),
  };
}

export type LockedWork = NonNullable<Awaited<ReturnType<typeof lockOwnWork>>>;

/** Carries out a command of a link in its own transaction; a repetition with the same key does nothing. */
export const doOnce = (
  context: Context,
  caller: LinkCaller,
  once: Once,
  work: (tx: Executor, locked: LockedWork) => Promise<void>,
): Promise<void> =>
  runOnceByLink(context, caller, once, () =>
    context.db.transaction((tx) => withinOnce(tx, caller, once, (locked) => work(tx, locked))),
  );

/**
 * Locks the work order of a link, claims the command's key and runs `work`. Throws 401 if the link is no longer valid.
 */
export async function withinOnce(
  tx: Executor,
  caller: LinkCaller,
  once: Once,
  work: (locked: LockedWork) => Promise<void>,
): Promise<void> {
  const locked = await lockOwnWork(tx, caller);
  if (!locked) throw linkEnded();
  await reserveOnce(tx, caller, once);
  await work(locked);
}

/** Returns the claim of a report; null for the whole work order. Throws 404 if the work order is not about it. */
export async function placeOf(tx: Executor, work: LockedWork, claimId: number | undefined): Promise<number | null> {
  if (claimId === undefined) return null;
  if (!(await hasClaim(tx, work.id, claimId))) throw notFound(workText.unknownPlace);
  return claimId;
}
