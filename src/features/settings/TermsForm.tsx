import '../../ui/form/form.css';
import './settings.css';
import './terms.css';
import { Button, ConfigProvider, Input } from 'antd';
import { useId, type FormEvent } from 'react';
import type { Terms } from '../../api/terms';
import { FieldProblem, FormFooter, FormMessage } from '../../ui/form/FormMessage';
import { formText } from '../../ui/form/formText';
import { markInvalid, useFirstInvalid } from '../../ui/form/invalidFields';
import { useLeaveGuard } from '../../ui/leaveGuard';
import { Panel } from '../../ui/Panel';
import { useConfirm } from '../../ui/useConfirm';
import { OfficeDays } from './OfficeDays';
import { OfficeHours } from './OfficeHours';
import { TermExceptions } from './TermExceptions';
import { TermRules } from './TermRules';
import { termsText as text } from './termsText';
import { useTermsEdit } from './useTermsEdit';

/** Terms, opening hours and special days, which are saved together. */
export function TermsForm({ terms }: { terms: Terms }) {
  const id = useId();
  const edit = useTermsEdit(terms);
  const { values, change, problemOf } = edit;
  const { confirm, dialog } = useConfirm();
  useLeaveGuard(edit.isChanged, (leave) =>
    confirm({
      staysOnBack: true,
      title: text.unsavedTitle,
      children: <p>{text.unsavedHint}</p>,
      okText: text.unsavedLeave,
      onConfirm: async () => leave(),
    }),
  );
  const form = useFirstInvalid(edit.failures);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void edit.save();
  };
  const stop = () =>
    confirm({
      title: text.stopTitle,
      children: <p>{text.stopHint}</p>,
      okText: text.stop,
      isDangerous: true,
      onConfirm: () => edit.save({ ...values, isUsed: false }),
    });
  return (
    // What is typed while the values are being saved would be replaced by the saved ones. The button keeps the focus.
    // `noValidate`: the form shows its own errors, not the browser's.
    <ConfigProvider componentDisabled={edit.isSaving}>
      <form ref={form} className="stack settings-form terms-form" noValidate onSubmit={submit}>
        <p className="terms-counts">{text.counts}</p>
        <TermRules values={values} problemOf={problemOf} onChange={change} onStop={stop} />
        {values.isUsed && (
          <TermExceptions rows={values.rows} problemOf={problemOf} onChange={(rows) => change({ rows })} />
        )}
        <div className="columns">
          <div className="stack">
            <OfficeHours week={values.week} problemOf={problemOf} onChange={(week) => change({ week })} />
            <Panel title={text.reminder}>
              <label className="terms-reminder">
                <span>{text.reminderLabel}</span>
                <Input
                  inputMode="numeric"
                  value={values.reminder}
                  {...markInvalid(problemOf('reminder_days'), id)}
                  onChange={(event) => change({ reminder: event.target.value })}
                />
              </label>
              <FieldProblem id={id}>{problemOf('reminder_days')}</FieldProblem>
              <p className="field-hint">{text.reminderHint}</p>
              <p className="field-hint">{text.dayMailHint}</p>
            </Panel>
          </div>
          <OfficeDays
            days={values.days}
            holidays={terms.holidays}
            problemOf={problemOf}
            onChange={(days) => change({ days })}
          />
        </div>
        {dialog}
        <FormFooter
          messages={
            edit.failure && (
              <FormMessage isFailed>
                <span>{edit.failure}</span>{' '}
                {edit.loadTheirs && (
                  <button type="button" className="link-button" onClick={edit.loadTheirs}>
                    {formText.loadTheirs}
                  </button>
                )}
              </FormMessage>
            )
          }
        >
          <Button type="primary" htmlType="submit" disabled={false} loading={edit.isSaving}>
            {text.save}
          </Button>
        </FormFooter>
      </form>
    </ConfigProvider>
  );
}
