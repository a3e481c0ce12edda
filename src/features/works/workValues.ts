import type { WorkOrderDetail } from '../../api/works';
import { newWorkProblems, workProblems } from '../../contract/workRules';
import { formatMoney, plainMoney } from '../../ui/money';
import { worksText as text } from './worksText';

/** The values of a work order's forms. */
export interface WorkValues {
  claim_ids?: number[];
  /** The assignee: `c12` is a contractor, `s3` a staff user. */
  contractor_id?: string;
  instructions?: string;
  price?: string;
  /** Photos of the claims that the contractor may see. */
  photo_ids?: number[];
  /** Whether a contractor with an e-mail gets the link of a new work order. */
  mail_link?: boolean;
}

export const workLabels = {
  contractor_id: text.worker,
  instructions: text.instructions,
  price: text.price,
  photo_ids: text.askedPhotos,
} satisfies Partial<Record<keyof WorkValues, string>>;

export const contractorKey = (id: number): string => `c${id}`;
export const staffKey = (id: number): string => `s${id}`;

const idOf = (worker: string | undefined, kind: 'c' | 's'): number | null =>
  worker?.startsWith(kind) ? Number(worker.slice(1)) : null;

export const toWorkBody = ({ contractor_id: worker, instructions, price, photo_ids: photoIds }: WorkValues) => ({
  contractor_id: idOf(worker, 'c'),
  assignee_id: idOf(worker, 's'),
  instructions: instructions?.trim() ?? '',
  price: price ? plainMoney(price) || null : null,
  ...(photoIds && { photo_ids: photoIds }),
});

export const toNewWorkBody = (values: WorkValues) => ({
  ...toWorkBody(values),
  claim_ids: values.claim_ids ?? [],
  ...(values.mail_link && idOf(values.contractor_id, 'c') !== null && { mail_link: true }),
});

export const newWorkFormProblems = (values: WorkValues) => newWorkProblems(toNewWorkBody(values));
export const workFormProblems = (values: WorkValues) => workProblems(toWorkBody(values));

export const toWorkValues = ({
  contractor,
  assignee,
  instructions,
  price,
  asked_photos: photos,
}: WorkOrderDetail): WorkValues => ({
  photo_ids: photos.map(({ id }) => id),
  contractor_id: contractor ? contractorKey(contractor.id) : assignee ? staffKey(assignee.id) : undefined,
  instructions,
  price: formatMoney(price)?.replace('$ ', '') ?? '',
});
