import './ownWork.css';
import { useCallback, useEffect, useState } from 'react';
import { loadVisitsByLink, type Visit } from '../../api/linkVisits';
import { errorMessage, isApiError } from '../../api/envelope';
import { useCompany } from '../../api/settings';
import { LinkVisit } from './LinkVisit';
import { linkVisitsText as text } from './linkVisitsText';
import { Message } from './Message';
import { takeVisitLink } from './visitLink';

type Shown =
  | { state: 'loading' | 'no link' | 'none' }
  | { state: 'ended' | 'failed'; message: string }
  | { state: 'shown'; visit: Visit };

/** /visita: a visit for the resident, who can answer without signing in. */
export function VisitPage() {
  const { company, logo } = useCompany();
  const [link, setLink] = useState<string>();
  const [shown, setShown] = useState<Shown>({ state: 'loading' });

  const read = useCallback(async (of: string) => {
    try {
      const [visit] = await loadVisitsByLink(of);
      setShown(visit ? { state: 'shown', visit } : { state: 'none' });
    } catch (error) {
      const isEnded = isApiError(error) && error.status === 401;
      // The shown visit stays while there is no connection.
      setShown((now) =>
        !isEnded && now.state === 'shown' ? now : { state: isEnded ? 'ended' : 'failed', message: errorMessage(error) },
      );
    }
  }, []);

  useEffect(() => {
    const start = () => {
      const taken = takeVisitLink();
      setLink(taken);
      if (taken) void read(taken);
      else setShown({ state: 'no link' });
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
      <header className="ow-head">
        {logo && <img className="ow-logo" src={logo} alt="" />}
        <span className="ow-company">{company}</span>
      </header>
      <main className="ow-main" aria-busy={shown.state === 'loading'}>
        {shown.state === 'loading' && <p role="status">{text.loading}</p>}
        {shown.state === 'no link' && <Message title={text.noLink} detail={text.noLinkHint} />}
        {shown.state === 'none' && <Message title={text.none} detail={text.noneHint} />}
        {shown.state === 'ended' && <Message title={text.ended} detail={shown.message} />}
        {shown.state === 'failed' && (
          <Message title={text.failed} detail={shown.message} onRetry={link ? () => void read(link) : undefined} />
        )}
        {shown.state === 'shown' && link && (
          <>
            <div className="ow-title">
              <h1>{text.pageTitle}</h1>
            </div>
            <section className="ow-card" aria-labelledby="ow-visits">
              <h2 id="ow-visits">{text.title}</h2>
              <LinkVisit link={link} side="resident" visit={shown.visit} onChanged={() => read(link)} />
            </section>
            <section className="ow-card" aria-labelledby="ow-where">
              <h2 id="ow-where">{text.placeTitle}</h2>
              <p>
                <strong>{shown.visit.place}</strong>
                {shown.visit.address && <span className="ow-line">{shown.visit.address}</span>}
                {shown.visit.claims.map(({ id, what }) => (
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
