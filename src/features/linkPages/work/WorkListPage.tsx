import '../linkPages.css';
import '../linkForms.css';
import { useCallback, useEffect, useState } from 'react';
import { errorMessage, isApiError } from '../../../api/envelope';
import { loadWorkList, makeWorkLink, type OwnWorkList } from '../../../api/ownWork';
import { spanWordsNow } from '../../../contract/visitWords';
import { formatInstant } from '../../../ui/dates';
import { logFailure } from '../../../ui/log';
import { Message } from '../linkParts';
import { forgetWorkList, readStoredWorkList, readStoredWorks, storeWorkList } from '../outbox/workStore';
import { ownWorkText as text } from '../ownWorkText';
import { CompanyFoot } from './CompanyFoot';
import { mapOf } from './OwnWorkPlaces';

type ListState =
  | { state: 'loading' }
  | { state: 'ended' }
  | { state: 'failed'; message: string }
  /** `storedAt`: stored at that time and shown because there is no connection now. */
  | { state: 'shown'; list: OwnWorkList; storedAt?: string };

/**
 * /trabajo/ with the link of a contractor's list: its open work orders by day and hour. Each opens with a link of its own:
 * the one that this phone has, or a new one.
 */
export function WorkListPage({ secret }: { secret: string }) {
  const [shown, setShown] = useState<ListState>({ state: 'loading' });
  const read = useCallback(async () => {
    const stored = await readStoredWorkList(secret).catch(() => undefined);
    if (stored) setShown((now) => (now.state === 'loading' ? { state: 'shown', list: stored.list } : now));
    try {
      const list = await loadWorkList(secret);
      setShown({ state: 'shown', list });
      await storeWorkList(secret, list).catch((error: unknown) => logFailure('store the list', error));
    } catch (error) {
      if (isApiError(error) && error.status === 401) {
        setShown({ state: 'ended' });
        await forgetWorkList().catch((reason: unknown) => logFailure('forget the list', reason));
      } else
        setShown(
          stored
            ? { state: 'shown', list: stored.list, storedAt: stored.at }
            : { state: 'failed', message: errorMessage(error) },
        );
    }
  }, [secret]);
  useEffect(() => {
    void read();
    const onBack = () => void (document.visibilityState === 'visible' && read());
    window.addEventListener('online', onBack);
    document.addEventListener('visibilitychange', onBack);
    return () => {
      window.removeEventListener('online', onBack);
      document.removeEventListener('visibilitychange', onBack);
    };
  }, [read]);
  useEffect(() => {
    document.title = text.listTitle;
  }, []);
  const list = shown.state === 'shown' ? shown.list : undefined;
  return (
    <>
      <header className="ow-head">
        {list?.company.logo && <img className="ow-logo" src={list.company.logo} alt="" />}
        <span className="ow-company">{list?.company.name}</span>
      </header>
      <main className="ow-main" aria-busy={shown.state === 'loading'}>
        {shown.state === 'loading' && <p role="status">{text.loadingList}</p>}
        {shown.state === 'ended' && <Message title={text.ended} detail={text.endedHint} />}
        {shown.state === 'failed' && (
          <Message title={text.failedList} detail={shown.message} onRetry={() => void read()} />
        )}
        {shown.state === 'shown' && shown.storedAt && (
          <p className="ow-note" role="status">
            {text.offline(formatInstant(shown.storedAt))}
          </p>
        )}
        {list && (
          <>
            <div className="ow-title">
              <h1>{text.listTitle}</h1>
              <p className="ow-soft">{list.contractor}</p>
            </div>
            {list.works.length === 0 && <p>{text.listEmpty}</p>}
            {list.works.map((work) => (
              <ListedWork key={work.id} work={work} secret={secret} />
            ))}
            <CompanyFoot company={list.company} />
          </>
        )}
      </main>
    </>
  );
}

/** One work order of the list: when, where and what, the map, and the button that opens it. */
function ListedWork({ work, secret }: { work: OwnWorkList['works'][number]; secret: string }) {
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const { id, status, visit, places } = work;
  const open = async () => {
    setIsBusy(true);
    setProblem(undefined);
    try {
      const known = (await readStoredWorks().catch(() => [])).find((stored) => stored.work.id === id);
      window.location.hash = known ? known.link : new URL(await makeWorkLink(secret, id), location.href).hash;
    } catch (error) {
      setProblem(errorMessage(error));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <section className="ow-card" aria-labelledby={`ow-work-${id}`}>
      <h2 id={`ow-work-${id}`}>{visit ? text.otherDate(spanWordsNow(visit)) : text.noDate}</h2>
      <p className="ow-soft">{text.otherWork(id, text.states[status])}</p>
      {places.map(({ unit, project, what, address }, index) => (
        <div key={index} className="ow-place">
          <p>
            <strong>{[unit, project].filter(Boolean).join(' · ')}</strong>
            <span className="ow-line">{what}</span>
            {address && (
              <a className="ow-line" href={mapOf(address)} target="_blank" rel="noreferrer">
                {address}
              </a>
            )}
          </p>
        </div>
      ))}
      {problem && (
        <p className="ow-problem" role="alert">
          {problem}
        </p>
      )}
      <button type="button" className="ow-button is-main" disabled={isBusy} onClick={() => void open()}>
        {text.openWork(id)}
      </button>
    </section>
  );
}
