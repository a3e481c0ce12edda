import { useUser } from '../../session/useCan';
import { homeOf } from '../../session/userTypes';
import { LinkButton } from '../../ui/LinkButton';
import { PageHeader } from '../../ui/PageHeader';
import { uiText } from '../../ui/text';
import { appText } from '../appText';

/** Shown at the address of a screen that the user may not open. */
export function ForbiddenScreen() {
  const user = useUser();
  return (
    <>
      <PageHeader title={appText.forbiddenTitle} />
      <div className="stack">
        <p>{appText.forbidden}</p>
        <p>
          <LinkButton type="primary" to={homeOf(user)}>
            {uiText.goHome}
          </LinkButton>
        </p>
      </div>
    </>
  );
}
