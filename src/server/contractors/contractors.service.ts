import type { Static } from 'typebox';
import type { ContractorDetail, contractorOperations } from '../../contract/contractors';
import { normalizeCuit } from '../../contract/cuit';
import { normalizePhone } from '../../contract/phones';
import { storedEmail } from '../support/normalized';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import type { Caller } from '../policies/rows';
import { hasProjects } from '../projects/projects.service';
import { createOnce, type Once } from '../support/createOnce';
import { withConstraints } from '../support/constraints';
import { conflict, notFound, requireRules, requireVersion } from '../support/errors';
import { makeListLink, revokeListLink } from '../works/ownWorks.service';
import { revokeLinksOfContractor } from '../works/workLinks.service';
import {
  findContractor,
  hasCategories,
  insertContractor,
  lockContractor,
  saveContractor,
  type ContractorChoices,
  type ContractorValues,
} from './contractors.repository';

const contractorText = {
  unknown: 'No encontramos ese contratista.',
  inactive: 'El contratista está inactivo: no puede recibir enlaces.',
  cuitTaken: 'Ya existe un contratista con ese CUIT.',
  unknownCategory: 'Alguno de los rubros ya no existe.',
  unknownProject: 'Alguno de los proyectos ya no existe.',
} as const;

type Body = Static<typeof contractorOperations.createContractor.body>;

const uniqueMessages = { contractor_cuit_key: [contractorText.cuitTaken, 'cuit'] } satisfies Record<
  string,
  [string, string]
>;

/** Returns one contractor. Throws 404 if it is unknown. */
export async function getContractor(context: Context, caller: Caller, id: number): Promise<ContractorDetail> {
  const contractor = await findContractor(context, caller, id);
  if (!contractor) throw notFound(contractorText.unknown);
  return contractor;
}

/** Creates a contractor. Throws 422, and 409 if a contractor has the same CUIT. */
export async function createContractor(
  context: Context,
  caller: Caller,
  body: Body,
  once: Once,
): Promise<ContractorDetail> {
  const id = await createOnce(context.db, once, async (tx) => {
    const choices = await requireKnown(tx, body);
    return withConstraints(uniqueMessages, () => insertContractor(tx, toColumns(body), choices));
  });
  return getContractor(context, caller, id);
}

/** Edits a contractor. Throws 404, 422, and 409 if another user edited it since `version` or the CUIT is taken. */
export async function updateContractor(
  context: Context,
  caller: Caller,
  id: number,
  body: Body,
): Promise<ContractorDetail> {
  await context.db.transaction(async (tx) => {
    const current = await lockContractor(tx, caller, id);
    if (!current) throw notFound(contractorText.unknown);
    requireVersion(current.version, body.version);
    const choices = await requireKnown(tx, body);
    const values = { ...toColumns(body), active: body.active ?? current.active, version: current.version + 1 };
    await withConstraints(uniqueMessages, () => saveContractorAndLinks(tx, id, values, choices));
  });
  return getContractor(context, caller, id);
}

/**
 * Creates the link to the list of a contractor's open work orders, and revokes the previous one. Throws 404, and 409 if
 * the contractor is inactive.
 */
export async function createContractorLink(context: Context, caller: Caller, id: number) {
  const path = await context.db.transaction(async (tx) => {
    const current = await lockContractor(tx, caller, id);
    if (!current) throw notFound(contractorText.unknown);
    if (!current.active) throw conflict(contractorText.inactive);
    return makeListLink(tx, id, caller.user.id);
  });
  return { address: `${context.publicUrl()}${path}`, contractor: await getContractor(context, caller, id) };
}

/** Revokes that link immediately, and what was opened by it. Throws 404. */
export async function revokeContractorLink(context: Context, caller: Caller, id: number): Promise<ContractorDetail> {
  await context.db.transaction(async (tx) => {
    if (!(await lockContractor(tx, caller, id))) throw notFound(contractorText.unknown);
    await revokeListLink(tx, id);
  });
  return getContractor(context, caller, id);
}

/** Stores a contractor; the links of an inactive one end at once. */
async function saveContractorAndLinks(
  tx: Executor,
  id: number,
  values: ContractorValues & { version: number },
  choices: ContractorChoices,
): Promise<void> {
  await saveContractor(tx, id, values, choices);
  if (values.active === false) await revokeLinksOfContractor(tx, id);
}

const toColumns = ({ name, cuit, phone_number: phone, email, hours, notes, active }: Body): ContractorValues => ({
  name: name.trim(),
  cuit: cuit?.trim() ? normalizeCuit(cuit) : null,
  phoneNumber: normalizePhone(phone) ?? phone,
  email: email?.trim() ? storedEmail(email) : null,
  hours: hours?.trim() ?? '',
  notes: notes?.trim() ?? '',
  active: active ?? true,
});

async function requireKnown(
  tx: Executor,
  { category_ids: categoryIds = [], project_ids: projectIds = [] }: Body,
): Promise<ContractorChoices> {
  const areCategoriesKnown = await hasCategories(tx, categoryIds);
  const areProjectsKnown = await hasProjects(tx, projectIds);
  requireRules([
    ...(areCategoriesKnown ? [] : [{ field: 'category_ids', message: contractorText.unknownCategory }]),
    ...(areProjectsKnown ? [] : [{ field: 'project_ids', message: contractorText.unknownProject }]),
  ]);
  return { categoryIds, projectIds };
}

/** For work orders. */
export { findEmail as contractorEmail, lockActiveContractor } from './contractors.repository';
/** For imports, which validate their rows themselves. */
export { insertContractor, lockContractors } from './contractors.repository';
export { saveContractorAndLinks as saveContractor };
export type { ContractorChoices, ContractorValues, KnownContractor } from './contractors.repository';
