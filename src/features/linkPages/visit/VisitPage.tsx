import '../linkPages.css';
import { useCallback, useEffect, useRef, useState } from 'react';
import { loadVisitsByLink, type Visit } from '../../../api/linkVisits';
import { errorMessage, isApiError } from '../../../api/envelope';
import { useCompany } from '../../../api/settings';
import { LinkVisit } from './LinkVisit';
import { linkVisitsText as text } from '../linkVisitsText';
import { LinkHead, Message } from '../linkParts';
import { takeSecret } from '../secret';

type PageState =
  | { state: 'loading' | 'no link' | 'none' }
  | { state: 'ended' | 'failed'; message: string }
  | { state: 'shown'; visit: Visit };

/** /visita: a visit for the resident, who can answer without signing in. */
export function VisitPage() {
  const { company, logo } = useCompany();
  const [link, setLink] = useState<string>();
  const [pageState, setPageState] = useState<PageState>({ state: 'loading' });

  // Another link can be opened in the same tab while a response is on its way.
  const shownLink = useRef<string>(undefined);
  const read = useCallback(async (secret: string) => {
    try {
      const [visit] = await loadVisitsByLink(secret);
      if (shownLink.current !== secret) return;
      setPageState(visit ? { state: 'shown', visit } : { state: 'none' });
    } catch (error) {
      if (shownLink.current !== secret) return;
      const isEnded = isApiError(error) && error.status === 401;
      // The shown visit stays while there is no connection.
      setPageState((now) =>
        !isEnded && now.state === 'shown' ? now : { state: isEnded ? 'ended' : 'failed', message: errorMessage(error) },
      );
    }
  }, []);

  useEffect(() => {
    const start = () => {
      const secret = takeSecret('posventa-visita');
      shownLink.current = secret;
      setPageState({ state: 'loading' });
      setLink(secret);
      if (secret) void read(secret);
      else setPageState({ state: 'no link' });
    };
    start();
    window.addEventListener('hashchange', start);
    return () => window.removeEventListener('hashchange', start);
  }, [read]);

  useEffect(() => {
    document.title = [text.pageTitle, company].filter(Boolean).join(' · ');
  }, [company]);

  return (
    <>
      <LinkHead company={{ name: company, logo }} />
      <main className="ow-main" aria-busy={pageState.state === 'loading'}>
        {pageState.state === 'loading' && <p role="status">{text.loading}</p>}
        {pageState.state === 'no link' && <Message title={text.noLink} detail={text.noLinkHint} />}
        {pageState.state === 'none' && <Message title={text.none} detail={text.noneHint} />}
        {pageState.state === 'ended' && <Message title={text.ended} detail={text.endedHint} />}
        {pageState.state === 'failed' && (
          <Message title={text.failed} detail={pageState.message} onRetry={link ? () => void read(link) : undefined} />
        )}
        {pageState.state === 'shown' && link && (
          <>
            <div className="ow-title">
              <h1>{text.pageTitle}</h1>
            </div>
            <section className="ow-card" aria-labelledby="ow-visits">
              <h2 id="ow-visits">{text.title}</h2>
              <LinkVisit
                key={link}
                origin={{ link, order: undefined }}
                side="resident"
                visit={pageState.visit}
                onChanged={() => read(link)}
              />
            </section>
            <section className="ow-card" aria-labelledby="ow-where">
              <h2 id="ow-where">{text.placeTitle}</h2>
              <p>
                <strong>{pageState.visit.place}</strong>
                {pageState.visit.address && <span className="ow-line">{pageState.visit.address}</span>}
                {pageState.visit.claims.map(({ id, what }) => (
                  <span key={id} className="ow-line ow-soft">
                    {text.claim(id, what)}
                  </span>
                ))}
              </p>
            </section>
          </>
        )}
      </main>
    </>
  );
}
