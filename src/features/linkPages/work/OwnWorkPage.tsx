import '../linkPages.css';
import { useEffect } from 'react';
import type { OwnWork } from '../../../api/ownWork';
import { useCompany } from '../../../api/settings';
import { formatInstant } from '../../../ui/dates';
import { Message } from '../linkParts';
import { CompanyFoot } from './CompanyFoot';
import { OwnWorkActions } from './OwnWorkActions';
import { OwnWorkPhotos } from './OwnWorkPhotos';
import { OwnWorkPlaces } from './OwnWorkPlaces';
import { OwnWorkVisits } from './OwnWorkVisits';
import { ownWorkText as text } from '../ownWorkText';
import { PhotoLinks } from '../photoParts';
import { useOwnWork } from './useOwnWork';
import { UnsentLists } from './UnsentList';
import { workMoveOf } from '../../../contract/workStatus';
import { isOfOrder } from '../outbox/outboxState';
import { orderOf, type UnsentCommand } from '../outbox/workStore';

interface OwnWorkPageProps {
  /** Loads the new version of the page, if there is one. */
  update?: () => void;
}

/**
 * /trabajo/: a work order for its contractor, who has no account and often no connection. One column, designed for a
 * phone.
 */
export function OwnWorkPage({ update }: OwnWorkPageProps) {
  const { link, pageState, outbox, retry } = useOwnWork();
  const displayedCompany = useCompany();
  const known = pageState.state === 'shown' ? pageState.work : undefined;
  const order = known && orderOf(known);
  const unsent = outbox.items.filter((item) => isOfOrder(item, link, order));
  const work = known && withUnsent(known, unsent);
  const origin = link === undefined ? undefined : { link, order };
  const company = work?.company ??
    (pageState.state === 'ended' ? pageState.company : undefined) ?? {
      name: displayedCompany.company,
      logo: displayedCompany.logo ?? null,
      phone: displayedCompany.phone,
    };

  useEffect(() => {
    if (work) document.title = text.pageTitle(work.id, company.name);
  }, [work, company.name]);

  return (
    <>
      {update && (
        <p className="ow-update" role="status">
          <span>{text.newVersion}</span>
          <button type="button" className="ow-button" onClick={update}>
            {text.update}
          </button>
        </p>
      )}
      <header className="ow-head">
        {company.logo && <img className="ow-logo" src={company.logo} alt="" />}
        <span className="ow-company">{company.name}</span>
      </header>
      <main className="ow-main" aria-busy={pageState.state === 'loading'}>
        {pageState.state === 'loading' && <p role="status">{text.loading}</p>}
        {pageState.state === 'no link' && <Message title={text.noLink} detail={text.noLinkHint} />}
        {pageState.state === 'ended' && <Message title={text.ended} detail={text.endedHint} />}
        {pageState.state === 'failed' && (
          <Message title={text.failed} detail={pageState.message} onRetry={() => void retry()} />
        )}
        {pageState.state === 'shown' && pageState.storedAt && (
          <p className="ow-note" role="status">
            <span>{text.offline(formatInstant(pageState.storedAt))}</span>
            <button type="button" className="ow-button" onClick={() => void retry()}>
              {text.askAgain}
            </button>
          </p>
        )}
        {work && <WorkHead work={work} isUnsent={work.status !== known?.status} />}
        <UnsentLists outbox={outbox} link={link} order={order} />
        {work && origin && (
          <>
            <section className="ow-card" aria-labelledby="ow-what">
              <h2 id="ow-what">{text.what}</h2>
              <p className="ow-text">{work.instructions}</p>
              <AskedPhotos photos={work.asked_photos} />
            </section>
            <OwnWorkPlaces work={work} />
            <OwnWorkVisits origin={origin} work={work} onChanged={retry} />
            <OwnWorkPhotos origin={origin} work={work} unsent={unsent} />
          </>
        )}
        {pageState.state !== 'loading' && <CompanyFoot company={company} />}
        {work && origin && (
          <OwnWorkActions key={`${link} ${work.status}`} origin={origin} work={work} unsent={unsent} />
        )}
      </main>
    </>
  );
}

/** The photos of the claims that staff chose to show. */
function AskedPhotos({ photos }: { photos: OwnWork['asked_photos'] }) {
  if (photos.length === 0) return null;
  return <PhotoLinks photos={photos} label={text.openAsked} />;
}

/** The number of a work order, its state as text, and the remaining work if staff reopened it. */
function WorkHead({ work, isUnsent }: { work: OwnWork; isUnsent: boolean }) {
  return (
    <div className="ow-title">
      <h1>{text.title(work.id)}</h1>
      <span className={`status work-${work.status}`}>
        {isUnsent ? text.unsentState(text.states[work.status]) : text.states[work.status]}
      </span>
      {work.returned_because ? (
        <div className="ow-note is-returned">
          <strong>{text.returned}</strong>
          <p className="ow-text">{work.returned_because}</p>
        </div>
      ) : (
        <p className="ow-soft">{isUnsent ? text.unsentMeaning : text.meaning[work.status]}</p>
      )}
      {work.arrived_at && <p className="ow-soft">{text.arrivedAt(formatInstant(work.arrived_at))}</p>}
    </div>
  );
}

/**
 * Returns a work order with the unsent commands applied, so that a contractor who finished it offline is not asked to
 * finish it again.
 */
function withUnsent(work: OwnWork, unsent: readonly UnsentCommand[]): OwnWork {
  let { status, arrived_at: arrivedAt, visits } = work;
  for (const { command, failure } of unsent) {
    if (failure !== undefined) continue;
    if (command.kind === 'arrive') arrivedAt = command.at;
    if (command.kind === 'miss') {
      const missed = { status: 'missed', missed_by: 'resident', note: command.note, can_change: false } as const;
      visits = visits.map((visit) => (visit.id === command.visitId ? { ...visit, ...missed } : visit));
    }
    if (command.kind === 'move' && workMoveOf(command.body.move).from.includes(status))
      status = workMoveOf(command.body.move).to;
  }
  return { ...work, status, arrived_at: arrivedAt, visits };
}
