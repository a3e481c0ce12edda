import './form.css';
import { Button } from 'antd';
import { isValidElement, type ReactNode } from 'react';
import { formText } from './formText';
import type { EditedByBoth } from './useRecordEdit';

export interface EditConflictProps<Values extends object> {
  conflict: EditedByBoth<Values>;
  /** The fields' labels. */
  labels: Partial<Record<keyof Values, string>>;
  /** Formats a field's value; by default, or if it returns undefined, the value itself. */
  show?: (field: keyof Values, value: unknown) => ReactNode;
  onLoadTheirs: () => void;
}

const read = (value: unknown): ReactNode => {
  if (value === null || value === undefined || value === '') return formText.empty;
  return isValidElement(value) ? value : String(value);
};

/** Shows the fields that another user saved with different values in the meantime, and lets the user choose. */
export function EditConflict<Values extends object>({
  conflict: { mine, theirs, fields },
  labels,
  show,
  onLoadTheirs,
}: EditConflictProps<Values>) {
  const display = (field: keyof Values, value: unknown) => read(show?.(field, value) ?? value);
  return (
    <div className="edit-conflict" role="alert">
      <strong>{formText.conflict}</strong>
      <p>{formText.conflictHint}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{formText.conflictField}</th>
            <th scope="col">{formText.conflictTheirs}</th>
            <th scope="col">{formText.conflictMine}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => (
            <tr key={String(field)}>
              <th scope="row">{labels[field]}</th>
              <td>{display(field, theirs[field])}</td>
              <td>{display(field, mine[field])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Button onClick={onLoadTheirs}>{formText.loadTheirs}</Button>
    </div>
  );
}
