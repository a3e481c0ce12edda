import { Select as AntSelect, type RefSelectProps, type SelectProps } from 'antd';
import type { BaseOptionType, DefaultOptionType } from 'antd/es/select';
import { useState, type Ref } from 'react';
import { useCloseOnBack } from '../closeOnBack';
import { uiText } from '../text';
import { useIsPhone, useIsTouch } from '../useMediaQuery';
import { formText } from './formText';
import { SearchOutlined, CloseCircleFilled } from '@ant-design/icons';

/** For a select's `allowClear`: Ant Design gives the button an English name by default. */
export const clearable = { clearIcon: <CloseCircleFilled aria-hidden />, label: uiText.clear };

/**
 * For `showSearch`: the icon of an open select, which a screen reader would read out by its English file name. It
 * cannot be set for all selects at once (`app/antIcons`): Ant Design would make each of them searchable.
 */
export const searchable = { searchIcon: <SearchOutlined aria-hidden /> };

/** Ant Design's select; on a phone Back closes its list. Without choices its list is a text, not Ant Design's picture. */
export function Select<Value = number, Option extends BaseOptionType | DefaultOptionType = DefaultOptionType>({
  open,
  defaultOpen = false,
  onOpenChange,
  notFoundContent,
  ...props
}: SelectProps<Value, Option> & { ref?: Ref<RefSelectProps> }) {
  const [isOwnOpen, setIsOwnOpen] = useState(defaultOpen);
  const isOpen = open ?? isOwnOpen;
  const change = (next: boolean) => {
    setIsOwnOpen(next);
    onOpenChange?.(next);
  };
  useCloseOnBack(useIsPhone() && isOpen, () => change(false));
  const empty = props.loading ? uiText.loading : props.options?.length ? formText.nothingFound : formText.noOptions;
  return (
    <AntSelect<Value, Option>
      {...props}
      notFoundContent={notFoundContent === undefined ? empty : notFoundContent}
      open={isOpen}
      onOpenChange={change}
    />
  );
}

/** Up to this number of options, scrolling is enough. */
const scrolledMax = 30;

/** Whether a select can be searched by typing. On touch screens the keyboard would cover a short list. */
export const useIsTyped = (options: number): boolean => !useIsTouch() || options > scrolledMax;

/** A select whose options are all loaded, searchable if there are many. */
export function ChoiceSelect<Value = number>(props: SelectProps<Value> & { ref?: Ref<RefSelectProps> }) {
  const isTyped = useIsTyped(props.options?.length ?? 0);
  return (
    <Select<Value>
      // Ant Design would show the value, an id, until the options with its name arrive, and if they fail.
      labelRender={({ label }) => label ?? (props.loading ? '' : '…')}
      {...props}
      showSearch={isTyped && { ...searchable, optionFilterProp: 'label' }}
    />
  );
}
