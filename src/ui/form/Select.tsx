import { Select as AntSelect, type RefSelectProps, type SelectProps } from 'antd';
import type { BaseOptionType, DefaultOptionType } from 'antd/es/select';
import { useState, type Ref } from 'react';
import { useCloseOnBack } from '../closeOnBack';
import { useIsPhone } from '../useMediaQuery';

/** Ant Design's select; on a phone Back closes its list. */
export function Select<Value = number, Option extends BaseOptionType | DefaultOptionType = DefaultOptionType>({
  open,
  defaultOpen = false,
  onOpenChange,
  ...props
}: SelectProps<Value, Option> & { ref?: Ref<RefSelectProps> }) {
  const [isOwnOpen, setIsOwnOpen] = useState(defaultOpen);
  const isOpen = open ?? isOwnOpen;
  const change = (next: boolean) => {
    setIsOwnOpen(next);
    onOpenChange?.(next);
  };
  useCloseOnBack(useIsPhone() && isOpen, () => change(false));
  return <AntSelect<Value, Option> {...props} open={isOpen} onOpenChange={change} />;
}
