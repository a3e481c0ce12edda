import { Button } from 'antd';
import { useEffect, useState } from 'react';
import {
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useListSessionsQuery,
  type SessionInfo,
} from '../../api/auth';
import { errorMessage, isApiError } from '../../api/envelope';
import { formatInstant } from '../../ui/dates';
import { ErrorState } from '../../ui/states';
import { notifyDone, notifyFailed } from '../../ui/notices';
import { PageSkeleton } from '../../ui/PageSkeleton';
import { Panel } from '../../ui/Panel';
import { RecordLinks } from '../../ui/RecordLinks';
import { ConfirmPassword } from './ConfirmPassword';
import { profileText as text } from './profileText';

const systems: [RegExp, string][] = [
  [/iPhone|iPad/, 'iPhone o iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
];
/** The order matters: each user agent also contains the later names. */
const browsers: [RegExp, string][] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const nameIn = (names: [RegExp, string][], text: string) => names.find(([pattern]) => pattern.test(text))?.[1];

/** Returns a readable name for the device of a session from its user agent; undefined if nothing in it is known. */
function deviceName(userAgent: string): string | undefined {
  const parts = [nameIn(browsers, userAgent), nameIn(systems, userAgent)].filter(Boolean);
  return parts.length > 0 ? parts.join(' · ') : undefined;
}

/**
 * The user's sessions, with buttons to end them. The user must have entered the password within the last ten minutes.
 */
export function ProfileSessions() {
  const [isConfirmed, setIsConfirmed] = useState(false);
  if (isConfirmed) return <Sessions onExpired={() => setIsConfirmed(false)} />;
  return (
    <Panel title={text.sessions}>
      <p className="form-intro">{text.sessionsHidden}</p>
      <ConfirmPassword onConfirmed={() => setIsConfirmed(true)} />
    </Panel>
  );
}

const isExpiry = (error: unknown): boolean => isApiError(error) && error.status === 403;

function Sessions({ onExpired }: { onExpired: () => void }) {
  const { currentData: data, error, isFetching, refetch } = useListSessionsQuery();
  const [endOthers, { isLoading }] = useEndOtherSessionsMutation();
  const hasExpired = !isFetching && isExpiry(error);
  useEffect(() => {
    if (hasExpired) onExpired();
  }, [hasExpired, onExpired]);

  const sessions = data?.items ?? [];
  const failed = (failure: unknown) => (isExpiry(failure) ? onExpired() : notifyFailed(failure));
  const askEndOthers = () =>
    endOthers()
      .unwrap()
      .then(() => notifyDone(text.othersEnded), failed);
  const action = sessions.length > 1 && (
    <Button loading={isLoading} onClick={() => void askEndOthers()}>
      {text.endOthers}
    </Button>
  );
  return (
    <Panel title={text.sessions} action={action}>
      <p className="form-intro">{text.sessionsIntro}</p>
      {!data && !error && <PageSkeleton />}
      {!data && error && !hasExpired && (
        <ErrorState title={text.sessionsFailed} message={errorMessage(error)} onRetry={() => void refetch()} />
      )}
      {data && (
        <RecordLinks
          label={text.sessions}
          empty={null}
          links={sessions.map((session) => ({
            key: session.id,
            title: nameOf(session),
            detail: text.sessionSeen(formatInstant(session.last_seen_at), session.address),
            end: session.is_current ? (
              <span className="tag">{text.thisSession}</span>
            ) : (
              <EndSession session={session} onFailed={failed} />
            ),
          }))}
        />
      )}
    </Panel>
  );
}

const nameOf = ({ user_agent: userAgent }: SessionInfo): string => deviceName(userAgent) ?? text.unknownDevice;

function EndSession({ session, onFailed }: { session: SessionInfo; onFailed: (failure: unknown) => void }) {
  const [end, { isLoading }] = useEndSessionMutation();
  const askEnd = () =>
    end({ id: session.id })
      .unwrap()
      .then(() => notifyDone(text.sessionEnded), onFailed);
  return (
    <Button aria-label={text.endSessionOf(nameOf(session))} loading={isLoading} onClick={() => void askEnd()}>
      {text.endSession}
    </Button>
  );
}
