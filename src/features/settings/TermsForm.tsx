import './terms.css';
import { Input } from 'antd';
import { useId } from 'react';
import { useUpdateTermsMutation, type Terms } from '../../api/terms';
import { termsSet } from '../../session/authSlice';
import { useAppDispatch } from '../../session/hooks';
import { FieldProblem } from '../../ui/form/FormMessage';
import { markInvalid } from '../../ui/form/invalidFields';
import { Panel } from '../../ui/Panel';
import { useConfirm } from '../../ui/useDialog';
import { ClaimEndings } from './ClaimEndings';
import { OfficeDays } from './OfficeDays';
import { OfficeHours } from './OfficeHours';
import { TermExceptions } from './TermExceptions';
import { TermRules } from './TermRules';
import { termsText as text } from './termsText';
import { byRows, termsFormProblems } from './termsProblems';
import { toTermsBody, toTermsValues } from './termsValues';
import { SettingsForm } from './SettingsForm';
import { useSettingsEdit } from './useSettingsEdit';

/**
 * Terms, opening hours and special days, which are saved together. The fields of errors are named like
 * `rows.2.end_minutes`, `week.1` or `days.0.name`.
 */
export function TermsForm({ terms }: { terms: Terms }) {
  const id = useId();
  const dispatch = useAppDispatch();
  const [update] = useUpdateTermsMutation();
  const edit = useSettingsEdit(terms, {
    toValues: toTermsValues,
    judge: termsFormProblems,
    toFormProblems: byRows,
    send: (body, version) => update({ body: { ...toTermsBody(body), version } }).unwrap(),
    onSaved: ({ rules }) => dispatch(termsSet(rules.length > 0)),
    text,
  });
  const { values, change, problemOf } = edit;
  const { confirm, dialog } = useConfirm();
  const stop = () =>
    confirm({
      title: text.stopTitle,
      children: <p>{text.stopHint}</p>,
      okText: text.stop,
      isDangerous: true,
      onConfirm: () => edit.save({ ...values, isUsed: false }),
    });
  return (
    <SettingsForm edit={edit} text={text} className="terms-form">
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
          <ClaimEndings values={values} problemOf={problemOf} onChange={change} />
        </div>
        <OfficeDays
          days={values.days}
          week={values.week}
          holidays={terms.holidays}
          problemOf={problemOf}
          onChange={(days) => change({ days })}
        />
      </div>
      {dialog}
    </SettingsForm>
  );
}
