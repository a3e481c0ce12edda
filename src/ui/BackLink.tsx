import { ArrowLeftOutlined } from '@ant-design/icons';
import { Link } from 'react-router-dom';

/** The way back to a list, named after it. */
export const BackLink = ({ to, children }: { to: string; children: string }) => (
  <Link to={to}>
    <ArrowLeftOutlined aria-hidden /> {children}
  </Link>
);
