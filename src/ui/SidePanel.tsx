import { Drawer } from 'antd';
import { useId, type ReactNode } from 'react';
import { useCloseOnBack, useWhileMounted } from './closeOnBack';
import { openMark } from './useKey';
import { OverlayBoundary } from './OverlayBoundary';
import { useIsPhone } from './useMediaQuery';

export interface SidePanelProps {
  isOpen: boolean;
  title: string;
  /** Width in pixels on a desktop; on a phone the panel covers the lower part of the viewport. */
  width: number;
  footer?: ReactNode;
  children: ReactNode;
  onClose: () => void;
}

/** A drawer, named by its title: at the right on a desktop, from the bottom on a phone. Back closes it. */
export function SidePanel({ isOpen, title, width, footer, children, onClose }: SidePanelProps) {
  const isPhone = useIsPhone();
  const titleId = useId();
  useCloseOnBack(isOpen, onClose);
  return (
    <OverlayBoundary>
      <Drawer
        open={isOpen}
        onClose={useWhileMounted(onClose)}
        title={
          <span id={titleId} {...openMark(isOpen)}>
            {title}
          </span>
        }
        aria-labelledby={titleId}
        placement={isPhone ? 'bottom' : 'right'}
        size={isPhone ? '85%' : width}
        footer={footer}
      >
        {children}
      </Drawer>
    </OverlayBoundary>
  );
}
