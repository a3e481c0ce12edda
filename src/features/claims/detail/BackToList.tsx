import { to } from '../../../contract/links';
import { ArrowLeftOutlined } from '@ant-design/icons';
import { Link } from 'react-router-dom';
import { claimScreens } from '../claimScreens';
import { listTitles } from '../claimsText';
import type { ClaimMode } from '../claimTypes';

/** The way back to the list, where page and filter wait as they were left. */
export const BackToList = ({ mode }: { mode: ClaimMode }) => (
  <Link to={to(claimScreens[mode].list)}>
    <ArrowLeftOutlined aria-hidden /> {listTitles[mode]}
  </Link>
);
