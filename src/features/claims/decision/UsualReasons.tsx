import { Select } from '../../../ui/form/Select';
import { useGetDecisionReasonsQuery } from '../../../api/company';
import { decisionUiText as text } from './decisionUi';

/** The company's usual reasons of a decision: the chosen one becomes the text. Nothing if there are none. */
export default function UsualReasons({ onPick }: { onPick: (reason: string) => void }) {
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
