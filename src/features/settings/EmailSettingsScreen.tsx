import { useGetEmailSettingsQuery } from '../../api/emailSettings';
import { Loaded } from '../../ui/Loaded';
import { PageHeader } from '../../ui/PageHeader';
import { EmailSettingsForm } from './EmailSettingsForm';
import { emailText } from './emailText';
import { Outbox } from './Outbox';
import { TestMail } from './TestMail';

/**
 * /email-settings, for one account only: the events with their recipients, a test e-mail, and the state of sent
 * e-mails.
 */
export function EmailSettingsScreen() {
  const result = useGetEmailSettingsQuery(undefined);
  return (
    <>
      <PageHeader
        title={emailText.title}
        subtitle={result.data?.is_smtp_configured === false ? emailText.noServer : undefined}
      />
      <Loaded result={result} failed={emailText.failed}>
        {(data) => (
          <div className="stack">
            <div className="columns">
              <EmailSettingsForm settings={data} />
              <TestMail />
            </div>
            <Outbox />
          </div>
        )}
      </Loaded>
    </>
  );
}
