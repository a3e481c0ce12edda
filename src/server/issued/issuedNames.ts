import { issuedTitles } from '../../contract/issuedDocumentRules';
import { shownDay } from '../support/days';
import type { IssuedRecord } from './issued.repository';
import { issuedText } from './issuedText';

type Named = Pick<IssuedRecord, 'kind' | 'claimId' | 'workId' | 'day' | 'version'>;

/** What a document is about, as its head names it: "Reclamo #95". */
export function numberOf({ claimId, workId, day }: Named): string {
  const numbers = [claimId && issuedText.claimNumber(claimId), workId && issuedText.workNumber(workId)];
  return [...numbers, day && shownDay(day)].filter(Boolean).join(' · ');
}

/** The name under which a file is saved. */
export const fileNameOf = (record: Named): string =>
  issuedText
    .fileName(issuedTitles[record.kind], numberOf(record), record.version)
    .replace(/[#·/]/g, '-')
    .replace(/\s*-\s*/g, ' ');
