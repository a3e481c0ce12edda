import type { ContractorDetail } from '../../api/contractors';
import { ShownError } from '../../api/envelope';
import { useConfirm } from '../../ui/useDialog';
import { contractorsText as text } from './contractorsText';

/**
 * Asks before a contractor is deactivated: its links end at once, and its open work orders need someone else.
 * `afterConsent` saves after the user has agreed; it rejects with a `ShownError` if the user does not.
 */
export function useDeactivation() {
  const { confirm, dialog } = useConfirm();
  const afterConsent = <Answer,>(
    { name, open_works: count }: ContractorDetail,
    save: () => Promise<Answer>,
  ): Promise<Answer> =>
    new Promise((resolve, reject) => {
      confirm({
        title: text.deactivateTitle(name),
        children: (
          <>
            <p>{text.deactivateHint}</p>
            {count > 0 && <p>{text.deactivateWorks(count)}</p>}
          </>
        ),
        okText: text.deactivate,
        isDangerous: true,
        onConfirm: () => save().then(resolve, reject),
        onCancel: () => reject(new ShownError(text.keptActive)),
      });
    });
  return { afterConsent, dialog };
}
