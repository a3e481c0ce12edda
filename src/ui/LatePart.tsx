import { Component, Suspense, type ReactNode } from 'react';
import { logFailure } from './log';

/** Whether the code or the styles of a part could not be loaded: webpack's error, after the second try. */
const isLoadFailure = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkLoadError';

/**
 * An optional part of a page whose code is loaded late. While it is loading, and if it cannot be loaded (the connection
 * was lost), the page stays as it is without the part: an error would take the whole page away, with what was typed. Not
 * for a part that a person has to answer: there the error must be seen.
 */
export class LatePart extends Component<{ children: ReactNode }, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    if (isLoadFailure(error)) logFailure('load a part of the page', error);
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return <Suspense fallback={null}>{this.props.children}</Suspense>;
    if (!isLoadFailure(error)) throw error;
    return null;
  }
}
