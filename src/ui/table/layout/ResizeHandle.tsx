import './layout.css';
import { useRef, type PointerEvent } from 'react';
import { columnLimits } from './arrangeColumns';
import { textScale } from './columnWidths';

/** The handle that resizes a column by dragging. With the keyboard this is done in {@link LayoutPanel}. */
export function ResizeHandle({ onResize }: { onResize: (width: number) => void }) {
  const start = useRef<{ x: number; width: number; scale: number }>(undefined);
  const widthAt = (event: PointerEvent) => {
    const { x, width, scale } = start.current ?? { x: event.clientX, width: 0, scale: 1 };
    const pixels = (width + event.clientX - x) / scale;
    return Math.round(Math.min(columnLimits.max, Math.max(columnLimits.min, pixels)));
  };
  return (
    <span
      className="resize-handle"
      aria-hidden
      onPointerDown={(event) => {
        const width = event.currentTarget.closest('th')?.offsetWidth ?? 0;
        start.current = { x: event.clientX, width, scale: textScale() };
        event.currentTarget.setPointerCapture(event.pointerId);
        event.preventDefault();
      }}
      onPointerMove={(event) => start.current && onResize(widthAt(event))}
      onPointerUp={() => (start.current = undefined)}
      onPointerCancel={() => (start.current = undefined)}
    />
  );
}
