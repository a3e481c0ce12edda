import { useEffect, useRef } from 'react';

interface NewRowsProps {
  /** The number of new records, as text. */
  text: string;
  onShow: () => void;
}

/**
 * A line above a list that says that new records were created. They are loaded by a click, or when the user scrolls
 * back to the top.
 */
export function NewRows({ text, onShow }: NewRowsProps) {
  const line = useRef<HTMLParagraphElement>(null);
  const show = useRef(onShow);
  useEffect(() => {
    show.current = onShow;
  });
  useEffect(() => {
    const wentDown = new WeakSet<Node>();
    const onScroll = ({ target }: Event) => {
      if (!(target instanceof Node)) return;
      const element = target instanceof Document ? target.scrollingElement : (target as Element);
      // Only scrolling elements that contain the list, or are inside it.
      if (!element || !(element.contains(line.current) || line.current?.parentElement?.contains(element))) return;
      if (element.scrollTop > 0) wentDown.add(target);
      else if (wentDown.has(target)) show.current();
    };
    document.addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', onScroll, { capture: true });
  }, []);
  return (
    <p ref={line} className="live-line" role="status">
      <button type="button" className="link-button" onClick={onShow}>
        {text}
      </button>
    </p>
  );
}
