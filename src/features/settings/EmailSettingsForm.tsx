import '../../ui/form/form.css';
import './settings.css';
import { PlusOutlined } from '@ant-design/icons';
import { Button, Checkbox, ConfigProvider, Input } from 'antd';
import { lazy, Suspense, useState, type FormEvent } from 'react';
import { errorMessage, isApiError } from '../../api/envelope';
import { useUpdateEmailSettingsMutation, type EmailSettings } from '../../api/emailSettings';
import { mayReceive } from '../../contract/mailEvents';
import { isEmail } from '../../contract/formats';
import { FormFooter, FormMessage } from '../../ui/form/FormMessage';
import { formText } from '../../ui/form/formText';
import { useLeaveGuard } from '../../ui/leaveGuard';
import { notifyDone } from '../../ui/notices';
import { Panel } from '../../ui/Panel';
import { useConfirm } from '../../ui/useConfirm';
import type { Extra } from './ExtraRecipients';
import { audienceLabels, emailText as text, eventLabels } from './emailText';
import { useSettingsEdit } from './useSettingsEdit';

/** Few companies have extra recipients. */
const ExtraRecipients = lazy(() => import(/* webpackChunkName: "extra-recipients" */ './ExtraRecipients'));

type Events = EmailSettings['events'];
type Audience = Events[number]['audiences'][number];

const audiences = Object.keys(audienceLabels) as Audience[];

interface Values {
  senderName: string;
  events: Events;
  extra: Extra[];
}

const toValues = (settings: EmailSettings): Values => ({
  senderName: settings.sender_name,
  events: settings.events,
  extra: settings.extra_recipients,
});

function toggle(events: Events, event: Events[number]['event'], audience: Audience): Events {
  return events.map((row) =>
    row.event !== event
      ? row
      : {
          ...row,
          audiences: row.audiences.includes(audience)
            ? row.audiences.filter((other) => other !== audience)
            : [...row.audiences, audience],
        },
  );
}

function problemOf(senderName: string, extra: Extra[]): string | undefined {
  if (!senderName.trim()) return text.senderMissing;
  if (extra.some(({ project_id }) => !project_id)) return text.projectMissing;
  const wrong = extra.flatMap(({ emails }) => emails).find((email) => !isEmail(email));
  return wrong === undefined ? undefined : text.wrongEmail(wrong);
}

/**
 * Events, sender and extra recipients. The input stays if a save fails; if another user saved first, the form says so.
 */
export function EmailSettingsForm({ settings }: { settings: EmailSettings }) {
  const edit = useSettingsEdit(settings, toValues);
  const { senderName, events, extra } = edit.values;
  const change = (changes: Partial<Values>) => edit.setValues({ ...edit.values, ...changes });
  const [problem, setProblem] = useState<string>();
  const [update, { isLoading }] = useUpdateEmailSettingsMutation();
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
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = problemOf(senderName, extra);
    setProblem(wrong);
    if (wrong) return;
    try {
      const saved = await update({
        body: {
          sender_name: senderName.trim(),
          events,
          extra_recipients: extra.map(({ project_id, emails }) => ({ project_id: project_id ?? 0, emails })),
          version: edit.version,
        },
      }).unwrap();
      edit.begin(saved);
      notifyDone(text.saved);
    } catch (error) {
      const isConflict = isApiError(error) && error.status === 409;
      edit.setIsConflict(isConflict);
      setProblem(isConflict ? text.conflict : errorMessage(error));
    }
  };
  const loadTheirs = () => {
    setProblem(undefined);
    edit.loadTheirs?.();
  };

  return (
    // What is typed while the values are being saved would be replaced by the saved ones. The button keeps the focus.
    <ConfigProvider componentDisabled={isLoading}>
      <form className="stack" onSubmit={(event) => void submit(event)}>
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
                          onChange={() => change({ events: toggle(events, event, audience) })}
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
              <ExtraRecipients extra={extra} onChange={(next) => change({ extra: next })} />
            </Suspense>
          )}
        </Panel>
        <Panel title={text.senderName}>
          <Input
            aria-label={text.senderName}
            value={senderName}
            onChange={(event) => change({ senderName: event.target.value })}
          />
        </Panel>
        {dialog}
        <FormFooter
          messages={
            problem && (
              <FormMessage isFailed>
                {problem}{' '}
                {edit.loadTheirs && (
                  <button type="button" className="link-button" onClick={loadTheirs}>
                    {formText.loadTheirs}
                  </button>
                )}
              </FormMessage>
            )
          }
        >
          <Button type="primary" htmlType="submit" disabled={false} loading={isLoading}>
            {text.save}
          </Button>
        </FormFooter>
      </form>
    </ConfigProvider>
  );
}
