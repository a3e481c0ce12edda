import '../../ui/form/form.css';
import { Button, Input } from 'antd';
import { useState, type FormEvent } from 'react';
import { errorMessage } from '../../api/envelope';
import { useSendTestMailMutation, type OutboxMail } from '../../api/emailSettings';
import { emailProblem } from '../../contract/email';
import { useUser } from '../../session/useCan';
import { FormMessage } from '../../ui/form/FormMessage';
import { Panel } from '../../ui/Panel';
import { emailText as text } from './emailText';

function resultText({ status, to, last_error }: OutboxMail): string {
  if (status === 'sent') return text.testSent(to);
  return status === 'failed' ? text.testFailed(last_error ?? '') : text.testPending(to);
}

/** Sends a test e-mail and shows its state. */
export function TestMail() {
  const { username } = useUser();
  const [to, setTo] = useState(username);
  const [problem, setProblem] = useState<string>();
  const [sendTest, { data, isLoading }] = useSendTestMailMutation();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = emailProblem(to);
    setProblem(wrong);
    if (wrong) return;
    await sendTest({ body: { to: to.trim() } })
      .unwrap()
      .catch((error: unknown) => setProblem(errorMessage(error)));
  };

  return (
    <Panel title={text.test}>
      <form className="inline-form" noValidate onSubmit={(event) => void submit(event)}>
        <label htmlFor="test-mail">{text.testTo}</label>
        <Input
          id="test-mail"
          type="email"
          inputMode="email"
          value={to}
          status={problem ? 'error' : undefined}
          onChange={(event) => {
            setTo(event.target.value);
            setProblem(undefined);
          }}
        />
        <Button htmlType="submit" loading={isLoading}>
          {text.testSend}
        </Button>
        {problem ? (
          <FormMessage isFailed>{problem}</FormMessage>
        ) : (
          data && !isLoading && <FormMessage isFailed={data.status === 'failed'}>{resultText(data)}</FormMessage>
        )}
      </form>
    </Panel>
  );
}
