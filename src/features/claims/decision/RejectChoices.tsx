import { useEffect, useState } from 'react';
import { RadioChoice } from '../../../ui/form/RadioChoice';
import type { ReasonParts } from '../../../ui/ReasonDialog';
import UsualReasons from './UsualReasons';
import { decisionUiText as text } from './decisionUi';

const options = (['not_covered', 'none'] as const).map((value) => ({ value, label: text.rejectChoices[value] }));

/** In the dialog that rejects a claim: whether the reason is also the decision, as is proposed, and the usual reasons. */
export default function RejectChoices({ onPick, onChoose }: ReasonParts) {
  const [choice, setChoice] = useState<(typeof options)[number]['value']>('not_covered');
  useEffect(() => onChoose(choice), [choice, onChoose]);
  return (
    <>
      <RadioChoice label={text.rejectChoice} options={options} value={choice} onChange={setChoice} />
      <UsualReasons onPick={onPick} />
    </>
  );
}
