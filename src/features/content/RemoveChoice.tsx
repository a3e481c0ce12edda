import { useState } from 'react';
import { RadioChoice } from '../../ui/form/RadioChoice';
import { contentText as text } from './contentText';

/** Which deliveries a removal is for; reports each choice. Those from today on at first. */
export function RemoveChoice({ onChange }: { onChange: (isForAll: boolean) => void }) {
  const [value, setValue] = useState<'today' | 'all'>('today');
  return (
    <>
      <p>{text.removeWarning}</p>
      <RadioChoice
        label={text.removeFrom}
        value={value}
        options={[
          { value: 'today', label: text.removeFromToday },
          { value: 'all', label: text.removeFromAll },
        ]}
        onChange={(next) => {
          setValue(next);
          onChange(next === 'all');
        }}
      />
    </>
  );
}
