import './Palette.css';
import { SearchOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { late } from '../../ui/late';
import type { SignedInUser } from '../../api/auth';
import { collectKeys } from '../../ui/earlyKeys';
import { preload } from '../../ui/loadCode';
import { isDialogOpen } from '../../ui/useKey';
import { useDialog } from '../../ui/useDialog';
import { useIsTouch } from '../../ui/useMediaQuery';
import type { PaletteProps } from './Palette';
import { paletteText as text } from './paletteText';

const load = () => import(/* webpackChunkName: "palette" */ './Palette');
const Palette = late(load);

/** Opens the palette: a button in the header, and Ctrl K (⌘K) on every page. */
export function PaletteButton({ user }: { user: SignedInUser }) {
  // A touch screen has no keys.
  const label = useIsTouch() ? text.openByTouch : text.open;
  const { open, dialog } = useDialog<PaletteProps>(Palette);
  const show = () => {
    const takeTyped = collectKeys();
    load().catch(takeTyped);
    open({ user, takeTyped });
  };
  const latest = useRef(show);
  useEffect(() => {
    latest.current = show;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isMeant =
        event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isMeant) return;
      // The browser's own Ctrl K leaves the portal.
      event.preventDefault();
      if (!event.repeat && !isDialogOpen()) latest.current();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <>
      <Button
        type="text"
        className="header-palette"
        icon={<SearchOutlined aria-hidden />}
        title={label}
        aria-label={label}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={() => preload(load)}
        onClick={show}
      />
      {dialog}
    </>
  );
}
