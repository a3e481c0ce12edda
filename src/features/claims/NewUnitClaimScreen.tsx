import '../../ui/Panel.css';
import { useNavigate } from 'react-router-dom';
import { useCreateUnitClaimMutation, useSetUnitClaimPriorityMutation, type UnitClaim } from '../../api/claims';
import { useUploadProgress } from '../../api/upload';
import { scopeOf } from '../../contract/permissions';
import { useCan, useUser } from '../../session/useCan';
import { useAppDispatch, useAppSelector } from '../../session/hooks';
import { selectLastUnit, unitChosen } from '../../session/storedSlice';
import { locationFields } from '../../contract/unitClaimRules';
import { rulesText } from '../../contract/rulesText';
import { formatDay, nextWorkday } from '../../ui/dates';
import { requiredValues } from '../../ui/form/useFormProblems';
import { useDraft } from '../../ui/form/useDraft';
import { logFailure } from '../../ui/log';
import { PageHeader } from '../../ui/PageHeader';
import { FormPage } from '../../ui/form/FormMessage';
import { createdPath, useFinishing } from '../../ui/createdPath';
import { BackToList } from './detail/BackToList';
import { claimScreens } from '../../contract/claimScreens';
import { claimDrafts } from './form/claimDrafts';
import { claimFormText } from './form/claimFormText';
import { notifyCreated, notifyCreateFailed, withDraftKept } from './form/createNotices';
import { useLeaseStart } from './form/useLeaseStart';
import { UnitClaimForm, type UnitClaimValues } from './form/UnitClaimForm';
import { fullName } from '../../ui/words';

/** /reclamos/agregar-reclamo (sections 2, 4, 7, 8): creates a unit claim, with its priority if staff chose one. */
export function NewUnitClaimScreen() {
  const user = useUser();
  const navigate = useNavigate();
  const hasPriority = useCan('claims:changePriority');
  const draft = useDraft<UnitClaimValues>(claimDrafts.unit);
  const [createClaim, { isLoading }] = useCreateUnitClaimMutation();
  const [setPriority] = useSetUnitClaimPriorityMutation();
  const { progress, withProgress } = useUploadProgress();
  const { isFinishing, finish } = useFinishing();
  const dispatch = useAppDispatch();
  const lastUnit = useAppSelector(selectLastUnit);
  const isReporter = scopeOf(user, 'unitClaims:create') === 'own';
  const initial = isReporter
    ? {
        contact_name: fullName(user),
        contact_phone: user.phone_number ?? undefined,
        preferred_date: nextWorkday(),
      }
    : {};

  const onSubmit = async (values: UnitClaimValues, images: File[]) => {
    const { unit, priority, ...fields } = requiredValues(values, [
      'unit',
      ...locationFields,
      'description',
      'contact_name',
      'contact_phone',
      'preferred_date',
    ]);
    try {
      const created = await withProgress((onProgress) =>
        createClaim({
          id: unit.value,
          'idempotency-key': draft.requestKey,
          body: { ...fields, images },
          ...(images.length > 0 && { onProgress }),
        }).unwrap(),
      );
      // Missing in an answer without the record.
      const id = (created.unit_claim as UnitClaim['unit_claim'] | undefined)?.id;
      draft.clear();
      if (isReporter) dispatch(unitChosen(unit.value));
      notifyCreated();
      finish(() => void navigate(createdPath(claimScreens.unit.detail, claimScreens.unit.list, id), { replace: true }));
      // Section 7: a new claim starts as medium; another choice is a second call, whose failure is only logged.
      if (hasPriority && priority !== 'medium' && id !== undefined)
        await setPriority({ id, body: { priority } })
          .unwrap()
          .catch((error: unknown) => logFailure('set priority', error));
    } catch (error) {
      notifyCreateFailed(error);
      throw withDraftKept(error);
    }
  };

  const header = <PageHeader title={claimFormText.newUnitClaim} back={<BackToList mode="unit" />} />;
  const { day: startsOn } = useLeaseStart();
  if (startsOn)
    return (
      <FormPage>
        {header}
        <p className="panel">{rulesText.leaseStarts(formatDay(startsOn))}</p>
      </FormPage>
    );
  return (
    <FormPage>
      {header}
      <UnitClaimForm
        draft={draft}
        initial={initial}
        isReporter={isReporter}
        startUnit={isReporter ? lastUnit : undefined}
        hasPriority={hasPriority}
        isBusy={isLoading || isFinishing}
        progress={progress}
        onSubmit={onSubmit}
      />
    </FormPage>
  );
}
