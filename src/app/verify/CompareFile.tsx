import { useState } from 'react';
import { DropZone } from '../../ui/upload/DropZone';
import { verifyText as text } from './verifyText';

type Outcome = 'same' | 'different';

/** Compares a file with the hash of a document, in the browser: the file is not sent. */
export function CompareFile({ sha256 }: { sha256: string }) {
  const [compared, setCompared] = useState<{ name: string; outcome: Outcome }>();
  // Browsers have it on https and on the machine itself.
  const canCompare = globalThis.crypto?.subtle !== undefined;
  const compare = (file: File | undefined) => {
    if (!file) return;
    void hashOf(file).then((hash) => setCompared({ name: file.name, outcome: hash === sha256 ? 'same' : 'different' }));
  };
  return (
    <section className="panel" aria-labelledby="comparar">
      <h2 id="comparar">{text.compare}</h2>
      <p>{text.compareHint}</p>
      {canCompare ? (
        <DropZone input={{ accept: '.pdf,application/pdf' }} onFiles={([file]) => compare(file)}>
          {(choose) => (
            <button type="button" className="verify-button is-plain" onClick={choose}>
              {text.choose}
            </button>
          )}
        </DropZone>
      ) : (
        <p className="field-problem">{text.cannotCompare}</p>
      )}
      <p role="status" className={compared?.outcome === 'different' ? 'field-problem' : undefined}>
        {compared && `${compared.outcome === 'same' ? '✓' : '✗'} ${text[compared.outcome](compared.name)}`}
      </p>
    </section>
  );
}

/** Returns the SHA-256 of a file in hexadecimal. */
async function hashOf(file: File): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
