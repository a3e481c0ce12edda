import type { WorkStatus } from '../../contract/workStatus';
import { workStatusText } from '../../contract/workStatusText';

/** The state of a work order, as a label with a colour. */
export const WorkStatusTag = ({ status }: { status: WorkStatus }) => (
  <span className={`status work-${status}`}>{workStatusText.labels[status]}</span>
);
