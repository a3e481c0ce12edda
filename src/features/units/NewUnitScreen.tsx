import { to } from '../../contract/links';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { errorMessage } from '../../api/envelope';
import { useCreateUnitMutation } from '../../api/units';
import { BackLink, PageHeader } from '../../ui/PageHeader';
import { FormPage } from '../../ui/form/FormMessage';
import { ErrorState } from '../../ui/states';
import { useDraft, withPresets } from '../../ui/form/useDraft';
import { createdPath } from '../../ui/createdPath';
import { notifyDone } from '../../ui/notices';
import { idFilter } from '../../ui/table/query/tableQuery';
import { UnitForm, useUnitLookups } from './UnitForm';
import { unitsText as text } from './unitsText';
import { toUnitBody, type UnitValues } from './unitValues';

/** /crear-unidad; `?proyecto=` preselects the project. */
export function NewUnitScreen() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const presets = { project_id: idFilter(params.get('proyecto') ?? undefined) };
  const draft = useDraft<UnitValues>('unit');
  const { error, retry, ...lookups } = useUnitLookups();
  const [createUnit, { isLoading }] = useCreateUnitMutation();

  const onSubmit = async (values: UnitValues) => {
    const unit = await createUnit({ body: toUnitBody(values) }).unwrap();
    draft.clear();
    notifyDone(text.created);
    void navigate(createdPath('unidades/:id', 'unidades', unit.unit_id), { replace: true });
  };

  return (
    <FormPage>
      <PageHeader title={text.create} back={<BackLink to={to('unidades')}>{text.title}</BackLink>} />
      {/* Above the form, which keeps what was typed meanwhile. */}
      {error && <ErrorState title={text.lookupsFailed} message={errorMessage(error)} onRetry={retry} />}
      <UnitForm
        {...lookups}
        draft={withPresets(draft, presets)}
        initial={presets}
        isBusy={isLoading}
        submitText={text.create}
        onSubmit={onSubmit}
      />
    </FormPage>
  );
}
