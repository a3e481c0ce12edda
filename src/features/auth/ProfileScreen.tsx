import 'antd-styles/form.css';
import { useUser } from '../../session/useCan';
import { PageHeader } from '../../ui/PageHeader';
import { ProfileData } from './ProfileData';
import { ProfilePassword } from './ProfilePassword';
import { profileText as text } from './profileText';

/** /perfil: one's own data and password. */
export function ProfileScreen() {
  const user = useUser();
  return (
    <>
      <PageHeader title={text.title} subtitle={user.username} />
      <div className="columns">
        <ProfileData user={user} />
        <ProfilePassword />
      </div>
    </>
  );
}
