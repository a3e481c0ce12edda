import { to } from '../../contract/links';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useAssignClientMutation } from '../../api/units';
import { requiredValues } from '../../ui/form/useFormProblems';
import { BackLink, PageHeader } from '../../ui/PageHeader';
import { FormPage } from '../../ui/form/FormMessage';
import { useDraft } from '../../ui/form/useDraft';
import { notifyFailed } from '../../ui/notices';
import { notify, toastMs } from '../../ui/notify';
import { PageSkeleton } from '../../ui/PageSkeleton';
import { idFilter } from '../../ui/table/query/tableQuery';
import { AssignForm, type AssignValues } from './AssignForm';
import { useClientChoices, usePresetChoices, useUnassignedUnitChoices } from './assignChoices';
import { unitsText as text } from './unitsText';

/** /asignar-cliente: makes a client the owner of a unit. `?cliente=` and `?unidad=` preselect them. */
export function AssignScreen() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const draft = useDraft<AssignValues>('assign');
  const clients = useClientChoices();
  const units = useUnassignedUnitChoices();
  const { isReady, ...presets } = usePresetChoices(
    idFilter(params.get('cliente') ?? undefined),
    idFilter(params.get('unidad') ?? undefined),
  );
  const [assign, { isLoading }] = useAssignClientMutation();
  // A client or unit of the address overrides the draft.
  const hasPreset = Boolean(presets.client_id ?? presets.unit_id);

  const onSubmit = async (values: AssignValues) => {
    const { client_id: client, unit_id: unit } = requiredValues(values, ['client_id', 'unit_id']);
    try {
      await assign({
        body: {
          client_id: client.value,
          unit_id: unit.value,
          ...(values.delivery_date && { delivery_date: values.delivery_date }),
        },
      }).unwrap();
      draft.clear();
      notify({ type: 'success', title: text.assigned, description: text.assignedDetail, durationMs: toastMs.created });
      void navigate(to('unidades/:id', { id: unit.value }), { replace: true });
    } catch (error) {
      notifyFailed(error);
      throw error;
    }
  };

  return (
    <FormPage>
      <PageHeader title={text.assignTitle} back={<BackLink to={to('unidades')}>{text.title}</BackLink>} />
      <p className="form-intro">{text.assignIntro}</p>
      {isReady ? (
        <AssignForm
          draft={hasPreset ? { ...draft, restored: undefined } : draft}
          initial={presets}
          clients={clients}
          units={units}
          isBusy={isLoading}
          onSubmit={onSubmit}
        />
      ) : (
        <PageSkeleton />
      )}
    </FormPage>
  );
}
