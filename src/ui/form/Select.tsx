import { Select as AntSelect, type RefSelectProps, type SelectProps } from 'antd';
import type { BaseOptionType, DefaultOptionType } from 'antd/es/select';
import { useState, type Ref } from 'react';
import { useCloseOnBack } from '../closeOnBack';
import { uiText } from '../text';
import { useIsPhone } from '../useMediaQuery';
import { formText } from './formText';

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
