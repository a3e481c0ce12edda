import { Link } from 'react-router-dom';
import { screenRecord, to, type RecordScreen } from '../../contract/links';
import type { ScreenPath } from '../../contract/screens';
import { useCan } from '../../session/useCan';

interface MissingRecordProps {
  /** Says that there is nothing to choose. */
  message: string;
  /** The screen that creates the missing record, and the link's text. */
  path: Exclude<ScreenPath, RecordScreen>;
  link: string;
  /** The message for users who may not create it. */
  otherwise?: string;
}

/** Replaces a select without choices: a message, and a link for users who may create the missing record. */
export function MissingRecord({ message, path, link, otherwise = message }: MissingRecordProps) {
  const canCreate = useCan(screenRecord(path).permission);
  return (
    <p className="field-hint">
      {canCreate ? (
        <>
          <span>{message}</span> <Link to={to(path)}>{link}</Link>
        </>
      ) : (
        otherwise
      )}
    </p>
  );
}
