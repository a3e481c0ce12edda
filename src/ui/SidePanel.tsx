import { Drawer } from 'antd';
import { useId, type ReactNode } from 'react';
import { useIsPhone } from './useMediaQuery';

interface SidePanelProps {
  isOpen: boolean;
  title: string;
  /** Pixels on a desk; on a phone it is a sheet over the lower part of the window. */
  width: number;
  footer?: ReactNode;
  children: ReactNode;
  onClose: () => void;
}

/** What opens beside a page without leaving it, named by its title: at its side on a desk, a sheet from below on a phone. */
export function SidePanel({ isOpen, title, width, footer, children, onClose }: SidePanelProps) {
  const isPhone = useIsPhone();
  const titleId = useId();
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      title={<span id={titleId}>{title}</span>}
      aria-labelledby={titleId}
      placement={isPhone ? 'bottom' : 'right'}
      size={isPhone ? '85%' : width}
      footer={footer}
    >
      {children}
    </Drawer>
  );
}
