import type { Visit } from '../../../api/visits';
import type { WorkOrder } from '../../../api/works';
import { openVisitStatuses } from '../../../contract/visitStatus';
import { isToDo } from '../../../contract/workStatus';

/** Returns the work orders that are to be done and have no open visit. */
export const worksWithoutVisit = (works: readonly WorkOrder[], visits: readonly Visit[]): WorkOrder[] =>
  works.filter(
    ({ id, status }) =>
      isToDo(status) &&
      !visits.some(({ work_id: workId, status: state }) => workId === id && openVisitStatuses.includes(state)),
  );
