import type { ReactNode } from 'react';

interface ByReasonProps<Row> {
  rows: Row[];
  reasonOf: (row: Row) => string;
  /** The heading of a group: number of rows and reason. */
  title: (count: number, reason: string) => string;
  /** The rows of a group, shown when it is expanded. */
  show: (rows: Row[], reason: string) => ReactNode;
}

/** Rows that were not or cannot be changed, grouped by reason, the largest group first. */
export function ByReason<Row>({ rows, reasonOf, title, show }: ByReasonProps<Row>) {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(reasonOf(row), [...(groups.get(reasonOf(row)) ?? []), row]);
  return [...groups]
    .sort(([, group], [, others]) => others.length - group.length)
    .map(([reason, some]) => (
      <details key={reason} className="bulk-reason">
        <summary>{title(some.length, reason)}</summary>
        {show(some, reason)}
      </details>
    ));
}
