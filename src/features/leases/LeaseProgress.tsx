import '../../ui/Panel.css';
import './leases.css';
import type { LeaseRequestDetail } from '../../api/leases';
import { leaseStatuses } from '../../contract/leaseStatus';
import { leasesText as text, leaseStatusLabels } from './leasesText';

/** The regular statuses of a request; a rejected one is not among them. */
const regularStatuses = leaseStatuses.filter((status) => status !== 'rejected');

/** The progress of a request. Section 4: the detail keeps the raw status, in an attribute; users read its label. */
export function LeaseProgress({ request: { status, rejected_reason } }: { request: LeaseRequestDetail }) {
  const at = regularStatuses.findIndex((step) => step === status);
  return (
    <section className="panel" aria-label={text.progress}>
      <div className="record-bar">
        <span>
          <small>{text.status}</small>
          <span className={`status status-${status}`} data-status={status}>
            {leaseStatusLabels[status]}
          </span>
        </span>
        {status === 'rejected' ? (
          <span>
            <small>{text.rejectedReason}</small>
            {rejected_reason}
          </span>
        ) : (
          <ol className="lease-steps">
            {regularStatuses.map((step, index) => (
              <li
                key={step}
                className={index < at ? 'is-done' : index === at ? 'is-now' : undefined}
                aria-current={index === at ? 'step' : undefined}
              >
                {leaseStatusLabels[step]}
              </li>
            ))}
          </ol>
        )}
      </div>
    </section>
  );
}
