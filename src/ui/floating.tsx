import { Dropdown, Popover, type DropdownProps, type MenuProps } from 'antd';
import type { ReactNode } from 'react';

/** The popup's anchor: it covers the popup's button or field. */
const anchor = <span aria-hidden />;

interface MenuPopupProps extends Pick<DropdownProps, 'open' | 'onOpenChange' | 'placement'> {
  menu: MenuProps;
}
/** The menu of `ui/ActionMenu`. */
export const MenuPopup = (props: MenuPopupProps) => (
  <Dropdown {...props} autoFocus trigger={['click']}>
    {anchor}
  </Dropdown>
);

/** A popover below a field while it is edited. */
export const FieldPopup = ({ title, children }: { title: string; children: ReactNode }) => (
  <Popover open placement="bottomRight" title={title} content={children}>
    {anchor}
  </Popover>
);
