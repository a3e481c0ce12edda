import { useCreateUnitClaimMutation, useSetUnitClaimPriorityMutation, type UnitClaim } from '../../../api/claims';
import { useUploadProgress } from '../../../api/upload';
import { locationFields } from '../../../contract/unitClaimRules';
import { useCan } from '../../../session/useCan';
import { requiredValues } from '../../../ui/form/useFormProblems';
import { logFailure } from '../../../ui/log';
import type { UnitClaimValues, AnotherClaim } from './unitClaimValues';

const required = ['unit', ...locationFields, 'description', 'contact_name', 'contact_phone', 'preferred_date'] as const;

/**
 * Sends a unit claim, and its priority if staff chose one. Resolves to its record's id, missing in an answer without the
 * record, and to what another claim of the same unit keeps.
 */
export function useSendUnitClaim() {
  const hasPriority = useCan('claims:changePriority');
  const [createClaim, { isLoading }] = useCreateUnitClaimMutation();
  const [setPriority] = useSetUnitClaimPriorityMutation();
  const { progress, withProgress } = useUploadProgress();
  const send = async (
    values: UnitClaimValues,
    images: File[],
    requestKey: string,
  ): Promise<{ id: number | undefined; another: AnotherClaim & { unit: NonNullable<UnitClaimValues['unit']> } }> => {
    const { unit, priority, noticed_on: noticed, ...fields } = requiredValues(values, required);
    const created = await withProgress((onProgress) =>
      createClaim({
        id: unit.value,
        'idempotency-key': requestKey,
        body: { ...fields, ...(noticed && { noticed_on: noticed }), images },
        ...(images.length > 0 && { onProgress }),
      }).unwrap(),
    );
    const id = (created.unit_claim as UnitClaim['unit_claim'] | undefined)?.id;
    // Section 7: a new claim starts as medium; another choice is a second call, whose failure is only logged.
    if (hasPriority && priority !== 'medium' && id !== undefined)
      void setPriority({ id, body: { priority } })
        .unwrap()
        .catch((error: unknown) => logFailure('set priority', error));
    const { contact_name, contact_phone, preferred_date } = fields;
    return { id, another: { unit, contact_name, contact_phone, preferred_date } };
  };
  return { send, isLoading, progress };
}
