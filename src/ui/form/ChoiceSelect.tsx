import type { RefSelectProps, SelectProps } from 'antd';
import type { Ref } from 'react';
import { searchable } from '../searchable';
import { useIsTouch } from '../useMediaQuery';
import { Select } from './Select';

/** Up to this number of options, scrolling is enough. */
const scrolledMax = 30;

/** Whether a select can be searched by typing. On touch screens the keyboard would cover a short list. */
export const useIsTyped = (options: number): boolean => !useIsTouch() || options > scrolledMax;

/** A select whose options are all loaded, searchable if there are many. */
export function ChoiceSelect<Value = number>(props: SelectProps<Value> & { ref?: Ref<RefSelectProps> }) {
  const isTyped = useIsTyped(props.options?.length ?? 0);
  return (
    <Select<Value>
      // Ant Design would show the value, an id, until the options with its name arrive.
      labelRender={({ label, value }) => label ?? (props.loading ? '' : value)}
      {...props}
      showSearch={isTyped && { ...searchable, optionFilterProp: 'label' }}
    />
  );
}
