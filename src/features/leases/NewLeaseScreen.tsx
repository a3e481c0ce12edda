import { to } from '../../contract/links';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useCreateLeaseRequestMutation } from '../../api/leases';
import { scopeOf } from '../../contract/permissions';
import { useUser } from '../../session/useCan';
import { leaseFields } from '../../contract/personRules';
import { requiredValues } from '../../ui/form/useFormProblems';
import { BackLink, PageHeader } from '../../ui/PageHeader';
import { FormPage } from '../../ui/form/FormMessage';
import { EmptyState } from '../../ui/states';
import { useDraft } from '../../ui/form/useDraft';
import { notifyFailed } from '../../ui/notices';
import { notify, toastMs } from '../../ui/notify';
import { createdPath } from '../../ui/createdPath';
import { idFilter } from '../../ui/table/query/tableQuery';
import { LeaseForm, toLeaseInput, type LeaseValues } from './LeaseForm';
import { leasesText as text } from './leasesText';
import { OwnedUnitSelect } from './OwnedUnitSelect';

/** /crear-inquilino: an owner, or staff for any assigned unit, requests a lease. `?unidad=` preselects the unit. */
export function NewLeaseScreen() {
  const user = useUser();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const draft = useDraft<LeaseValues>('lease-request');
  const [createRequest, { isLoading }] = useCreateLeaseRequestMutation();
  const isOwner = scopeOf(user, 'leaseRequests:create') === 'own';

  const onSubmit = async (values: LeaseValues) => {
    try {
      const request = await createRequest({ body: requiredValues(toLeaseInput(values), leaseFields) }).unwrap();
      draft.clear();
      notify({ type: 'success', title: text.created, description: text.createdDetail, durationMs: toastMs.created });
      void navigate(createdPath('lease-request/:id', 'lease-requests', request.id), { replace: true });
    } catch (error) {
      notifyFailed(error);
      throw error;
    }
  };

  return (
    <FormPage>
      <PageHeader title={text.createTitle} back={<BackLink to={to('lease-requests')}>{text.title}</BackLink>} />
      {isOwner && user.properties_count === 0 ? (
        <EmptyState title={text.noUnits} />
      ) : (
        <>
          <p className="form-intro">{text.createIntro}</p>
          <LeaseForm
            draft={draft}
            isBusy={isLoading}
            onSubmit={onSubmit}
            unitSelect={<OwnedUnitSelect isOwn={isOwner} unitId={idFilter(params.get('unidad') ?? undefined)} />}
          />
        </>
      )}
    </FormPage>
  );
}
