import { eq } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { managerOperations } from '../../contract/managers';
import { type Consortium } from '../../contract/managers';
import { personProblems } from '../../contract/rules';
import { rulesText } from '../../contract/rulesText';
import { createAccount } from '../accounts/accounts.service';
import { welcome } from '../accounts/welcome';
import type { Context } from '../context';
import { project } from '../database/schema';
import type { Caller } from '../policies/rows';
import { brokenRule, conflict, notFound, requireRules } from '../support/errors';
import { findConsortium } from './managers.repository';
import { managerText } from './managerText';

/** One consortium user. Throws 404. */
export async function getConsortium(context: Context, caller: Caller, id: number): Promise<Consortium> {
  const found = await findConsortium(context, caller, id);
  if (!found) throw notFound(managerText.unknownConsortium);
  return found;
}

/** Creates a consortium user for a project that has none. Throws 422, and 409 where the project has one or the e-mail is taken. */
export async function createConsortium(
  context: Context,
  caller: Caller,
  body: Static<typeof managerOperations.createConsortium.body>,
): Promise<Consortium> {
  requireRules([
    ...personProblems(body, ['username', 'password', 'name']),
    ...(body.project_id ? [] : [{ field: 'project_id', message: rulesText.project }]),
  ]);
  const id = await context.db.transaction(async (tx) => {
    const [place] = await tx.select().from(project).where(eq(project.id, body.project_id!)).for('update');
    if (!place) throw brokenRule([{ field: 'project_id', message: managerText.unknownProject }]);
    if (place.consortiumId !== null) throw conflict(managerText.projectHasConsortium, 'project_id');
    const created = await createAccount(tx, 'consortium', { ...body, username: body.username! }, body.password!);
    await tx.update(project).set({ consortiumId: created.id }).where(eq(project.id, place.id));
    await welcome(context, tx, created, caller.user.id);
    return created.id;
  });
  return getConsortium(context, caller, id);
}
