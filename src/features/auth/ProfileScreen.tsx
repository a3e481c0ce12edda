import { useCan, useUser } from '../../session/useCan';
import { PageHeader } from '../../ui/PageHeader';
import { ProfileData } from './ProfileData';
import { ProfilePassword } from './ProfilePassword';
import { ProfileSecondFactor } from './ProfileSecondFactor';
import { serverOffers } from '../../api/otherServer/server';
import { ProfileSessions } from './ProfileSessions';
import { profileText as text } from './profileText';
import { Panel } from '../../ui/Panel';
import { ThemeField } from '../../ui/ThemeField';
import { themeText } from '../../ui/themeChoice';

/** /perfil: the user's own data, sessions, password, second factor and theme. */
export function ProfileScreen() {
  const user = useUser();
  const hasSecondFactor = useCan('secondFactor:use');
  return (
    <>
      <PageHeader title={text.title} subtitle={user.username} />
      <div className="columns">
        <div className="stack">
          <ProfileData user={user} />
          {serverOffers('listSessions') && <ProfileSessions />}
        </div>
        <div className="stack">
          <ProfilePassword />
          {hasSecondFactor && <ProfileSecondFactor />}
          <ProfileTheme />
        </div>
      </div>
    </>
  );
}

/** The theme choice, which is also in the user's menu. */
function ProfileTheme() {
  return (
    <Panel title={themeText.theme}>
      <p className="form-intro">{themeText.hint}</p>
      <ThemeField />
    </Panel>
  );
}
