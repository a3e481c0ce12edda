import { buffer } from 'node:stream/consumers';
import { brick } from '../../contract/colour';
import { shownCode } from '../../contract/issuedDocumentRules';
import type { Context } from '../context';
import { readSmallCopy, withSavedFiles } from '../files/files.service';
import { openForBrowser } from '../files/photoCopies.service';
import type { Attempt } from '../jobs/enqueue';
import { photosIn } from '../reading/printedDocument';
import { shownMoment } from '../support/days';
import { findIssued, saveFile, saveState } from './issued.repository';
import { issuedText, fileNameOf, numberOf } from './issuedText';
import { verifyAddress } from '../../contract/issuedDocumentRules';

/** Thrown within the transaction that stores a file if another process has stored one before. */
class StoredBefore extends Error {}

/**
 * Runs the job that makes the file of a document. Other processes may run it too: the first file that is stored stays,
 * so asking again always gives the same bytes.
 */
export async function renderIssued(context: Context, id: number, attempt: Attempt): Promise<void> {
  try {
    attempt.begin();
    await render(context, id);
  } catch (error) {
    if (error instanceof StoredBefore) return;
    if (attempt.isLast) await saveState(context.db, id, 'failed');
    throw error;
  }
}

async function render(context: Context, id: number): Promise<void> {
  const record = await findIssued(context.db, id);
  if (!record?.document || record.state === 'ready') return;
  const { document } = record;
  const photos: (Uint8Array | null)[] = [];
  for (const { fileId } of photosIn(document)) photos.push(await photoOf(context, fileId));
  const bytes = await context.reader.document({
    document: { ...document, company: { ...document.company, colour: document.company.colour ?? brick } },
    issue: {
      reference: [
        issuedText.reference(numberOf(record), record.version),
        issuedText.issuedOn(shownMoment(record.createdAt)),
        issuedText.code(shownCode(record.code)),
      ],
      footer: issuedText.footer(`${context.publicUrl()}${verifyAddress(shownCode(record.code))}`),
      at: record.createdAt,
    },
    logo:
      document.company.logoFileId === null
        ? null
        : ((await readSmallCopy(context, document.company.logoFileId)) ?? null),
    photos,
    missingPhoto: issuedText.missingPhoto,
    page: issuedText.page,
  });
  await withSavedFiles(context, [{ name: fileNameOf(record), bytes: Buffer.from(bytes) }], async (tx, [fileId]) => {
    if (fileId === undefined || !(await saveFile(tx, id, fileId))) throw new StoredBefore();
  });
}

/** Returns the copy of a photo without metadata; null if it cannot be decoded, or is gone. */
async function photoOf(context: Context, fileId: number): Promise<Uint8Array | null> {
  const file = await openForBrowser(context, fileId, 'medium');
  return file ? buffer(file.content) : null;
}
