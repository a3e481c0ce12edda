import { useEffect, useState } from 'react';
import { RadioChoice } from '../../../ui/form/RadioChoice';
import type { ReasonParts } from '../../../ui/ReasonDialog';
import { decisionUiText as text } from './decisionUi';
import { Select } from '../../../ui/form/Select';
import { useGetDecisionReasonsQuery } from '../../../api/company';

/** The company's usual reasons of a decision: the chosen one becomes the text. Nothing if there are none. */
export function UsualReasons({ onPick }: { onPick: (reason: string) => void }) {
  const { data } = useGetDecisionReasonsQuery();
  if (!data || data.reasons.length === 0) return null;
  return (
    <Select
      aria-label={text.usual}
      placeholder={text.usual}
      value={null}
      options={data.reasons.map((reason) => ({ value: reason, label: reason }))}
      onChange={(reason: string) => onPick(reason)}
    />
  );
}

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
