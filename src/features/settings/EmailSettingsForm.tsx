import '../../ui/form/form.css';
import './settings.css';
import { PlusOutlined } from '@ant-design/icons';
import { Button, Checkbox, ConfigProvider, Input } from 'antd';
import { lazy, Suspense, useId, type FormEvent } from 'react';
import type { EmailSettings } from '../../api/emailSettings';
import { mayReceive } from '../../contract/mailEvents';
import { FieldProblem, FormFooter, FormMessage } from '../../ui/form/FormMessage';
import { formText } from '../../ui/form/formText';
import { markInvalid, useFirstInvalid } from '../../ui/form/invalidFields';
import { useLeaveGuard } from '../../ui/leaveGuard';
import { Panel } from '../../ui/Panel';
import { useConfirm } from '../../ui/useConfirm';
import { audienceLabels, emailText as text, eventLabels } from './emailText';
import { toggleAudience, type Audience } from './emailValues';
import { useEmailEdit } from './useEmailEdit';

/** Few companies have extra recipients. */
const ExtraRecipients = lazy(() => import(/* webpackChunkName: "extra-recipients" */ './ExtraRecipients'));

const audiences = Object.keys(audienceLabels) as Audience[];

/**
 * Events, sender and extra recipients. The input stays if a save fails; if another user saved first, the form says so.
 */
export function EmailSettingsForm({ settings }: { settings: EmailSettings }) {
  const id = useId();
  const edit = useEmailEdit(settings);
  const { values, change, problemOf } = edit;
  const { senderName, events, extra } = values;
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

  return (
    // What is typed while the values are being saved would be replaced by the saved ones. The button keeps the focus.
    <ConfigProvider componentDisabled={edit.isSaving}>
      <form ref={form} className="stack settings-form" noValidate onSubmit={submit}>
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
            <Suspense fallback={null}>
              <ExtraRecipients extra={extra} problemOf={problemOf} onChange={(next) => change({ extra: next })} />
            </Suspense>
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
