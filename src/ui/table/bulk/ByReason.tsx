import type { ReactNode } from 'react';

interface ByReasonProps<Row> {
  rows: Row[];
  whyOf: (row: Row) => string;
  /** The heading of a group: number of rows and reason. */
  title: (count: number, why: string) => string;
  /** The rows of a group, shown when it is expanded. */
  show: (rows: Row[], why: string) => ReactNode;
}

/** Rows that were not or cannot be changed, grouped by reason, the largest group first. */
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
