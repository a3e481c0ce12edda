import { PlusOutlined } from '@ant-design/icons';
import { Button, Checkbox, Input } from 'antd';
import { useId } from 'react';
import { late, LatePart } from '../../ui/late';
import { useUpdateEmailSettingsMutation, type EmailSettings } from '../../api/emailSettings';
import { mailAudiences as audiences, mayReceive } from '../../contract/mailEvents';
import { audienceText as audienceLabels } from '../../contract/partyText';
import { FieldProblem } from '../../ui/form/FormMessage';
import { markInvalid } from '../../ui/form/invalidFields';
import { Panel } from '../../ui/Panel';
import { emailText as text, eventLabels } from './emailText';
import { emailFormProblems, toEmailBody, toEmailValues, toggleAudience } from './emailValues';
import { SettingsForm } from './SettingsForm';
import { useSettingsEdit } from './useSettingsEdit';

/** Few companies have extra recipients. */
const ExtraRecipients = late(() => import(/* webpackChunkName: "extra-recipients" */ './ExtraRecipients'));

/** Events, sender and extra recipients. The fields of errors are named like `sender_name` or `extra.0.project`. */
export function EmailSettingsForm({ settings }: { settings: EmailSettings }) {
  const id = useId();
  const [update] = useUpdateEmailSettingsMutation();
  const edit = useSettingsEdit(settings, {
    toValues: toEmailValues,
    judge: emailFormProblems,
    send: (body, version) => update({ body: { ...toEmailBody(body), version } }).unwrap(),
    text,
  });
  const { values, change, problemOf } = edit;
  const { senderName, events, extra } = values;

  return (
    <SettingsForm edit={edit} text={text}>
      <Panel title={text.events}>
        <table className="settings-matrix">
          <thead>
            <tr>
              <th scope="col">{text.event}</th>
              {audiences.map((audience) => (
                <th key={audience} scope="col">
                  {audienceLabels[audience]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {events.map(({ event, audiences: selectedAudiences }) => (
              <tr key={event}>
                <th scope="row">{eventLabels[event]}</th>
                {audiences.map((audience) => (
                  <td key={audience} data-label={audienceLabels[audience]}>
                    {mayReceive(event, audience) ? (
                      <Checkbox
                        aria-label={text.cell(eventLabels[event], audienceLabels[audience])}
                        checked={selectedAudiences.includes(audience)}
                        onChange={() => change({ events: toggleAudience(events, event, audience) })}
                      />
                    ) : (
                      <span className="settings-never">{text.never}</span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Panel>
      <Panel
        title={text.extra}
        action={
          <Button icon={<PlusOutlined aria-hidden />} onClick={() => change({ extra: [...extra, { emails: [] }] })}>
            {text.addProject}
          </Button>
        }
      >
        <p className="field-hint">{text.extraHint}</p>
        {extra.length > 0 && (
          <LatePart>
            <ExtraRecipients extra={extra} problemOf={problemOf} onChange={(next) => change({ extra: next })} />
          </LatePart>
        )}
      </Panel>
      <Panel title={text.senderName}>
        <Input
          aria-label={text.senderName}
          value={senderName}
          {...markInvalid(problemOf('sender_name'), id)}
          onChange={(event) => change({ senderName: event.target.value })}
        />
        <FieldProblem id={id}>{problemOf('sender_name')}</FieldProblem>
      </Panel>
    </SettingsForm>
  );
}
