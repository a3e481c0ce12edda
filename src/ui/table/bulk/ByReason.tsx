import type { ReactNode } from 'react';

interface ByReasonProps<Row> {
  rows: Row[];
  whyOf: (row: Row) => string;
  /** The line of a reason: how many, and why. */
  title: (count: number, why: string) => string;
  /** The rows of one reason, which its line opens. */
  show: (rows: Row[], why: string) => ReactNode;
}

/** Rows that could not be changed, or can not be, together by the reason: the most frequent first. */
export function ByReason<Row>({ rows, whyOf, title, show }: ByReasonProps<Row>) {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(whyOf(row), [...(groups.get(whyOf(row)) ?? []), row]);
  return [...groups]
    .sort(([, some], [, others]) => others.length - some.length)
    .map(([why, some]) => (
      <details key={why} className="bulk-reason">
        <summary>{title(some.length, why)}</summary>
        {show(some, why)}
      </details>
    ));
}
