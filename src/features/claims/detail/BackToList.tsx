import { claimScreens } from '../../../contract/claimScreens';
import { to } from '../../../contract/links';
import { BackLink } from '../../../ui/PageHeader';
import { listTitles } from '../claimsText';
import type { ClaimMode } from '../claimTypes';

/** The link back to the list, which restores its page and filter. */
export const BackToList = ({ mode }: { mode: ClaimMode }) => (
  <BackLink to={to(claimScreens[mode].list)}>{listTitles[mode]}</BackLink>
);
