import { Button } from 'antd';
import { useEffect, useRef, type ReactNode } from 'react';
import { notifyDone } from '../notices';
import { Panel } from '../Panel';
import { formText } from './formText';
import { useEditForm, type EditFormOptions, type RecordFormProps } from './useEditForm';

interface RecordPanelProps<Values extends object, Saved> extends EditFormOptions<Values, Saved> {
  title: string;
  form: (props: RecordFormProps<Values>) => ReactNode;
  /** Whether the record can be edited in its current state. */
  canEdit?: boolean;
  /** The record's facts. */
  children: ReactNode;
}

/** The panel with a record's data. A button replaces the data by a form for editing ({@link useEditForm}). */
export function RecordPanel<Values extends object, Saved extends { version: number }>({
  title,
  form,
  canEdit = true,
  children,
  ...options
}: RecordPanelProps<Values, Saved>) {
  const edit = useEditForm<Values, Saved>({
    ...options,
    save: async (values, version) => {
      await options.save(values, version);
      notifyDone(formText.saved);
    },
  });
  const panel = useRef<HTMLElement>(null);
  const editButton = useRef<HTMLButtonElement>(null);
  const hasBeenEditing = useRef(edit.isEditing);
  useEffect(() => {
    if (edit.isEditing === hasBeenEditing.current) return;
    hasBeenEditing.current = edit.isEditing;
    // The button that had the focus is gone. A field would open the keyboard of a phone.
    const next = edit.isEditing ? panel.current : editButton.current;
    if (document.activeElement === document.body) next?.focus({ preventScroll: true });
  }, [edit.isEditing]);
  if (!edit.isEditing)
    return (
      <Panel
        title={title}
        action={
          canEdit && (
            <Button ref={editButton} onClick={edit.start}>
              {formText.edit}
            </Button>
          )
        }
      >
        {children}
      </Panel>
    );
  return (
    <Panel ref={panel} key={edit.round} title={title}>
      {form(edit.form)}
    </Panel>
  );
}
