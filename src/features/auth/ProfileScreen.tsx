import { useCan, useUser } from '../../session/useCan';
import { PageHeader } from '../../ui/PageHeader';
import { ProfileData } from './ProfileData';
import { ProfilePassword } from './ProfilePassword';
import { ProfileSecondFactor } from './ProfileSecondFactor';
import { ProfileSessions } from './ProfileSessions';
import { profileText as text } from './profileText';

/** /perfil: one's own data, password, second factor and sessions. */
export function ProfileScreen() {
  const user = useUser();
  const hasSecondFactor = useCan('secondFactor:use');
  return (
    <>
      <PageHeader title={text.title} subtitle={user.username} />
      <div className="columns">
        <div className="stack">
          <ProfileData user={user} />
          <ProfileSessions />
        </div>
        <div className="stack">
          <ProfilePassword />
          {hasSecondFactor && <ProfileSecondFactor />}
        </div>
      </div>
    </>
  );
}
