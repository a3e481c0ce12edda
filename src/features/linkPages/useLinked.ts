import { useCallback, useEffect, useRef, useState } from 'react';
import { errorMessage, isApiError } from '../../api/envelope';
import { takeSecret } from './secret';

type Linked<Data> =
  | { state: 'loading' | 'no link' }
  | { state: 'ended' | 'failed'; message: string }
  | { state: 'shown'; data: Data };

/**
 * What the link of a page opens: its secret comes from the address or, after a reload, from this tab. `load` must be
 * stable.
 */
export function useLinked<Data>(storageKey: string, load: (link: string) => Promise<Data>) {
  const [link, setLink] = useState<string>();
  const [linked, setLinked] = useState<Linked<Data>>({ state: 'loading' });

  // Another link can be opened in the same tab while a response is on its way.
  const shownLink = useRef<string>(undefined);
  const read = useCallback(
    async (secret: string) => {
      try {
        const data = await load(secret);
        if (shownLink.current === secret) setLinked({ state: 'shown', data });
      } catch (error) {
        if (shownLink.current !== secret) return;
        const isEnded = isApiError(error) && error.status === 401;
        // What is shown stays while there is no connection.
        setLinked((now) =>
          !isEnded && now.state === 'shown'
            ? now
            : { state: isEnded ? 'ended' : 'failed', message: errorMessage(error) },
        );
      }
    },
    [load],
  );

  useEffect(() => {
    const start = () => {
      const secret = takeSecret(storageKey);
      shownLink.current = secret;
      setLinked({ state: secret ? 'loading' : 'no link' });
      setLink(secret);
      if (secret) void read(secret);
    };
    start();
    window.addEventListener('hashchange', start);
    return () => window.removeEventListener('hashchange', start);
  }, [read, storageKey]);

  return { link, linked, read, show: (data: Data) => setLinked({ state: 'shown', data }) };
}
