import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { notifyDone } from '../notices';
import { Panel } from '../Panel';
import { uiText } from '../text';
import { EditConflict, type EditConflictProps } from './EditConflict';
import { formText } from './formText';
import type { Draft } from './useDraft';
import { useRecordEdit, type EditOptions } from './useRecordEdit';

/** The properties of a record's form, for creating and editing. */
export interface RecordFormProps<Values> {
  draft: Draft<Values>;
  initial?: Values;
  isBusy: boolean;
  submitText: string;
  onSubmit: (values: Values) => Promise<unknown>;
  onCancel?: () => void;
  /** Shown above the button: why saving failed. */
  message?: ReactNode;
  /** Shown above the fields: the values that another user saved in the meantime. */
  notice?: ReactNode;
}

interface RecordPanelProps<Values extends object, Saved>
  extends EditOptions<Values, Saved>, Pick<EditConflictProps<Values>, 'labels' | 'show'> {
  title: string;
  form: (props: RecordFormProps<Values>) => ReactNode;
  /** Whether the record can be edited in its current state. */
  canEdit?: boolean;
  /** The record's facts. */
  children: ReactNode;
}

/**
 * The panel with a record's data. A button replaces the data by a form for editing; conflicts are shown ({@link
 * useRecordEdit}).
 */
export function RecordPanel<Values extends object, Saved extends { version: number }>({
  title,
  labels,
  show,
  form,
  canEdit = true,
  children,
  ...options
}: RecordPanelProps<Values, Saved>) {
  const [isBusy, setIsBusy] = useState(false);
  const edit = useRecordEdit<Values, Saved>({
    ...options,
    save: async (values, version) => {
      await options.save(values, version);
      notifyDone(formText.saved);
    },
  });
  const submit = async (values: Values) => {
    setIsBusy(true);
    await edit.submit(values).finally(() => setIsBusy(false));
  };
  if (!edit.isEditing)
    return (
      <Panel title={title} action={canEdit && <Button onClick={edit.start}>{formText.edit}</Button>}>
        {children}
      </Panel>
    );
  return (
    <Panel key={edit.round} title={title}>
      {form({
        ...edit.form,
        isBusy,
        submitText: edit.conflict ? formText.keepMine : uiText.save,
        onSubmit: submit,
        onCancel: edit.stop,
        notice: edit.conflict && (
          <EditConflict conflict={edit.conflict} labels={labels} show={show} onLoadTheirs={edit.loadTheirs} />
        ),
      })}
    </Panel>
  );
}
