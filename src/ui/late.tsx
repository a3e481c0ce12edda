import { Component, lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { loadCode } from './loadCode';
import { logFailure } from './log';
import { notify, toastMs } from './notify';
import { ErrorState } from './states';
import { uiText } from './text';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** Replaces the components whose code could not be loaded, so that the next rendering requests it again. */
const renewals = new Set<() => void>();
function renewFailed(): void {
  for (const renew of renewals) renew();
  renewals.clear();
}

/**
 * Returns a component whose code is loaded when it is first needed, like React's `lazy`, with two differences. If the
 * code was loaded in advance, it renders at once: `lazy` would suspend on its first render, and React keeps the fallback
 * for 300 ms. And code that could not be loaded is requested again after a {@link LatePart} has shown the failure.
 */
export function preloadable<Props extends object>(load: Load<Props>) {
  let loaded: ComponentType<Props> | undefined;
  const preload = async () => {
    const module = await loadCode(load);
    loaded = module.default;
    return module;
  };
  const create = () =>
    lazy<ComponentType<Props>>(() =>
      preload().catch((error: unknown) => {
        renewals.add(renew);
        throw error;
      }),
    );
  let Lazy = create();
  const renew = () => {
    Lazy = create();
  };
  function Preloadable(props: Props) {
    // Stays the same while it is mounted: a change would remount it.
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Lazy);
    return <Shown {...props} />;
  }
  return { Component: Preloadable, preload };
}

/** Returns a component whose code is loaded when it is first rendered: {@link preloadable}. Render it in a {@link LatePart}. */
export const late = <Props extends object>(load: Load<Props>): ComponentType<Props> => preloadable(load).Component;

/** Whether the code or the styles of a part could not be loaded: webpack's error, after the second try. */
const isLoadFailure = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkLoadError';

interface LatePartProps {
  children: ReactNode;
  /** Shown while the code is loading. */
  fallback?: ReactNode;
  /** The part is left out if its code cannot be loaded. Not for a part that a person has to answer. */
  isOptional?: boolean;
  /** For a part that the user opened: unmounts it. A notification says why, and the part can be opened again. */
  onFailure?: () => void;
}

/**
 * A part of a page whose code is loaded late. If it cannot be loaded (the connection was lost), the page stays, with what
 * was typed: an error in the place of the part offers to try again. Other errors are the page's.
 */
export class LatePart extends Component<LatePartProps, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    if (!isLoadFailure(error)) return;
    logFailure('load a part of the page', error);
    renewFailed();
    const { onFailure } = this.props;
    if (!onFailure) return;
    onFailure();
    notify({ type: 'error', title: uiText.notLoaded, description: uiText.notLoadedHint, durationMs: toastMs.error });
  }

  retry = (): void => this.setState({ error: undefined });

  override render(): ReactNode {
    const { error } = this.state;
    const { children, fallback = null, isOptional, onFailure } = this.props;
    if (error === undefined) return <Suspense fallback={fallback}>{children}</Suspense>;
    if (!isLoadFailure(error)) throw error;
    if (isOptional || onFailure) return null;
    return <ErrorState title={uiText.notLoaded} message={uiText.notLoadedHint} onRetry={this.retry} />;
  }
}
