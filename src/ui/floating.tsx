import { Dropdown, Popover, type DropdownProps, type MenuProps } from 'antd';
import type { ReactNode } from 'react';
import { useCloseOnBack } from './closeOnBack';
import { useIsPhone } from './useMediaQuery';

/** The popup's anchor: it covers the popup's button or field. */
const anchor = <span aria-hidden />;

interface MenuPopupProps extends Pick<DropdownProps, 'placement'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  menu: MenuProps;
}
/** The menu of `ui/ActionMenu`; on a phone Back closes it. */
export function MenuPopup(props: MenuPopupProps) {
  const { open, onOpenChange } = props;
  useCloseOnBack(useIsPhone() && open, () => onOpenChange(false));
  return (
    <Dropdown {...props} autoFocus trigger={['click']}>
      {anchor}
    </Dropdown>
  );
}

/** A popover below a field while it is edited. */
export const FieldPopup = ({ title, children }: { title: string; children: ReactNode }) => (
  <Popover open placement="bottomRight" title={title} content={children}>
    {anchor}
  </Popover>
);
