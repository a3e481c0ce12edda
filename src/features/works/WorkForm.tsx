import { Checkbox, Form, Input } from 'antd';
import { Fragment, useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { Link } from 'react-router-dom';
import { useListContractorsQuery } from '../../api/contractors';
import { useListWorkableClaimsQuery } from '../../api/works';
import { isOpenStatus } from '../../contract/claimStatus';
import { limits } from '../../contract/limits';
import { to } from '../../contract/links';
import { claimStatusLabels } from '../../contract/statusText';
import { ChoiceSelect } from '../../ui/form/Select';
import { Field } from '../../ui/form/Field';
import { formText } from '../../ui/form/formText';
import type { FieldAria } from '../../ui/form/invalidFields';
import { RecordForm, type FieldState } from '../../ui/form/RecordForm';
import type { RecordFormProps } from '../../ui/form/useEditForm';
import { AskedPhotos, useClaimPhotos } from './AskedPhotos';
import { useWorkers } from './useWorkers';
import { WorkClaimsSelect } from './WorkClaimsSelect';
import { contractorKey, newWorkFormProblems, workFormProblems, type WorkValues } from './workValues';
import { worksText as text } from './worksText';

interface WorkFormProps extends RecordFormProps<WorkValues> {
  /** The claims of an existing work order; a new one has a field for them. */
  claimIds?: number[];
  /** Who does an existing work order: an inactive person or contractor is not among the others. */
  worker?: { key: string; name: string };
}

/** The form of a work order, for creating and editing. */
export function WorkForm({ initial = {}, claimIds, worker, ...form }: WorkFormProps) {
  // The claim of each photo: removing a claim also removes its selected photos.
  const claimOfPhoto = useRef(new Map<number, number>());
  const onChanged = ({ claim_ids: changed }: Partial<WorkValues>, { photo_ids: photoIds = [] }: WorkValues) => {
    const remainingPhotoIds = photoIds.filter((id) => changed?.includes(claimOfPhoto.current.get(id) ?? 0));
    return changed && remainingPhotoIds.length < photoIds.length ? { photo_ids: remainingPhotoIds } : {};
  };
  return (
    <RecordForm<WorkValues>
      {...form}
      initial={initial}
      judge={claimIds ? workFormProblems : newWorkFormProblems}
      maxima={{ instructions: limits.longTextMax }}
      onChanged={onChanged}
    >
      {(field, values) => (
        <>
          {!claimIds && (
            <Field {...field('claim_ids')} label={text.claims} hint={<ClaimsHint claimIds={values.claim_ids ?? []} />}>
              <WorkClaimsSelect />
            </Field>
          )}
          <Field {...field('contractor_id')} label={text.worker} hint={text.workerHint}>
            <WorkerSelect claimIds={claimIds ?? values.claim_ids ?? []} worker={worker} />
          </Field>
          {!claimIds && <MailLink worker={values.contractor_id} />}
          <Field {...field('instructions')} label={text.instructions} hint={text.instructionsHint}>
            <Input.TextArea autoSize={{ minRows: 3, maxRows: 12 }} />
          </Field>
          <PhotosField
            field={field('photo_ids')}
            claimIds={claimIds ?? values.claim_ids ?? []}
            claimOfPhoto={claimOfPhoto}
            isNew={!claimIds}
          />
          <Field {...field('price')} label={text.price} hint={text.priceHint}>
            <Input inputMode="decimal" autoComplete="off" prefix="$" />
          </Field>
        </>
      )}
    </RecordForm>
  );
}

/** What the field of the claims takes; names chosen claims that are closed or already in an open work order. */
function ClaimsHint({ claimIds }: { claimIds: number[] }) {
  const { data } = useListWorkableClaimsQuery({ ids: claimIds.join(',') }, { skip: claimIds.length === 0 });
  const chosen = (data?.items ?? []).filter(({ id }) => claimIds.includes(id));
  return (
    <>
      <span>{text.claimsHint}</span>
      {chosen.map(({ id, status, open_work_ids: workIds }) => (
        <Fragment key={id}>
          {!isOpenStatus(status) && (
            <strong className="work-claim-note">{text.claimClosed(id, claimStatusLabels[status])}</strong>
          )}
          {workIds.map((workId) => (
            <strong key={workId} className="work-claim-note">
              <span>{text.alreadyIn(id)}</span>
              <Link to={to('trabajos/:id', { id: workId })}>{text.workNumber(workId)}</Link>.
            </strong>
          ))}
        </Fragment>
      ))}
    </>
  );
}

interface PhotosFieldProps {
  field: FieldState;
  claimIds: number[];
  claimOfPhoto: RefObject<Map<number, number>>;
  /** Whether the work order is new: then the photos of its claims are selected. */
  isNew: boolean;
}

/** A choice of the claims' photos; nothing if there are none. */
function PhotosField({ field, claimIds, claimOfPhoto, isNew }: PhotosFieldProps) {
  const photos = useClaimPhotos(claimIds);
  useEffect(() => {
    for (const { claim, photo } of photos) claimOfPhoto.current.set(photo.id, claim);
  });
  if (photos.length === 0) return null;
  return (
    <Field {...field} label={text.askedPhotos} hint={text.askedPhotosHint}>
      <AskedPhotos claimIds={claimIds} selectsNew={isNew} />
    </Field>
  );
}

/** Whether the contractor gets the link by e-mail; nothing if it has no e-mail, or if the assignee is a staff user. */
function MailLink({ worker }: { worker: string | undefined }) {
  const { data } = useListContractorsQuery({ active: true });
  const email = data?.items.find(({ id }) => contractorKey(id) === worker)?.email;
  if (!email) return null;
  return (
    <Form.Item
      name="mail_link"
      valuePropName="checked"
      extra={<span className="field-hint">{text.mailLinkHint(email)}</span>}
    >
      <Checkbox>{text.mailLink}</Checkbox>
    </Form.Item>
  );
}

/** The name of who does a work order, by its key in the form. */
function WorkerName({ value }: { value: string }) {
  const { options } = useWorkers([]);
  return options.flatMap((group) => group.options).find((option) => option.value === value)?.label ?? text.otherWorker;
}

/** Formats a value for a conflict message; photos as their number. */
export const showWorkValue = (field: keyof WorkValues, value: unknown): ReactNode => {
  if (field === 'photo_ids') return text.photoCount((value as number[] | undefined)?.length ?? 0);
  return field === 'contractor_id' && value ? <WorkerName value={String(value)} /> : undefined;
};

interface WorkerSelectProps extends FieldAria {
  claimIds: number[];
  worker: WorkFormProps['worker'];
  /** Properties that the form item provides. */
  id?: string;
  value?: string;
  onChange?: (value: string) => void;
  disabled?: boolean;
}

/** Selects a contractor or a staff user. */
function WorkerSelect({ claimIds, worker, ...control }: WorkerSelectProps) {
  const { data } = useListWorkableClaimsQuery({ ids: claimIds.join(',') }, { skip: claimIds.length === 0 });
  const { options, isLoading, error } = useWorkers(data?.items ?? []);
  const isListed = options.some((group) => group.options.some(({ value }) => value === worker?.key));
  const former = worker && !isListed ? [{ value: worker.key, label: text.formerWorker(worker.name, !isLoading) }] : [];
  return (
    <ChoiceSelect<string>
      {...control}
      loading={isLoading}
      options={[...options, ...former]}
      placeholder={formText.choose}
      notFoundContent={isLoading ? undefined : error ? text.workersFailed : text.noWorkers}
    />
  );
}
