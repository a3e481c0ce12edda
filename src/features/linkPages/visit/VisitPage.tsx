import '../linkPages.css';
import { useEffect } from 'react';
import { loadVisitsByLink, type Visit } from '../../../api/linkVisits';
import { useCompany } from '../../../api/settings';
import { LinkVisit } from './LinkVisit';
import { linkVisitsText as text } from '../linkVisitsText';
import { LinkHead, Message } from '../linkParts';
import { useLinked } from '../useLinked';

/** Returns the visit of a link; undefined if there is none for its account any more. */
const loadVisit = async (link: string): Promise<Visit | undefined> => (await loadVisitsByLink(link))[0];

/** /visita: a visit for the resident, who can answer without signing in. */
export function VisitPage() {
  const { company, logo } = useCompany();
  const { link, linked, read } = useLinked('posventa-visita', loadVisit);
  const visit = linked.state === 'shown' ? linked.data : undefined;

  useEffect(() => {
    document.title = [text.pageTitle, company].filter(Boolean).join(' · ');
  }, [company]);

  return (
    <>
      <LinkHead company={{ name: company, logo }} />
      <main className="ow-main" aria-busy={linked.state === 'loading'}>
        {linked.state === 'loading' && <p role="status">{text.loading}</p>}
        {linked.state === 'no link' && <Message title={text.noLink} detail={text.noLinkHint} />}
        {linked.state === 'shown' && !visit && <Message title={text.none} detail={text.noneHint} />}
        {linked.state === 'ended' && <Message title={text.ended} detail={text.endedHint} />}
        {linked.state === 'failed' && (
          <Message title={text.failed} detail={linked.message} onRetry={link ? () => void read(link) : undefined} />
        )}
        {visit && link && (
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
                visit={visit}
                onChanged={() => read(link)}
              />
            </section>
            <section className="ow-card" aria-labelledby="ow-where">
              <h2 id="ow-where">{text.placeTitle}</h2>
              <p>
                <strong>{visit.place}</strong>
                {visit.address && <span className="ow-line">{visit.address}</span>}
                {visit.claims.map(({ id, what }) => (
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
