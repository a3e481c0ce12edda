import { useEffect, useState } from 'react';
import { isApiError } from '../../../api/envelope';
import { loadWorkByLink, type OwnWork } from '../../../api/ownWork';
import { workLinkPath, workListPath } from '../../../contract/addresses';
import { spanWordsNow } from '../../../contract/visitWords';
import { openWorkStatuses } from '../../../contract/workStatus';
import { logFailure } from '../../../ui/log';
import { capitalized } from '../../../ui/words';
import { forgetWork, readListSecret, readStoredWorks, storeWork, type LinkedWork } from '../outbox/workStore';
import { ownWorkText as text } from '../ownWorkText';
import { addressName } from './places';

/** The next visit with a date; undefined if none is agreed. */
const nextDate = ({ visits }: OwnWork) =>
  visits
    .flatMap(({ status, starts_at: start, ends_at: end }) =>
      status === 'agreed' && start && end ? [{ starts_at: start, ends_at: end }] : [],
    )
    .toSorted((one, other) => (one.starts_at < other.starts_at ? -1 : 1))[0];

/** Sorts by the day and hour of the next visit; those without a date come last. */
const byDate = (one: LinkedWork, other: LinkedWork): number =>
  (nextDate(one.work)?.starts_at ?? '9').localeCompare(nextDate(other.work)?.starts_at ?? '9') ||
  one.work.id - other.work.id;

/** The link of the page, and the work order that it shows. */
interface ShownWork {
  link: string | undefined;
  id: number | undefined;
}

/** Loads the other work orders whose links were opened on this phone, and forgets those whose link is not valid any more. */
async function loadOthers(shown: ShownWork, show: (works: LinkedWork[]) => void): Promise<void> {
  const stored = (await readStoredWorks()).filter(({ link, work }) => link !== shown.link && work.id !== shown.id);
  show(stored);
  const loaded = await Promise.all(
    stored.map(async (each) => {
      try {
        const work = await loadWorkByLink(each.link);
        await storeWork(each.link, work);
        return [{ ...each, work }];
      } catch (error) {
        // Without a connection the stored one is shown.
        if (!isApiError(error) || error.status !== 401) return [each];
        await forgetWork(each.link);
        return [];
      }
    }),
  );
  show(loaded.flat());
}

/**
 * The other work orders whose links were opened on this phone, by the day and hour of their visits. Each opens with its
 * own link: this list gives no right that the phone did not have.
 */
export function OtherWorks({ link, id }: ShownWork) {
  const [works, setWorks] = useState<LinkedWork[]>([]);
  /** The list that the company sent to this phone holds them all. */
  const [listSecret, setListSecret] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    readListSecret().then(
      (secret) => isCurrent && setListSecret(secret),
      (error: unknown) => logFailure('read the list', error),
    );
    loadOthers({ link, id }, (next) => isCurrent && setWorks(next)).catch((error: unknown) =>
      logFailure('read other works', error),
    );
    return () => {
      isCurrent = false;
    };
  }, [link, id]);
  const others = works.filter(({ work }) => openWorkStatuses.includes(work.status)).toSorted(byDate);
  if (listSecret)
    return (
      <a className="ow-button" href={workListPath(listSecret)}>
        {text.toList}
      </a>
    );
  if (others.length === 0) return null;
  return (
    <section className="ow-card" aria-labelledby="ow-others">
      <h2 id="ow-others">{text.others}</h2>
      <ul className="ow-others">
        {others.map(({ link: ownLink, work }) => {
          const date = nextDate(work);
          const [place] = work.places;
          return (
            <li key={ownLink}>
              <a className="ow-button" href={workLinkPath(ownLink)}>
                <span>
                  {date && <span className="ow-line">{capitalized(spanWordsNow(date))}</span>}
                  <span className="ow-line">{place && addressName(place)}</span>
                  <span className="ow-line ow-soft">{text.otherWork(work.id, text.states[work.status])}</span>
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
