import { Button } from 'antd';
import { useSendTestMailMutation } from '../../api/emailSettings';
import { errorMessage } from '../../api/envelope';
import { useUser } from '../../session/useCan';
import { FormMessage } from '../../ui/form/FormMessage';
import { setupText as text } from './setupText';

/** Sends a test e-mail to the admin who sets up the portal, and says what the mail server answered. */
export function SetupTestMail() {
  const { username } = useUser();
  const [send, { data, error, isLoading }] = useSendTestMailMutation();
  const isFailed = Boolean(error) || data?.status === 'failed';
  const message = error
    ? errorMessage(error)
    : data && (isFailed ? text.testFailed(data.last_error ?? '') : text.testSent(data.to));
  return (
    <div className="setup-test">
      {/* The failure is shown below. */}
      <Button loading={isLoading} onClick={() => void send({ body: { to: username } }).catch(() => {})}>
        {text.sendTest(username)}
      </Button>
      {message && !isLoading && <FormMessage isFailed={isFailed}>{message}</FormMessage>}
    </div>
  );
}
