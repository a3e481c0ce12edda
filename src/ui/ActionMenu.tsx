import type { MenuProps } from 'antd';
import { cloneElement, useRef, type FocusEvent, type KeyboardEvent, type ReactElement } from 'react';
import { LatePart } from './late';
import { MenuPopup, preloadPopups } from './popups';
import { usePopup, type PopupButtonProps } from './usePopup';

interface ActionMenuProps {
  items: MenuProps['items'];
  /** `isByKey`: the user chose with the keyboard. */
  onSelect: (key: string, isByKey: boolean) => void;
  /** Called when the menu opens, to load the data of the choices. */
  onOpen?: () => void;
  /** The button that opens the menu. */
  children: ReactElement<PopupButtonProps>;
  /** The key of the current value, if the menu chooses a value. */
  selected?: string;
  disabled?: boolean;
  /** The choice is being saved; the button shows this. */
  isSaving?: boolean;
  placement?: 'bottomLeft' | 'bottomRight';
}

/** Returns the keys of the items that can be chosen, in order. */
const choicesOf = (items: MenuProps['items']): string[] =>
  (items ?? []).flatMap((item) => {
    if (item && 'type' in item && item.type === 'group') return choicesOf(item.children);
    return item?.key !== undefined && !('type' in item && item.type) && !('disabled' in item && item.disabled)
      ? [String(item.key)]
      : [];
  });

const choiceElements = (menu: Element): HTMLElement[] => [
  ...menu.querySelectorAll<HTMLElement>('[role=menuitem]:not([aria-disabled=true])'),
];

/**
 * A menu that a button opens, for mouse, touch and keyboard. It takes the focus when it opens and returns it when it
 * closes. Ant Design's menu appears some time after the click; arrow keys pressed until then are counted here, so that
 * none is lost.
 */
export function ActionMenu({
  items,
  onSelect,
  onOpen,
  children,
  selected,
  disabled,
  isSaving,
  placement,
}: ActionMenuProps) {
  const { isOpen, anchor, button, onOpenChange, close, remove } = usePopup();
  /** The index reached with the arrow keys before the menu appeared. */
  const early = useRef(0);
  const choices = choicesOf(items);
  const choose = (key: string, isByKey: boolean) => {
    // Close first: a dialog that the action opens remembers the focused element.
    close();
    onSelect(key, isByKey);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen || !(event.target instanceof Element)) return;
    const menu = event.target.closest('[role=menu]');
    const elements = menu && choiceElements(menu);
    const index = elements ? Math.max(0, elements.indexOf(document.activeElement as HTMLElement)) : early.current;
    const moveTo = (index: number) => {
      early.current = (index + choices.length) % choices.length;
      elements?.[early.current]?.focus();
    };
    if (event.key === 'ArrowDown') moveTo(index + 1);
    else if (event.key === 'ArrowUp') moveTo(index - 1);
    else if ((event.key === 'Enter' || event.key === ' ') && choices[index] !== undefined) {
      if (!event.repeat) choose(choices[index], true);
    } else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onFocus = ({ target, relatedTarget }: FocusEvent) => {
    const menu = target.closest('[role=menu]');
    // The menu takes the focus late. If it was closed meanwhile, return the focus.
    if (menu && !isOpen) {
      (relatedTarget as HTMLElement | null)?.focus();
      return;
    }
    const choice = menu && early.current > 0 ? choiceElements(menu)[early.current] : undefined;
    early.current = 0;
    choice?.focus();
  };
  const opener: PopupButtonProps = {
    ...button,
    onPointerEnter: preloadPopups,
    onKeyDownCapture: onKeyDown,
    onClick: (event) => {
      onOpen?.();
      early.current = 0;
      button.onClick?.(event);
    },
  };
  return (
    <>
      {cloneElement(children, { ...(disabled ? undefined : opener), 'aria-busy': isSaving || undefined })}
      {anchor && (
        <span className="popup-anchor" style={anchor} onKeyDownCapture={onKeyDown} onFocus={onFocus}>
          <LatePart onFailure={remove}>
            <MenuPopup
              open={isOpen}
              onOpenChange={onOpenChange}
              placement={placement}
              menu={{
                items,
                selectable: selected !== undefined,
                selectedKeys: selected === undefined ? [] : [selected],
                onClick: ({ key }) => choose(key, false),
              }}
            />
          </LatePart>
        </span>
      )}
    </>
  );
}
