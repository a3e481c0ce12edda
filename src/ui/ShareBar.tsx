import './ShareBar.css';

interface ShareBarProps {
  label: string;
  value: number;
  total: number;
}

/** A bar that shows which share of a total is done. */
export const ShareBar = ({ label, value, total }: ShareBarProps) => (
  <progress
    className={value === total ? 'share-bar is-whole' : 'share-bar'}
    max={total}
    value={value}
    aria-label={label}
  />
);
