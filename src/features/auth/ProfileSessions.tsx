import { Button } from 'antd';
import {
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useListSessionsQuery,
  type SessionInfo,
} from '../../api/auth';
import { errorMessage } from '../../api/envelope';
import { formatInstant } from '../../ui/dates';
import { ErrorState } from '../../ui/ErrorState';
import { notifyDone, notifyFailed } from '../../ui/notices';
import { PageSkeleton } from '../../ui/PageSkeleton';
import { Panel } from '../../ui/Panel';
import { RecordLinks } from '../../ui/RecordLinks';
import { deviceName } from './deviceName';
import { profileText as text } from './profileText';

/** Where one is signed in, and the way to end what one does not recognise. */
export function ProfileSessions() {
  const { data, error, refetch } = useListSessionsQuery();
  const [endOthers, { isLoading }] = useEndOtherSessionsMutation();
  const sessions = data?.items ?? [];
  const askEndOthers = () =>
    endOthers()
      .unwrap()
      .then(() => notifyDone(text.othersEnded), notifyFailed);
  const action = sessions.length > 1 && (
    <Button loading={isLoading} onClick={() => void askEndOthers()}>
      {text.endOthers}
    </Button>
  );
  return (
    <Panel title={text.sessions} action={action}>
      <p className="form-intro">{text.sessionsIntro}</p>
      {!data && !error && <PageSkeleton />}
      {!data && error && (
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
              <EndSession session={session} />
            ),
          }))}
        />
      )}
    </Panel>
  );
}

const nameOf = ({ user_agent: userAgent }: SessionInfo): string => deviceName(userAgent) ?? text.unknownDevice;

function EndSession({ session }: { session: SessionInfo }) {
  const [end, { isLoading }] = useEndSessionMutation();
  const askEnd = () =>
    end({ id: session.id })
      .unwrap()
      .then(() => notifyDone(text.sessionEnded), notifyFailed);
  return (
    <Button aria-label={text.endSessionOf(nameOf(session))} loading={isLoading} onClick={() => void askEnd()}>
      {text.endSession}
    </Button>
  );
}
