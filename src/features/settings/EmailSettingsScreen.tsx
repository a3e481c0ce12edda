import { errorMessage } from '../../api/envelope';
import { useGetEmailSettingsQuery } from '../../api/emailSettings';
import { ErrorState } from '../../ui/ErrorState';
import { PageHeader } from '../../ui/PageHeader';
import { PageSkeleton } from '../../ui/PageSkeleton';
import { EmailSettingsForm } from './EmailSettingsForm';
import { emailText } from './emailText';
import { Outbox } from './Outbox';
import { TestMail } from './TestMail';

/**
 * /email-settings, for one account only: the events with their recipients, a test e-mail, and the state of sent
 * e-mails.
 */
export function EmailSettingsScreen() {
  const { data, error, refetch } = useGetEmailSettingsQuery(undefined);
  return (
    <>
      <PageHeader
        title={emailText.title}
        subtitle={data && !data.is_smtp_configured ? emailText.noServer : undefined}
      />
      {error && !data ? (
        <ErrorState title={emailText.failed} message={errorMessage(error)} onRetry={() => void refetch()} />
      ) : !data ? (
        <PageSkeleton />
      ) : (
        <div className="stack">
          <div className="columns">
            <EmailSettingsForm settings={data} />
            <TestMail />
          </div>
          <Outbox />
        </div>
      )}
    </>
  );
}
