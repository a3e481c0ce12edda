import './visits.css';
import { Form, Input } from 'antd';
import { useState } from 'react';
import { fieldErrors } from '../api/envelope';
import { limits } from '../contract/limits';
import { Field } from '../ui/form/Field';
import { RecordForm } from '../ui/form/RecordForm';
import type { Draft } from '../ui/form/useDraft';
import { toWindow, usualWindow, visitProblems, type VisitValues, type WindowValues } from './visitValues';
import { WindowRows, type FreeTimes } from './WindowRows';
import { visitsText as text } from './visitsText';

interface WindowsFormProps {
  okText: string;
  draft?: Draft<VisitValues>;
  /** Whether the form sets one date, instead of windows to choose from. */
  isDate?: boolean;
  /** Whether a reason is required; undefined if the form has no reason field. */
  reason?: 'needed' | 'optional';
  initial?: WindowValues[];
  /** Sends the windows. If it rejects, the errors are shown and the input stays. */
  onSubmit: (windows: { starts_at: string; ends_at: string }[], reason: string | undefined) => Promise<unknown>;
  onCancel: () => void;
}

/** Returns the next free times that a refused call proposes, by row. A date has one row. */
const freeTimesOf = (error: unknown): FreeTimes =>
  Object.fromEntries(
    fieldErrors(error).flatMap(({ field, free }) =>
      free ? [[Number(/^windows\.(\d)$/.exec(field)?.[1] ?? 0), free]] : [],
    ),
  );

/** The form of the windows, or of the date, of a visit. */
export function WindowsForm({ okText, draft, isDate = false, reason, initial, onSubmit, onCancel }: WindowsFormProps) {
  const [isBusy, setIsBusy] = useState(false);
  /** The next free time for each row whose time is taken, from the last refusal. */
  const [free, setFree] = useState<FreeTimes>({});
  const [start] = useState<VisitValues>(() => ({
    windows: initial ?? [usualWindow()],
    // Registers the rows as form fields, so that the error of a row is shown at that row.
    ...{ 'windows.0': null, 'windows.1': null, 'windows.2': null },
  }));
  const submit = async (values: VisitValues) => {
    setIsBusy(true);
    setFree({});
    try {
      await onSubmit(values.windows.map(toWindow), values.reason?.trim() || undefined);
    } catch (error) {
      setFree(freeTimesOf(error));
      throw error;
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <RecordForm<VisitValues>
      name="visit"
      draft={draft}
      initial={start}
      judge={visitProblems({ isDate, needsReason: reason === 'needed' })}
      maxima={{ reason: limits.rejectReasonMax }}
      isBusy={isBusy}
      submitText={okText}
      onSubmit={submit}
      onCancel={onCancel}
    >
      {(field) => (
        <>
          <Form.Item name="windows">
            <WindowRows
              isDate={isDate}
              free={free}
              onFreeUsed={() => setFree({})}
              problems={[
                field('windows.0').problem ?? field('windows').problem,
                field('windows.1').problem,
                field('windows.2').problem,
              ]}
            />
          </Form.Item>
          {reason && (
            <Field
              {...field('reason')}
              label={reason === 'needed' ? text.reasonLabel : text.reasonOptional}
              hint={text.reasonHint}
            >
              <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} />
            </Field>
          )}
        </>
      )}
    </RecordForm>
  );
}
