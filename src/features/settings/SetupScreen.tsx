import '../../ui/Panel.css';
import './setup.css';
import { CheckOutlined } from '@ant-design/icons';
import { Link } from 'react-router-dom';
import { useGetSetupQuery, type Setup } from '../../api/auth';
import { to } from '../../contract/links';
import { useCan, useUser } from '../../session/useCan';
import { EmptyState } from '../../ui/states';
import { Loaded } from '../../ui/Loaded';
import { LinkButton } from '../../ui/LinkButton';
import { PageHeader } from '../../ui/PageHeader';
import { FormPage, FormMessage } from '../../ui/form/FormMessage';
import { ShareBar } from '../../ui/ShareBar';
import { shownSteps } from './setupSteps';
import { setupText as text } from './setupText';
import { Button } from 'antd';
import { useSendTestMailMutation } from '../../api/emailSettings';
import { errorMessage } from '../../api/envelope';

/**
 * /primeros-pasos: the remaining setup steps before clients use the portal. It is the admins' home page until all are
 * done or there is a claim.
 */
export function SetupScreen() {
  // Refetched, so that a step that was just completed is checked.
  const result = useGetSetupQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <FormPage>
      <PageHeader title={text.title} subtitle={text.intro} />
      <Loaded result={result} failed={text.failed}>
        {(data) => <Steps setup={data} />}
      </Loaded>
    </FormPage>
  );
}

function Steps({ setup }: { setup: Setup }) {
  const canSetUpMails = useCan('emailSettings:manage');
  const canSendTest = canSetUpMails && setup.is_smtp_configured;
  const steps = shownSteps(setup, canSetUpMails);
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <div className="setup">
      {done === steps.length && (
        <EmptyState title={text.allDoneTitle}>
          <p>{text.allDone}</p>
          <LinkButton type="primary" to={to('reclamos')}>
            {text.toClaims}
          </LinkButton>
        </EmptyState>
      )}
      <section className="panel">
        <p className="setup-progress">
          <ShareBar label={text.progressLabel} value={done} total={steps.length} />
          <strong className="tabular">{text.progress(done, steps.length)}</strong>
        </p>
        <ol className="setup-steps">
          {steps.map(({ step, isDone, title, hint, links }) => (
            <li key={step} className={isDone ? 'setup-done' : undefined}>
              <span className="setup-tick" role="img" aria-label={isDone ? text.done : text.left}>
                {isDone && <CheckOutlined aria-hidden />}
              </span>
              <div>
                <h2>{title}</h2>
                <p>{hint}</p>
                {step === 'mail' && !isDone && canSendTest && <SetupTestMail />}
              </div>
              <div className="setup-links">
                {links.map((link) => (
                  <Link key={link.to} to={link.to}>
                    {link.label}
                  </Link>
                ))}
              </div>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

/** Sends a test e-mail to the admin who sets up the portal, and says what the mail server answered. */
function SetupTestMail() {
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
