import { useState } from 'react';
import { uiText } from '../text';
import { EditConflict, type EditConflictProps } from './EditConflict';
import { formText } from './formText';
import type { FormNotes } from './RecordForm';
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
  /** Above the fields: the values that another user saved in the meantime. */
  notes?: FormNotes;
}

export interface EditFormOptions<Values extends object, Saved>
  extends EditOptions<Values, Saved>, Pick<EditConflictProps<Values>, 'labels' | 'show'> {}

/**
 * Edits a record ({@link useRecordEdit}). `form` are the properties of the record's form, which shows a conflict above
 * its fields; `round` is its React key.
 */
export function useEditForm<Values extends object, Saved extends { version: number }>({
  labels,
  show,
  ...options
}: EditFormOptions<Values, Saved>) {
  const [isBusy, setIsBusy] = useState(false);
  const { form, conflict, loadTheirs, submit, ...edit } = useRecordEdit<Values, Saved>(options);
  const props: RecordFormProps<Values> = {
    ...form,
    isBusy,
    submitText: conflict ? formText.keepMine : uiText.save,
    onSubmit: async (values) => {
      setIsBusy(true);
      await submit(values).finally(() => setIsBusy(false));
    },
    onCancel: edit.stop,
    notes: conflict && {
      above: <EditConflict conflict={conflict} labels={labels} show={show} onLoadTheirs={loadTheirs} />,
    },
  };
  return { ...edit, form: props };
}
