import { useNavigate } from 'react-router-dom';
import { useCreateContractorMutation } from '../../api/contractors';
import { errorMessage } from '../../api/envelope';
import { to } from '../../contract/links';
import { ErrorState } from '../../ui/states';
import { useDraft } from '../../ui/form/useDraft';
import { notifyDone } from '../../ui/notices';
import { BackLink, PageHeader } from '../../ui/PageHeader';
import { FormPage } from '../../ui/form/FormMessage';
import { ContractorForm } from './ContractorForm';
import { contractorsText as text } from './contractorsText';
import { toContractorBody, type ContractorValues } from './contractorValues';
import { useContractorChoices } from './useContractorChoices';

/** /crear-contratista */
export function NewContractorScreen() {
  const navigate = useNavigate();
  const draft = useDraft<ContractorValues>('contractor');
  const { error, retry } = useContractorChoices();
  const [createContractor, { isLoading }] = useCreateContractorMutation();

  const onSubmit = async (values: ContractorValues) => {
    const contractor = await createContractor({ body: toContractorBody(values) }).unwrap();
    draft.clear();
    notifyDone(text.created);
    void navigate(to('contratistas/:id', { id: contractor.id }), { replace: true });
  };

  return (
    <FormPage>
      <PageHeader title={text.create} back={<BackLink to={to('contratistas')}>{text.title}</BackLink>} />
      {/* Above the form, which keeps what was typed meanwhile. */}
      {error && <ErrorState title={text.choicesFailed} message={errorMessage(error)} onRetry={retry} />}
      <ContractorForm isNew draft={draft} isBusy={isLoading} submitText={text.create} onSubmit={onSubmit} />
    </FormPage>
  );
}
