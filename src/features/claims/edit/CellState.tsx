import './cells.css';
import { ExclamationCircleOutlined } from '@ant-design/icons';
import { claimsText } from '../claimsText';

/** Beside what was not changed: why not. It stays until another change is tried there; a notification has said it aloud. */
export function CellProblem({ message }: { message: string | undefined }) {
  if (message === undefined) return null;
  const told = claimsText.notChanged(message);
  return (
    <span className="cell-problem" title={told}>
      <ExclamationCircleOutlined aria-hidden />
      <span>{told}</span>
    </span>
  );
}

/** Beside what is on its way to the server. */
export const CellSaving = () => (
  <span className="cell-saving" title={claimsText.saving}>
    <span className="visually-hidden">{claimsText.saving}</span>
  </span>
);
