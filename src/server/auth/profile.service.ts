import { and, count, eq, isNull } from 'drizzle-orm';
import type { SignedInUser } from '../../contract/auth';
import type { Context } from '../context';
import { account, contract, project } from '../database/schema';
import { notFound } from '../support/errors';

/** The signed-in user as the contract shows it. Throws 404 where the account is gone. */
export async function signedInUser({ db, config }: Context, id: number): Promise<SignedInUser> {
  const [user] = await db.select().from(account).where(eq(account.id, id));
  if (!user) throw notFound();
  const [owned] = await db.select({ total: count() }).from(contract).where(and(eq(contract.clientId, id), isNull(contract.endDate)));
  const [managed] = await db.select({ id: project.id, name: project.name }).from(project).where(eq(project.consortiumId, id));
  return {
    id, type: user.type, username: user.username, name: user.name, last_name: user.lastName,
    document: user.document, phone_number: user.phoneNumber, address: user.address,
    properties_count: user.type === 'client' ? owned!.total : 0,
    project: user.type === 'consortium' ? (managed ?? null) : null,
    can_manage_email_settings: user.type === 'admin' && user.username.toLowerCase() === config.emailSettingsUsername,
    version: user.version,
  };
}
