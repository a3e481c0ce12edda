import { useEffect, useRef } from 'react';

interface NewRowsProps {
  /** How many wait, in words. */
  text: string;
  onShow: () => void;
}

/** Says above a list that records were made since it was read. They come with a click, or where the person returns to its top. */
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
      // Only what holds the list, or lies in it.
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
