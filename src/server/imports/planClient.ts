import { emailKey, emailProblem } from '../../contract/email';
import { dniProblem, normalizeDni } from '../../contract/documents';
import { normalizePhone, phoneProblem } from '../../contract/phones';
import { lengthProblems } from '../../contract/rules';
import { rulesText } from '../../contract/rulesText';
import { cleanLine } from '../../contract/textForm';
import type { Known } from './importKnown';
import type { KnownAccount } from './importKnown.repository';
import { importText } from './importText';
import type { ClientRow, EarlierRows, Findings, PlannedClient } from './planTypes';

/** Plans the client of a row; undefined if it has problems. An empty cell of a known client keeps what is stored. */
export function planClient({ row, cells }: ClientRow, known: Known, earlierRows: EarlierRows, findings: Findings) {
  const { problems } = findings;
  const report = (field: string, message: string | undefined) => {
    if (message) problems.push({ field, message });
  };
  const before = problems.length;
  const username = emailKey(cells.username ?? '');
  const sameEmail = earlierRows.emails.get(username);
  const account = known.byUsername.get(username);
  const isKnown = Boolean(sameEmail) || account?.type === 'client';
  if (!cells.username) report('username', importText.required);
  else report('username', emailProblem(cells.username));
  for (const field of ['name', 'last_name', 'document'] as const)
    if (!cells[field] && !isKnown) report(field, importText.required);
  const document = storedOr(account?.document, cells.document, normalizeDni);
  const phone = cells.phone_number && storedOr(account?.phone_number, cells.phone_number, normalizePhone);
  if (cells.document && !document) report('document', dniProblem(cells.document, rulesText.dni));
  if (cells.phone_number && !phone) report('phone_number', phoneProblem(cells.phone_number, rulesText.phoneExample));
  const { name, last_name, address } = cells;
  problems.push(...lengthProblems({ username, name, last_name, address }));
  if (problems.length > before) return undefined;

  const sameDocument = document ? earlierRows.documents.get(document) : undefined;
  if (sameEmail && document && sameEmail.document !== document)
    report('document', importText.otherDocument(sameEmail.row));
  else if (sameDocument && sameDocument.username !== username)
    report('username', importText.otherEmail(sameDocument.row));
  const namesake = document ? known.byDocument.get(document) : undefined;
  if (account && account.type !== 'client') report('username', importText.notAClient);
  else if (document && account?.document && account.document !== document)
    report('document', importText.emailHasOtherDocument);
  else if (namesake && namesake.id !== account?.id) report('document', importText.documentTaken(namesake.username));
  else if (account && !account.active) report('username', importText.inactiveClient);
  if (problems.length > before) return undefined;

  // A second row of the same client only adds another unit.
  if (sameEmail) {
    const { client } = sameEmail;
    const warn = (field: string, cell: string | null | undefined, planned: string | null) => {
      if (cell && cleanLine(planned ?? '') !== cell)
        findings.warnings.push({ field, message: importText.otherData(sameEmail.row) });
    };
    warn('name', name, client.name);
    warn('last_name', last_name, client.lastName);
    warn('phone_number', phone, client.phoneNumber);
    warn('address', address, client.address);
    return { planned: { ...client, isChanged: false }, isNew: false };
  }
  const planned: PlannedClient = {
    id: account?.id,
    username,
    name: storedOr(account?.name, name) ?? '',
    lastName: storedOr(account?.last_name, last_name) ?? '',
    document: document ?? account?.document ?? null,
    phoneNumber: phone || (account?.phone_number ?? null),
    address: storedOr(account?.address, address) ?? null,
    isChanged: false,
  };
  planned.isChanged = account !== undefined && isChanged(planned, account);
  findings.remember.push(() => {
    earlierRows.emails.set(username, { document: planned.document, row, client: planned });
    if (planned.document) earlierRows.documents.set(planned.document, { username, row });
  });
  return { planned, isNew: account === undefined };
}

const isChanged = (planned: PlannedClient, account: KnownAccount): boolean =>
  planned.name !== account.name ||
  planned.lastName !== account.last_name ||
  planned.document !== account.document ||
  planned.phoneNumber !== account.phone_number ||
  planned.address !== account.address;

/**
 * Returns the stored value where a cell is empty or shows it as it is stored, also if today's rules would refuse it: a
 * list that is exported and imported changes nothing. Otherwise the cell in its stored form.
 */
function storedOr(
  stored: string | null | undefined,
  cell: string | undefined,
  normalize: (text: string) => string | undefined = (text) => text,
): string | undefined {
  if (!cell || (stored && cleanLine(stored) === cell)) return stored ?? undefined;
  return normalize(cell);
}
