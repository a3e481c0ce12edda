import { to } from '../../../contract/links';
import { ArrowLeftOutlined } from '@ant-design/icons';
import { Link } from 'react-router-dom';
import { claimScreens } from '../../../contract/claimScreens';
import { listTitles } from '../claimsText';
import type { ClaimMode } from '../claimTypes';

/** The link back to the list, which restores its page and filter. */
export const BackToList = ({ mode }: { mode: ClaimMode }) => (
  <Link to={to(claimScreens[mode].list)}>
    <ArrowLeftOutlined aria-hidden /> {listTitles[mode]}
  </Link>
);
