import '../../ui/Panel.css';
import './leases.css';
import type { LeaseRequestDetail } from '../../api/leases';
import { leaseSteps, rejectedLeaseStatus } from '../../contract/leaseStatus';
import { leasesText as text, leaseStatusLabels } from './leasesText';

/** The progress of a request. Section 4: the detail keeps the raw status, in an attribute; users read its label. */
export function LeaseProgress({ request: { status, rejected_reason } }: { request: LeaseRequestDetail }) {
  const currentIndex = leaseSteps.findIndex((step) => step === status);
  return (
    <section className="panel" aria-label={text.progress}>
      <div className="record-bar">
        <span>
          <small>{text.status}</small>
          <span className={`status status-${status}`} data-status={status}>
            {leaseStatusLabels[status]}
          </span>
        </span>
        {status === rejectedLeaseStatus ? (
          <span>
            <small>{text.rejectedReason}</small>
            <span>{rejected_reason}</span>
          </span>
        ) : (
          <ol className="lease-steps">
            {leaseSteps.map((step, index) => (
              <li
                key={step}
                className={index < currentIndex ? 'is-done' : index === currentIndex ? 'is-now' : undefined}
                aria-current={index === currentIndex ? 'step' : undefined}
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
