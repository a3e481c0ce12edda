import { Component, Fragment, type ReactNode } from 'react';
import { logFailure } from './log';

interface RedrawnState {
  /** A new key renders the part anew. */
  round: number;
  /** An error that drawing again does not mend. */
  error?: unknown;
}

/** Times that a part is drawn again in quick succession before the error is passed on. */
const maxRounds = 3;
const quickMs = 2000;

/**
 * Whether the page was changed by something else than the portal: a browser's translator replaces texts, and React then
 * finds no text to remove or to insert before.
 */
const isForeignChange = (error: unknown): boolean => error instanceof DOMException && error.name === 'NotFoundError';

/**
 * A part of the page that is drawn again if a translator, or an extension, has changed it so that it cannot be updated.
 * Without it the whole page would be lost. Texts that change stand alone in their element, which React updates whatever
 * was done to them (`test/contract/textsAlone.test.ts`); this is for the rest.
 */
export class Redrawn extends Component<{ children: ReactNode }, RedrawnState> {
  override state: RedrawnState = { round: 0 };
  private rounds = 0;
  private lastAt = 0;

  static getDerivedStateFromError(error: unknown): Partial<RedrawnState> {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    const now = Date.now();
    this.rounds = now - this.lastAt < quickMs ? this.rounds + 1 : 1;
    this.lastAt = now;
    if (!isForeignChange(error) || this.rounds > maxRounds) return;
    logFailure('A part of the page was drawn again, because something else had changed it.', error);
    this.setState(({ round }) => ({ round: round + 1, error: undefined }));
  }

  override render(): ReactNode {
    const { round, error } = this.state;
    if (error !== undefined && (!isForeignChange(error) || this.rounds > maxRounds)) throw error;
    return error === undefined && <Fragment key={round}>{this.props.children}</Fragment>;
  }
}
