import { Button } from 'antd';
import { formText } from './formText';

interface EditConflictProps<Values extends object> {
  conflict: { mine: Values; theirs: Values };
  /** The fields' labels. */
  labels: Partial<Record<keyof Values, string>>;
  /** How a field's value reads; the value itself where missing. */
  show?: (field: keyof Values, value: unknown) => string;
  onLoadTheirs: () => void;
}

const read = (value: unknown): string =>
  value === null || value === undefined || value === '' ? formText.empty : String(value);

/** Tells a second editor what somebody else saved meanwhile, field by field, and lets them choose. */
export function EditConflict<Values extends object>({
  conflict: { mine, theirs },
  labels,
  show,
  onLoadTheirs,
}: EditConflictProps<Values>) {
  const shown = (field: keyof Values, value: unknown) => read(show?.(field, value) ?? value);
  const differing = (Object.keys(labels) as (keyof Values)[]).filter(
    (field) => read(mine[field]) !== read(theirs[field]),
  );
  return (
    <div className="edit-conflict" role="alert">
      <strong>{formText.conflict}</strong>
      {differing.length === 0 ? (
        <p>{formText.sameValues}</p>
      ) : (
        <>
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
              {differing.map((field) => (
                <tr key={String(field)}>
                  <th scope="row">{labels[field]}</th>
                  <td>{shown(field, theirs[field])}</td>
                  <td>{shown(field, mine[field])}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      <Button onClick={onLoadTheirs}>{formText.loadTheirs}</Button>
    </div>
  );
}
