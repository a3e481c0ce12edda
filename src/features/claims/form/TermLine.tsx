import { to } from '../../../contract/links';
import { Link } from 'react-router-dom';
import { useGetDocumentQuery, type UnitWarranty } from '../../../api/content';
import { formatDay, today } from '../../../ui/dates';
import { sectionsOf } from '../../../ui/markdownSections';
import { beforeSendingText as text } from './beforeSendingText';

const manualName = 'manual-de-mantenimiento';

/** The term of the warranty table as information, and the paragraph of the manual that belongs to it. */
export function TermLine({ term }: { term: UnitWarranty | undefined }) {
  const line = !term || term.months === 0 ? text.noTerm : lineOf(term.expires_on);
  return (
    <>
      <p className="before-term">{`${line} ${text.rights}`}</p>
      {term?.manual && <ManualParagraph title={term.manual} />}
    </>
  );
}

const lineOf = (day: string): string => (day < today() ? text.ended(formatDay(day)) : text.term(formatDay(day)));

/** Markdown of a paragraph as plain text. */
const plain = (markdown: string): string =>
  markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`>#]/g, '')
    .trim();

function ManualParagraph({ title }: { title: string }) {
  const { data: manual } = useGetDocumentQuery(manualName);
  const section = manual && sectionsOf(manual).find((each) => each.title === title);
  if (!section) return null;
  return (
    <details className="before-manual">
      <summary>{text.manual(title)}</summary>
      <p>{plain(section.text)}</p>
      <Link to={`${to(manualName)}#${section.id}`}>{text.openManual}</Link>
    </details>
  );
}
