import { useEffect, useRef, useState } from 'react';
import { errorMessage } from '../../api/envelope';
import type { IssuedDocument } from '../../api/issuedDocuments';
import { sizeWords } from '../words';

/** Texts of the documents on paper that the portal issues. */
export const issueText = {
  working: 'Preparando el documento…',
  late: 'El documento todavía no está listo. Pedilo de nuevo en un minuto.',
  open: (bytes: number | null) => (bytes === null ? 'Abrir el PDF' : `Abrir el PDF (${sizeWords(bytes)})`),
  version: (version: number, code: string) => `Versión ${version} · código ${code}`,
  verify: 'Verificar',
} as const;

/** Milliseconds between two questions whether the file is there. */
const askAgainMs = 800;
/** Questions after which the page stops asking: the document is made all the same. */
const mostQuestions = 75;

export interface Issue {
  isWorking: boolean;
  /** The finished document. */
  issued?: IssuedDocument;
  problem?: string;
  start: () => void;
}

/**
 * Issues a document: asks until its file is there. `ask` may be called again and again; it returns the same document
 * until its facts change.
 */
export function useIssue(ask: () => Promise<IssuedDocument>): Issue {
  const [state, setState] = useState<Omit<Issue, 'start'>>({ isWorking: false });
  /** Counts the starts, and is -1 once the component is gone: an earlier question then says nothing any more. */
  const turn = useRef(0);
  useEffect(() => () => void (turn.current = -1), []);
  const start = () => {
    turn.current += 1;
    const mine = turn.current;
    const show = (next: Omit<Issue, 'start'>) => {
      if (turn.current === mine) setState(next);
    };
    show({ isWorking: true });
    void askUntilReady(ask, () => turn.current === mine).then(
      (issued) => show(issued ? { isWorking: false, issued } : { isWorking: false, problem: issueText.late }),
      (error: unknown) => show({ isWorking: false, problem: errorMessage(error) }),
    );
  };
  return { ...state, start };
}

/** Returns the finished document; undefined if it takes too long, could not be made, or nobody waits any more. */
async function askUntilReady(
  ask: () => Promise<IssuedDocument>,
  isWanted: () => boolean,
): Promise<IssuedDocument | undefined> {
  for (let times = 0; times < mostQuestions && isWanted(); times++) {
    if (times > 0) await new Promise((resolve) => setTimeout(resolve, askAgainMs));
    const document = await ask();
    if (document.state === 'ready') return document;
    // Asking has begun it again: what failed once more is not asked for a third time.
    if (document.state === 'failed') return undefined;
  }
  return undefined;
}
