import { to } from '../../../contract/links';
import { Link } from 'react-router-dom';
import { useWaitingDraft } from '../../../ui/form/useDraft';
import { uiText } from '../../../ui/text';
import { useConfirm } from '../../../ui/useDialog';
import { claimScreens } from '../../../contract/claimScreens';
import { claimDrafts } from './claimDrafts';
import { claimsText as text } from '../claimsText';
import type { ClaimMode } from '../claimTypes';

/** Fields that the form fills itself; they alone are not a draft. */
const givenFields = [
  'unit',
  'priority',
  'contact_name',
  'contact_phone',
  'preferred_date',
  'project_id',
  'access_hours',
  'is_urgent',
];

const isBegun = (values: object): boolean =>
  Object.entries(values).some(
    ([name, value]) => !givenFields.includes(name) && value !== undefined && value !== null && value !== '',
  );

/** A notice above the list that there is an unsent claim, with a link to continue it. */
export function ClaimDraftNotice({ mode }: { mode: ClaimMode }) {
  const draft = useWaitingDraft(claimDrafts[mode]);
  const list = useWaitingDraft(claimDrafts.list);
  const hasList = mode === 'unit' && list !== undefined;
  const { confirm, dialog } = useConfirm();
  const discard = () =>
    confirm({
      title: text.draftDiscard,
      children: <p>{text.draftDiscardHint}</p>,
      okText: uiText.discard,
      isDangerous: true,
      onConfirm: async () => {
        draft?.discard();
        if (hasList) list.discard();
      },
    });
  return (
    <>
      {((draft && isBegun(draft.values)) || hasList) && (
        <p className="draft-notice" role="status">
          <span>{text.draftWaits}</span>
          <Link to={to(claimScreens[mode].create)}>{text.draftContinue}</Link>
          <button type="button" className="link-button" onClick={discard}>
            {uiText.discard}
          </button>
        </p>
      )}
      {dialog}
    </>
  );
}
