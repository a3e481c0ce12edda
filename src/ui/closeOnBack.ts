import { useEffect, useRef } from 'react';
import type { createBrowserRouter } from 'react-router-dom';

/** What lies over the page, such as a dialog. Each has an entry of its own in the browser's history, which Back takes away. */
interface Layer {
  close: () => void;
}

type Router = ReturnType<typeof createBrowserRouter>;

/** What the router keeps in an entry (`idx`, `key`), and how many layers lie over the page in it. */
interface Entry {
  idx?: number;
  key?: string;
  layers?: number;
}
const entry = (): Entry => (history.state as Entry | null) ?? {};
const layersOf = ({ layers = 0 }: Entry): number => layers;
const indexOf = ({ idx = 0 }: Entry): number => idx;

/** The open layers, the uppermost last. */
const open: Layer[] = [];
/** Brings the history in line with {@link open}. */
let settleSoon = () => {};
/** Ends what {@link withLayers} began. */
let stop = () => {};

/**
 * Makes the router of a page on which Back closes what lies over it before it leaves. The router does not see the entries of the layers:
 * it keeps its own, and a layer that opens or closes renders nothing but itself.
 */
export function withLayers(createRouter: () => Router): Router {
  stop();
  /** The entry at which the router believes to be. */
  let known = indexOf(entry());
  /** Where the history is. */
  let at = entry();
  let isForward = false;
  /** An entry of a closed layer is being taken away. */
  let isMoving = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Listeners of a window are called in the order in which they came: this one must come before the router's.
  window.addEventListener('popstate', onPop);
  const router = createRouter();

  function settle() {
    const isAtPage = router.state.location.key === (entry().key ?? 'default');
    if (isMoving || !isAtPage || router.state.navigation.state !== 'idle') return;
    const surplus = layersOf(entry()) - open.length;
    if (surplus <= 0) isForward = false;
    else {
      // Where a page was opened from a layer, that layer's entry lies in the middle: it is passed over, either way.
      isMoving = !isForward;
      history.go(isForward ? 1 : -surplus);
    }
    for (let missing = -surplus; missing > 0; missing -= 1) {
      // The page may be scrolled below a layer, and stays where it is when the layer's entry goes.
      history.scrollRestoration = 'manual';
      history.pushState({ ...entry(), idx: indexOf(entry()) + 1, layers: layersOf(entry()) + 1 }, '');
      history.scrollRestoration = 'auto';
    }
    at = entry();
  }
  settleSoon = () => {
    // One dialog that follows another takes over its entry; a link in a menu closes it and leaves.
    clearTimeout(timer);
    timer = setTimeout(settle);
  };

  function onPop(event: PopStateEvent) {
    const before = at;
    at = entry();
    isForward = indexOf(at) > indexOf(before);
    // To the router nothing has happened: it would break off a navigation that has begun.
    if (indexOf(at) === known) event.stopImmediatePropagation();
    known = indexOf(at);
    if (layersOf(at) === 0) history.scrollRestoration = 'auto';
    const gone = layersOf(before) - layersOf(at);
    if (!isMoving && gone > 0) for (const layer of open.slice(-gone).reverse()) layer.close();
    isMoving = false;
    settleSoon();
  }
  const unsubscribe = router.subscribe(() => {
    if (layersOf(entry()) === 0) {
      at = entry();
      known = indexOf(at);
    }
    settleSoon();
  });
  // A page that was loaded anew has no layers.
  settleSoon();
  stop = () => {
    clearTimeout(timer);
    unsubscribe();
    window.removeEventListener('popstate', onPop);
  };
  return router;
}

/** While `isOpen`, Back calls `close` and stays on the page. For what lies over the page; of several, the one that was opened last. */
export function useCloseOnBack(isOpen: boolean, close: () => void): void {
  const current = useRef(close);
  useEffect(() => {
    current.current = close;
  });
  useEffect(() => {
    if (!isOpen) return;
    const layer: Layer = { close: () => current.current() };
    open.push(layer);
    settleSoon();
    return () => {
      open.splice(open.indexOf(layer), 1);
      settleSoon();
    };
  }, [isOpen]);
}
