import { Dropdown, type MenuProps } from 'antd';
import { useRef, type ReactElement } from 'react';

interface ActionMenuProps {
  items: MenuProps['items'];
  onSelect: (key: string) => void;
  /** The button that opens it. */
  children: ReactElement;
  /** The key that is in force now, where the menu chooses a value. */
  selected?: string;
  disabled?: boolean;
  placement?: 'bottomLeft' | 'bottomRight';
}

/** A menu behind a button, for mouse, finger and keyboard: it takes the focus when it opens and gives it back when something was chosen. */
export function ActionMenu({ items, onSelect, children, selected, disabled, placement }: ActionMenuProps) {
  const opener = useRef<HTMLElement>(null);
  const onOpenChange = (isOpen: boolean) => {
    if (isOpen && document.activeElement instanceof HTMLElement) opener.current = document.activeElement;
  };
  const onClick = (key: string) => {
    // Before the action: a dialog that it opens remembers whom to give the focus back to.
    opener.current?.focus();
    onSelect(key);
  };
  return (
    <Dropdown autoFocus trigger={['click']} disabled={disabled} placement={placement} onOpenChange={onOpenChange} menu={{ items, selectable: selected !== undefined, selectedKeys: selected === undefined ? [] : [selected], onClick: ({ key }) => onClick(key) }}>
      {children}
    </Dropdown>
  );
}
