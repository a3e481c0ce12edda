import '../../ui/Panel.css';
import './leases.css';
import type { LeaseRequestDetail } from '../../api/leases';
import { leaseStatuses } from '../../contract/leaseStatus';
import { leasesText as text, leaseStatusLabels } from './leasesText';

/** The way a request goes; a rejected one leaves it. */
const way = leaseStatuses.filter((status) => status !== 'rejected');

/** How far a request has come. Section 4: the detail keeps the raw value of the status; the steps explain it. */
export function LeaseProgress({ request: { status, rejected_reason } }: { request: LeaseRequestDetail }) {
  const at = way.findIndex((step) => step === status);
  return (
    <section className="panel" aria-label={text.progress}>
      <div className="record-bar">
        <span>
          <small>{text.status}</small>
          <span className={`status status-${status}`} title={leaseStatusLabels[status]}>
            {status}
          </span>
        </span>
        {status === 'rejected' ? (
          <span>
            <small>{text.rejectedReason}</small>
            {rejected_reason}
          </span>
        ) : (
          <ol className="lease-steps">
            {way.map((step, index) => (
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
