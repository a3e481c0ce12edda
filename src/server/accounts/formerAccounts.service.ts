/** The e-mail and the document of a deactivated account, when a new account gets them. */
import { can, managePermissionOf, type Holder } from '../../contract/permissions';
import type { Executor } from '../database/connection';
import { conflict, HttpError } from '../support/errors';
import { findFormer, type AccountRecord } from './accounts.repository';
import { accountText } from './accountText';

/** The creator of an account, and whether the account may take over e-mail and document of a deactivated one. */
export interface CreationOptions {
  creator?: Holder;
  takesOver?: boolean;
}

/**
 * Throws 409 with `former` if a deactivated account has the e-mail or, for a client, the document of a new account,
 * unless it is taken over. E-mail and document of two deactivated accounts are not taken over together: 409.
 */
export async function requireFreeOfFormer(
  db: Executor,
  { username, document }: { username: string; document: string | null | undefined },
  { creator, takesOver = false }: CreationOptions,
): Promise<void> {
  const byUsername = await findFormer(db, { username });
  const byDocument = await findFormer(db, { document });
  const former = byUsername ?? byDocument;
  if (former && !takesOver) throw formerAccountConflict(former, username, creator);
  // The conflict named only the account with the e-mail.
  if (byUsername && byDocument && byDocument.username !== username)
    throw conflict(accountText.formerDocument(shownName(byDocument, creator)), 'document');
}

/** Whether the creator of an account may know of a former one. */
const mayKnow = (creator: Holder | undefined, { type }: AccountRecord): boolean =>
  creator !== undefined && can(creator, managePermissionOf(type));

/** Returns the name of a former account; empty if the creator may not know of it. */
const shownName = (former: AccountRecord, creator: Holder | undefined): string =>
  mayKnow(creator, former) ? `${former.name} ${former.lastName}`.trim() || former.username : '';

/** Returns the 409 that names the former account with the e-mail or the document, if the creator may know of it. */
function formerAccountConflict(former: AccountRecord, username: string, creator: Holder | undefined): HttpError {
  const { id, type } = former;
  const field = former.username === username ? 'username' : 'document';
  const isKnown = mayKnow(creator, former);
  const name = shownName(former, creator);
  const message = accountText.former(field, type, name);
  const details = { id, type, name, username: isKnown ? former.username : '', field, can_reactivate: isKnown } as const;
  return new HttpError(409, message, [{ field, message }], {}, details);
}
