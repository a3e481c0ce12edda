import '../linkPages.css';
import '../linkForms.css';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { errorMessage, isApiError } from '../../../api/envelope';
import { loadWorkByLink, loadWorkList, makeWorkLink, type OwnWorkList } from '../../../api/ownWork';
import { useCompany } from '../../../api/settings';
import { spanWordsNow } from '../../../contract/visitWords';
import { formatInstant } from '../../../ui/dates';
import { logFailure } from '../../../ui/log';
import { capitalized } from '../../../ui/words';
import { LinkHead, Message, CompanyFoot } from '../linkParts';
import { outboxState, startOutbox, subscribeOutbox } from '../outbox/outbox';
import { forgetWorkList, readCompany, readStoredWorkList, readStoredWorks, storeWorkList } from '../outbox/workStore';
import { ownWorkText as text } from '../ownWorkText';
import { addressName, mapOf } from './places';
import { UnsentLists } from './UnsentList';
import { useRefresh } from './useOwnWork';

type ListState =
  | { state: 'loading' }
  /** `company`: the one that was loaded last. */
  | { state: 'ended'; company?: OwnWorkList['company'] }
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
        setShown({ state: 'ended', company: stored?.list.company ?? (await readCompany().catch(() => undefined)) });
        await forgetWorkList().catch((reason: unknown) => logFailure('forget the list', reason));
      } else
        setShown(
          stored
            ? { state: 'shown', list: stored.list, storedAt: stored.at }
            : { state: 'failed', message: errorMessage(error) },
        );
    }
  }, [secret]);
  useEffect(() => void read(), [read]);
  const refresh = useCallback(() => void read(), [read]);
  useRefresh(shown.state === 'ended' ? undefined : refresh);
  // What waits for any of the works is sent from here too, and is in sight.
  const outbox = useSyncExternalStore(subscribeOutbox, outboxState);
  useEffect(() => startOutbox({ sent: refresh, refused: refresh }), [refresh]);
  useEffect(() => {
    document.title = text.listTitle;
  }, []);
  const list = shown.state === 'shown' ? shown.list : undefined;
  const { company: name, ...displayed } = useCompany();
  const company = list?.company ?? (shown.state === 'ended' ? shown.company : undefined) ?? { name, ...displayed };
  return (
    <>
      <LinkHead company={company} />
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
            <UnsentLists outbox={outbox} link={undefined} order={undefined} />
            {list.works.length === 0 && <p>{text.listEmpty}</p>}
            {list.works.map((work) => (
              <ListedWork key={work.id} work={work} secret={secret} />
            ))}
          </>
        )}
        {shown.state !== 'loading' && <CompanyFoot company={company} />}
      </main>
    </>
  );
}

/** Returns the link to a work order that this phone has, unless it has ended. */
async function knownLink(id: number): Promise<string | undefined> {
  const stored = (await readStoredWorks().catch(() => [])).find(({ work }) => work.id === id);
  if (!stored) return undefined;
  try {
    await loadWorkByLink(stored.link);
  } catch (error) {
    // Without a connection the stored work order is shown.
    if (isApiError(error) && error.status === 401) return undefined;
  }
  return stored.link;
}

/** One work order of the list: when, where and what, the map, and the button that opens it. */
function ListedWork({ work, secret }: { work: OwnWorkList['works'][number]; secret: string }) {
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const { id, status, visit, places } = work;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Back returns to the work order that was opened.
    if ((window.history.state as { opened?: number } | null)?.opened !== id) return;
    button.current?.scrollIntoView({ block: 'center' });
    button.current?.focus({ preventScroll: true });
  }, [id]);
  const open = async () => {
    setIsBusy(true);
    setProblem(undefined);
    try {
      const known = await knownLink(id);
      const hash = known ?? new URL(await makeWorkLink(secret, id), location.href).hash;
      window.history.replaceState({ ...(window.history.state as object | null), opened: id }, '');
      window.location.hash = hash;
    } catch (error) {
      setProblem(errorMessage(error));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <section className="ow-card" aria-labelledby={`ow-work-${id}`}>
      <h2 id={`ow-work-${id}`}>{visit ? capitalized(spanWordsNow(visit)) : text.noDate}</h2>
      <p className="ow-soft">{text.otherWork(id, text.states[status])}</p>
      {places.map((place, index) => (
        <div key={index} className="ow-place">
          <p>
            <strong>{addressName(place)}</strong>
            <span className="ow-line">{place.what}</span>
            {place.address && (
              <a className="ow-line ow-link" href={mapOf(place.address)} target="_blank" rel="noreferrer">
                {place.address}
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
      <button type="button" ref={button} className="ow-button is-main" disabled={isBusy} onClick={() => void open()}>
        {text.openWork(id)}
      </button>
    </section>
  );
}
