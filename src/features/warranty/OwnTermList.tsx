import { Checkbox } from 'antd';
import { Link } from 'react-router-dom';
import { useSetWarrantyNoticeMutation } from '../../api/ownWarranty';
import { to } from '../../contract/links';
import { lastDayWords, leftWords } from '../../contract/warrantyWords';
import { today } from '../../ui/dates';
import { notifyDone, notifyFailed } from '../../ui/notices';
import { canBeNoticed, type TermOfUnit } from './ownTerms';
import { warrantyText as text } from './warrantyText';

interface OwnTermListProps {
  terms: TermOfUnit[];
  /** The list's name. */
  label: string;
  /** Whether the rows name their unit. */
  hasUnits: boolean;
}

/** Terms with their last days, each with a link to the claim form. */
export function OwnTermList({ terms, label, hasUnits }: OwnTermListProps) {
  return (
    <ul className="own-terms" aria-label={label}>
      {terms.map((each) => (
        <TermRow key={`${each.of.contract_id}-${each.term.id}`} {...each} hasUnits={hasUnits} />
      ))}
    </ul>
  );
}

function TermRow({ term, of, hasUnits }: TermOfUnit & { hasUnits: boolean }) {
  const now = today();
  const { item, category, expires_on: lastDay, covers, excludes } = term;
  const place = `${of.unit} · ${of.project}`;
  return (
    <li>
      <div className="own-term-what">
        <strong>{item}</strong>
        <small>{hasUnits ? `${category} · ${place}` : category}</small>
        {(covers || excludes) && (
          <details>
            <summary>{text.conditions}</summary>
            {covers && <p>{text.covers(covers)}</p>}
            {excludes && <p>{text.excludes(excludes)}</p>}
          </details>
        )}
      </div>
      <div className="own-term-days tabular">
        <span>{lastDayWords(lastDay, now)}</span>
        <small>{leftWords(lastDay, now)}</small>
      </div>
      <div className="own-term-actions">
        {of.is_owner && <Notice term={term} of={of} />}
        {!of.is_project_closed && (
          <Link
            to={to('reclamos/agregar-reclamo', {
              query: {
                contrato: of.contract_id,
                rubro: term.claim_category_id,
                item: term.claim_item_id ?? undefined,
              },
            })}
            aria-label={text.claimOf(item, of.unit)}
          >
            {text.claim}
          </Link>
        )}
      </div>
    </li>
  );
}

/** Asks for an e-mail before the last day. Not offered if so few days are left that it would come at once. */
function Notice({ term, of }: TermOfUnit) {
  const [setNotice, { isLoading }] = useSetWarrantyNoticeMutation();
  const { notice } = term;
  if (notice === 'sent') return <small className="own-term-sent">{text.noticeSent}</small>;
  if (notice === null && !canBeNoticed(term, today())) return null;
  const change = (isAsked: boolean) =>
    setNotice({ id: of.contract_id, termId: term.term_id, body: { is_asked: isAsked } })
      .unwrap()
      .then(() => notifyDone(isAsked ? text.noticeOn : text.noticeOff), notifyFailed);
  return (
    <Checkbox
      checked={notice === 'asked'}
      aria-label={text.noticeOf(term.item, of.unit)}
      onChange={({ target }) => !isLoading && void change(target.checked)}
    >
      {text.notice}
    </Checkbox>
  );
}
