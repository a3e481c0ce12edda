import './RecordLinks.css';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** One row of a list of links. */
export interface RecordLink {
  key: number | string;
  /** The link's address; without it the row is plain text. */
  to?: string;
  title: string;
  detail?: ReactNode;
  /** A label or a button at the end of the row. */
  end?: ReactNode;
}

/** A list of links to related records. */
export function RecordLinks({ label, links, empty }: { label: string; links: RecordLink[]; empty: ReactNode }) {
  if (links.length === 0) return <p className="part-empty">{empty}</p>;
  return (
    <ul className="record-links" aria-label={label}>
      {links.map(({ key, to, title, detail, end }) => (
        <li key={key}>
          <span className="record-link-text">
            {to ? <Link to={to}>{title}</Link> : <strong>{title}</strong>}
            {detail && <span className="card-soft">{detail}</span>}
          </span>
          {end}
        </li>
      ))}
    </ul>
  );
}
