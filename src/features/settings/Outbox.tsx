import { Button } from 'antd';
import { useCallback, useState } from 'react';
import { useListOutboxMailsQuery, useRetryOutboxMailMutation, type OutboxMail } from '../../api/emailSettings';
import { formatInstant } from '../../ui/dates';
import { EmptyState } from '../../ui/states';
import { notifyDone, notifyFailed } from '../../ui/notices';
import { Panel } from '../../ui/Panel';
import type { DataColumn } from '../../ui/table/tableTypes';
import { DataTable } from '../../ui/table/DataTable';
import type { TableQuery } from '../../ui/table/query/tableQuery';
import { emailText as text, mailStatusLabels } from './emailText';

const columns: DataColumn<OutboxMail>[] = [
  {
    key: 'created_at',
    title: text.columns.created,
    value: (mail) => mail.created_at,
    render: (mail) => <span className="tabular">{formatInstant(mail.created_at)}</span>,
    width: 150,
  },
  { key: 'to', title: text.columns.to, value: (mail) => mail.to, width: 220, isSortable: false },
  { key: 'subject', title: text.columns.subject, value: (mail) => mail.subject, width: 300, isSortable: false },
  {
    key: 'status',
    title: text.columns.status,
    value: (mail) => mailStatusLabels[mail.status],
    width: 110,
    isSortable: false,
  },
  {
    key: 'attempts',
    title: text.columns.attempts,
    value: (mail) => mail.attempts,
    width: 90,
    align: 'right',
    isSortable: false,
  },
  { key: 'error', title: text.columns.error, value: (mail) => mail.last_error, width: 260, isSortable: false },
];

/** The sent and queued e-mails, newest first; a failed one can be queued again. */
export function Outbox() {
  const [query, setQuery] = useState<TableQuery>({ page: 1, pageSize: 10, filters: {} });
  const result = useListOutboxMailsQuery(
    {
      page: query.page,
      pageSize: query.pageSize,
      sort: query.sort as 'created_at' | undefined,
      q: query.q || undefined,
    },
    { pollingInterval: 30_000 },
  );
  const [retry] = useRetryOutboxMailMutation();
  const change = useCallback(
    (part: Partial<TableQuery>) => setQuery((before) => ({ ...before, page: 1, ...part })),
    [],
  );
  const requeue = (mail: OutboxMail) =>
    void retry({ id: mail.id })
      .unwrap()
      .then(() => notifyDone(text.requeued), notifyFailed);

  return (
    <Panel title={text.outbox}>
      <DataTable<OutboxMail>
        label={text.outbox}
        columns={columns}
        rowKey={(mail) => mail.id}
        result={result}
        control={{ query, change }}
        offers={{
          actionsWidth: 150,
          actions: (mail) =>
            mail.status === 'failed' && (
              <Button type="link" aria-label={text.retryOf(mail.to)} onClick={() => requeue(mail)}>
                {text.retry}
              </Button>
            ),
        }}
        card={(mail) => (
          <>
            <div className="card-line">
              <strong>{mail.subject}</strong>
            </div>
            <p className="card-text">{mail.to}</p>
            <p className="card-soft">
              {[formatInstant(mail.created_at), mailStatusLabels[mail.status], mail.last_error]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </>
        )}
        empty={<EmptyState title={text.outboxEmpty} />}
      />
    </Panel>
  );
}
