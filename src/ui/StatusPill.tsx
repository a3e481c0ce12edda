interface StatusPillProps {
  /** The code of its colour (`tags.css`). */
  code: string;
  label: string;
}

/** The status of a record in a list of links: colour and label. */
export const StatusPill = ({ code, label }: StatusPillProps) => (
  <span className={`status status-${code}`}>{label}</span>
);
