import '../../ui/Panel.css';
import './warranty.css';
import { Button } from 'antd';
import { useId } from 'react';
import type { WarrantyTerm } from '../../api/content';
import { monthsWords } from '../../contract/warrantyWords';
import { formatDay } from '../../ui/dates';
import { contentText } from './contentText';
import { OwnDatesLines, type OwnDates } from './OwnDates';

interface WarrantyTableProps {
  category: string;
  terms: WarrantyTerm[];
  /** The last days for the client's units. */
  ownDates?: OwnDates | undefined;
  onEdit?: (term: WarrantyTerm) => void;
  onRemove?: (term: WarrantyTerm) => void;
}

/** The warranty terms of one category; on a phone each row is a card. */
export function WarrantyTable({ category, terms, ownDates, onEdit, onRemove }: WarrantyTableProps) {
  const id = useId();
  return (
    <section className="panel" aria-labelledby={id}>
      <h2 id={id}>{category}</h2>
      <table className={ownDates ? 'warranty warranty-own' : 'warranty'} aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{contentText.item}</th>
            <th scope="col">{contentText.term}</th>
            <th scope="col">{contentText.covers}</th>
            <th scope="col">{contentText.excludes}</th>
            {onEdit && (
              <th scope="col">
                <span className="visually-hidden">{contentText.edit}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {terms.map((term) => (
            <tr key={term.id}>
              <th scope="row">
                <span>{term.item}</span>
                {term.place && <small className="warranty-note">{term.place}</small>}
                {onEdit && term.counts_from && (
                  <small className="warranty-note">{contentText.countsFromTag(formatDay(term.counts_from))}</small>
                )}
                {onEdit && term.is_template && (
                  <>
                    {' '}
                    <span className="tag warranty-mark">{contentText.templateTag}</span>
                  </>
                )}
              </th>
              <td className="tabular" data-label={contentText.term}>
                <span>{monthsWords(term.months)}</span>
                <OwnDatesLines dates={ownDates?.get(term.id)} />
              </td>
              <td data-label={contentText.covers}>{term.covers}</td>
              <td data-label={contentText.excludes}>{term.excludes}</td>
              {onEdit && (
                <td className="warranty-actions">
                  <Button type="link" aria-label={contentText.editOf(term.item)} onClick={() => onEdit(term)}>
                    {contentText.edit}
                  </Button>
                  <Button
                    type="link"
                    danger
                    aria-label={contentText.removeOf(term.item)}
                    onClick={() => onRemove?.(term)}
                  >
                    {contentText.remove}
                  </Button>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
