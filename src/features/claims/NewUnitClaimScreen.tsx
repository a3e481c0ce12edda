import '../../ui/Panel.css';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ShownError } from '../../api/envelope';
import { claimScreens } from '../../contract/claimScreens';
import { scopeOf } from '../../contract/permissions';
import { rulesText } from '../../contract/rulesText';
import { useAppDispatch, useAppSelector } from '../../session/hooks';
import { selectLastUnit, unitChosen } from '../../session/storedSlice';
import { useCan, useUser } from '../../session/useCan';
import { createdPath, useFinishing } from '../../ui/createdPath';
import { formatDay, nextWorkday } from '../../ui/dates';
import { FormPage } from '../../ui/form/FormMessage';
import { useDraft } from '../../ui/form/useDraft';
import { logFailure } from '../../ui/log';
import { notifyDone, notifyFailed } from '../../ui/notices';
import { PageHeader } from '../../ui/PageHeader';
import { storeFiles } from '../../ui/upload/fileStore';
import { fullName } from '../../ui/words';
import { BackToList } from './detail/BackToList';
import { useAddressPresets, withAddress } from './form/addressPresets';
import { claimDrafts } from './form/claimDrafts';
import { claimFormText } from './form/claimFormText';
import { notifyCreated, notifyCreateFailed, notifyPhotosLost, withDraftKept } from './form/createNotices';
import { ObservationList } from './form/ObservationList';
import { UnitClaimForm } from './form/UnitClaimForm';
import { anotherClaimOf, type UnitClaimValues, type AnotherClaim } from './form/unitClaimValues';
import { useLeaseStart } from './form/useLeaseStart';
import { observationsMax, useObservations, type Observation } from './form/useObservations';
import { useSendUnitClaim } from './form/useSendUnitClaim';

/** What the form shows: again with another start after its claim went into the list, or came back from there. */
interface Round {
  number: number;
  start?: AnotherClaim;
  restored?: Partial<UnitClaimValues>;
  images?: File[];
}

/**
 * /reclamos/agregar-reclamo (sections 2, 4, 7, 8): creates a unit claim, with its priority if staff chose one; or several
 * of one unit, which are collected first and sent together.
 */
export function NewUnitClaimScreen() {
  const user = useUser();
  const navigate = useNavigate();
  const hasPriority = useCan('claims:changePriority');
  const draft = useDraft<UnitClaimValues>(claimDrafts.unit);
  const { send, isLoading, progress } = useSendUnitClaim();
  const { isFinishing, finish } = useFinishing();
  const dispatch = useAppDispatch();
  const lastUnit = useAppSelector(selectLastUnit);
  const isReporter = scopeOf(user, 'unitClaims:create') === 'own';
  const presets = useAddressPresets();
  const [round, setRound] = useState<Round>({
    number: 0,
    start: anotherClaimOf(useLocation().state),
    restored: withAddress(draft.restored, presets),
  });
  const [isTyped, setIsTyped] = useState(draft.restored !== undefined);
  const observations = useObservations(({ values, requestKey }, images) => send(values, images, requestKey));
  const me = isReporter
    ? {
        contact_name: fullName(user),
        contact_phone: user.phone_number ?? undefined,
        preferred_date: nextWorkday(),
      }
    : {};
  const begin = (next: Omit<Round, 'number'>) => {
    setRound(({ number }) => ({ number: number + 1, ...next }));
    setIsTyped(next.restored !== undefined);
  };
  const open = (id: number | undefined, state?: { another: AnotherClaim }) =>
    finish(
      () => void navigate(createdPath(claimScreens.unit.detail, claimScreens.unit.list, id), { replace: true, state }),
    );

  const onSubmit = async (values: UnitClaimValues, images: File[]) => {
    try {
      const { id, another } = await send(values, images, draft.requestKey);
      draft.clear();
      if (isReporter) dispatch(unitChosen(another.unit.value));
      notifyCreated();
      // The others of the list are not sent yet: they stay in sight.
      if (observations.list.length > 0) begin({ start: another });
      else open(id, { another });
    } catch (error) {
      notifyCreateFailed(error);
      throw withDraftKept(error);
    }
  };
  const onCollect = async (values: UnitClaimValues, images: File[]) => {
    await observations.add(values, images);
    draft.clear();
    const { unit, contact_name, contact_phone, preferred_date } = values;
    begin({ start: { unit, contact_name, contact_phone, preferred_date } });
  };
  const onEdit = async (observation: Observation) => {
    const { id, values, photos } = observation;
    try {
      const images = await observations.photosOf(observation);
      // Without room the form still has them.
      await storeFiles(draft.key, images).catch((error: unknown) => logFailure('keep draft files', error));
      draft.save(values);
      observations.remove(id);
      begin({ restored: values, images });
      if (images.length < photos) notifyPhotosLost(photos - images.length);
    } catch (error) {
      notifyFailed(error);
    }
  };
  const onSend = async () => {
    const count = observations.list.length;
    const left = await observations.sendAll();
    if (left < count) notifyDone(claimFormText.observationsSent(count - left));
    if (left > 0) return notifyFailed(new ShownError(claimFormText.observationsLeft(left)));
    if (!isTyped) open(undefined);
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
  const isFull = observations.list.length >= observationsMax - 1;
  return (
    <FormPage>
      {header}
      {observations.list.length > 0 && (
        <ObservationList
          {...observations}
          onEdit={isTyped ? undefined : (observation) => void onEdit(observation)}
          onRemove={observations.remove}
          onSend={() => void onSend()}
        />
      )}
      <UnitClaimForm
        key={round.number}
        draft={{
          ...draft,
          restored: round.restored,
          save: (values) => {
            setIsTyped(true);
            draft.save(values);
          },
        }}
        initial={{ ...me, ...(round.number === 0 && presets.item), ...round.start }}
        startImages={round.images}
        isReporter={isReporter}
        startUnit={presets.contract ?? (isReporter ? lastUnit : undefined)}
        hasPriority={hasPriority}
        isBusy={isLoading || isFinishing || observations.isSending}
        progress={progress}
        onAdded={(id) => {
          draft.clear();
          open(id);
        }}
        onCollect={isFull ? undefined : onCollect}
        onSubmit={onSubmit}
      />
    </FormPage>
  );
}
