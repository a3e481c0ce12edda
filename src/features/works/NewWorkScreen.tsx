import { useNavigate, useSearchParams } from 'react-router-dom';
import { useCreateWorkMutation } from '../../api/works';
import { errorMessage } from '../../api/envelope';
import { to } from '../../contract/links';
import { ErrorState } from '../../ui/states';
import { useDraft } from '../../ui/form/useDraft';
import { notifyDone } from '../../ui/notices';
import { BackLink, PageHeader } from '../../ui/PageHeader';
import { FormPage } from '../../ui/form/FormMessage';
import { useOpenWorks } from './useOpenWorks';
import { useWorkers } from './useWorkers';
import { WorkForm } from './WorkForm';
import { contractorKey, toNewWorkBody, type WorkValues } from './workValues';
import { worksText as text } from './worksText';

const idsIn = (list: string | null): number[] =>
  (list ?? '')
    .split(',')
    .map(Number)
    .filter((id) => Number.isInteger(id) && id > 0);

/** /encargar-trabajo; `?reclamos=12,13` and `?contratista=4` preselect claims and contractor. */
export function NewWorkScreen() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const claimIds = idsIn(params.get('reclamos'));
  const [contractorId] = idsIn(params.get('contratista'));
  // Each set of claims has its own draft.
  const draft = useDraft<WorkValues>(claimIds.length > 0 ? `work-${claimIds.join('-')}` : 'work');
  const { error, retry } = useWorkers([]);
  const [createWork, { isLoading }] = useCreateWorkMutation();
  const { sendKnowingly, dialog } = useOpenWorks();

  const onSubmit = async (values: WorkValues) => {
    const work = await sendKnowingly(values.claim_ids ?? [], (known) =>
      createWork({ body: { ...toNewWorkBody(values), ...(known && { known_open_works: known }) } }).unwrap(),
    );
    draft.clear();
    notifyDone(text.created);
    void navigate(to('trabajos/:id', { id: work.id }), { replace: true });
  };

  return (
    <FormPage>
      <PageHeader title={text.create} back={<BackLink to={to('trabajos')}>{text.title}</BackLink>} />
      {/* Above the form, which keeps what was typed meanwhile. */}
      {error && <ErrorState title={text.workersFailed} message={errorMessage(error)} onRetry={retry} />}
      <WorkForm
        draft={draft}
        initial={{
          mail_link: true,
          ...(claimIds.length > 0 && { claim_ids: claimIds }),
          ...(contractorId && { contractor_id: contractorKey(contractorId) }),
        }}
        isBusy={isLoading}
        submitText={text.create}
        onSubmit={onSubmit}
      />
      {dialog}
    </FormPage>
  );
}
