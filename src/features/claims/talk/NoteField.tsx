import { Mentions } from 'antd';
import { useListColleaguesQuery } from '../../../api/claimNotes';
import { noteText as text } from './talkText';

interface NoteFieldProps {
  id: string;
  label: string;
  value: string;
  problem: string | undefined;
  /** While the note is being saved; the field keeps the focus. */
  isReadOnly?: boolean;
  onChange: (value: string) => void;
}

const areNamesShown = () =>
  [...document.querySelectorAll('[role=menu]')].some((menu) => menu.getClientRects().length > 0);

/** The text field of a note. An @ suggests the names of colleagues. */
export function NoteField({ id, label, value, problem, isReadOnly = false, onChange }: NoteFieldProps) {
  const { data } = useListColleaguesQuery();
  const names = [...new Set((data?.items ?? []).map(({ name }) => name))];
  return (
    <>
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <Mentions
        id={id}
        variant="borderless"
        autoSize={{ minRows: 2, maxRows: 10 }}
        placeholder={label}
        value={value}
        readOnly={isReadOnly}
        status={problem ? 'error' : undefined}
        notFoundContent={text.noColleague}
        options={names.map((name) => ({ value: name, label: name }))}
        onChange={onChange}
        onKeyDown={(event) => {
          // Escape closes the names, and does nothing else (`RowPeek`).
          if (event.key === 'Escape' && areNamesShown()) event.preventDefault();
        }}
      />
      {problem && (
        <p className="field-problem" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}
