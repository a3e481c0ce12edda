import { useEffect, useRef } from 'react';
import type { createBrowserRouter } from 'react-router-dom';

/**
 * An overlay above the page, such as a dialog. Each overlay has its own entry in the browser's history, which Back
 * removes.
 */
interface Layer {
  close: () => void;
}

type Router = ReturnType<typeof createBrowserRouter>;

/** The state of a history entry: the router's `idx` and `key`, and the number of open layers. */
interface Entry {
  idx?: number;
  key?: string;
  layers?: number;
}
const entry = (): Entry => (history.state as Entry | null) ?? {};
const layersOf = ({ layers = 0 }: Entry): number => layers;
const indexOf = ({ idx = 0 }: Entry): number => idx;

/** The open layers, the topmost last. */
const openLayers: Layer[] = [];
/** Schedules the synchronisation of the history with {@link openLayers}. */
let scheduleSync = () => {};
/** Removes the listeners of the last {@link withLayers}. */
let stop = () => {};

/**
 * Creates the router of a page on which Back first closes the open layers and then leaves the page. The router does not
 * see the layers' entries: opening or closing a layer renders only the layer.
 */
export function withLayers(createRouter: () => Router): Router {
  stop();
  /** The index of the entry that the router considers current. */
  let routerIndex = indexOf(entry());
  let currentEntry = entry();
  let isForward = false;
  /** Whether the entry of a closed layer is being removed. */
  let isMoving = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // The window calls listeners in the order of their registration: this one must run before the router's.
  window.addEventListener('popstate', onPop);
  const router = createRouter();

  function syncHistory() {
    const isAtPage = router.state.location.key === (entry().key ?? 'default');
    if (isMoving || !isAtPage || router.state.navigation.state !== 'idle') return;
    const surplus = layersOf(entry()) - openLayers.length;
    if (surplus <= 0) isForward = false;
    else {
      // If the user opened a page from a layer, the layer's entry is between two pages: skip it, in both directions.
      isMoving = !isForward;
      history.go(isForward ? 1 : -surplus);
    }
    for (let missing = -surplus; missing > 0; missing -= 1) {
      // The page below a layer may be scrolled and must keep its position when the layer's entry is removed.
      history.scrollRestoration = 'manual';
      history.pushState({ ...entry(), idx: indexOf(entry()) + 1, layers: layersOf(entry()) + 1 }, '');
      history.scrollRestoration = 'auto';
    }
    currentEntry = entry();
  }
  scheduleSync = () => {
    // Delayed: a dialog that follows another one reuses its entry, and a link in a menu closes the menu and navigates.
    clearTimeout(timer);
    timer = setTimeout(syncHistory);
  };

  function onPop(event: PopStateEvent) {
    const before = currentEntry;
    currentEntry = entry();
    isForward = indexOf(currentEntry) > indexOf(before);
    // Hides the event from the router, because its page did not change; it would cancel a running navigation.
    if (indexOf(currentEntry) === routerIndex) event.stopImmediatePropagation();
    routerIndex = indexOf(currentEntry);
    if (layersOf(currentEntry) === 0) history.scrollRestoration = 'auto';
    const closedCount = layersOf(before) - layersOf(currentEntry);
    if (!isMoving && closedCount > 0) for (const layer of openLayers.slice(-closedCount).reverse()) layer.close();
    isMoving = false;
    scheduleSync();
  }
  const unsubscribe = router.subscribe(() => {
    if (layersOf(entry()) === 0) {
      currentEntry = entry();
      routerIndex = indexOf(currentEntry);
    }
    scheduleSync();
  });
  // A reloaded page has no layers.
  scheduleSync();
  stop = () => {
    clearTimeout(timer);
    unsubscribe();
    window.removeEventListener('popstate', onPop);
  };
  return router;
}

/**
 * While `isOpen`, Back calls `close` and stays on the page. For layers above the page; if there are several, Back
 * closes the one that was opened last.
 */
export function useCloseOnBack(isOpen: boolean, close: () => void): void {
  const current = useRef(close);
  useEffect(() => {
    current.current = close;
  });
  useEffect(() => {
    if (!isOpen) return;
    const layer: Layer = { close: () => current.current() };
    openLayers.push(layer);
    scheduleSync();
    return () => {
      openLayers.splice(openLayers.indexOf(layer), 1);
      scheduleSync();
    };
  }, [isOpen]);
}

/**
 * Returns a function that runs `callback` only while the component is mounted. For Ant Design's overlays: if React
 * discards a rendering of one, the overlay's handler of Escape remains, and runs at each Escape when nothing is open.
 */
export function useWhileMounted(callback: () => void): () => void {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return () => {
    if (isMounted.current) callback();
  };
}
