import './UnsentList.css';
import { useState } from 'react';
import { logFailure } from '../../../ui/log';
import { downloadFrom } from '../../../ui/download';
import { isOfOrder, type OutboxState } from '../outbox/outboxState';
import type { OrderOfContractor, UnsentCommand } from '../outbox/workStore';
import { ownWorkText as text } from '../ownWorkText';
import { UnsentItem } from './UnsentItem';
import { describeAll, filesOf } from './unsentWords';

/**
 * Saves files outside of this page: by the phone's share dialog, else as downloads. Returns false if the user closed the
 * dialog. Rejects if the files cannot be saved.
 */
async function saveToPhone(files: File[]): Promise<boolean> {
  if (typeof navigator.canShare === 'function' && navigator.canShare({ files })) {
    try {
      await navigator.share({ files });
      return true;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return false;
      // Some phones refuse certain files only when they are shared: download them.
      if (!(error instanceof DOMException && error.name === 'NotAllowedError')) throw error;
    }
  }
  for (const file of files) downloadFrom(file.name, URL.createObjectURL(file));
  return true;
}

interface UnsentListsProps {
  outbox: OutboxState;
  link: string | undefined;
  order: OrderOfContractor | undefined;
}

/**
 * All that waits in this phone: of the page's work order first, and of others, because nothing that was reported may
 * disappear unseen. Renders nothing if nothing waits.
 */
export function UnsentLists({ outbox, link, order }: UnsentListsProps) {
  const own = outbox.items.filter((item) => isOfOrder(item, link, order));
  const others = outbox.items.filter((item) => !own.includes(item));
  const keyOf = (item: UnsentCommand) => item.order?.workId ?? item.link;
  const keys = [...new Set(others.map(keyOf))];
  return (
    <>
      <UnsentList items={own} outbox={outbox} isOwn />
      {keys.map((key) => (
        <UnsentList key={key} items={others.filter((item) => keyOf(item) === key)} outbox={outbox} isOwn={false} />
      ))}
    </>
  );
}

interface UnsentListProps {
  items: readonly UnsentCommand[];
  outbox: OutboxState;
  /** Whether they belong to the page's work order. */
  isOwn: boolean;
}

/** The unsent commands of a work order: they are sent automatically, and a refused one shows the reason. */
function UnsentList({ items, outbox, isOwn }: UnsentListProps) {
  if (items.length === 0) return null;
  const { isSending, storingIds, unstored } = outbox;
  const pending = items.filter(({ failure, isLinkEnded }) => failure === undefined && !isLinkEnded);
  const isWaitingForLink = items.some(({ isLinkEnded }) => isLinkEnded);
  const isStoring = items.some(({ id }) => storingIds.includes(id));
  const reasons = items.flatMap(({ id }) => unstored[id] ?? []);
  const step = isSending ? 'sending' : isStoring ? 'storing' : 'waitingFor';
  const label = isOwn ? text.waiting : text.waitingOf(items[0]?.order?.workId);
  return (
    <section className="ow-card ow-waiting" aria-label={label}>
      {!isOwn && <h2>{label}</h2>}
      {isWaitingForLink && (
        <p role="status">
          <strong>{isOwn ? text.waitsForLink : text.waitsForItsLink}</strong>
        </p>
      )}
      {pending.length > 0 && (
        <>
          <p role="status">
            <strong>{text[step](describeAll(pending))}</strong>
          </p>
          {!isStoring && <p className="ow-soft">{reasons[0] ? text.notKept[reasons[0]] : text.waitingHint}</p>}
        </>
      )}
      <ul className="ow-waiting-list">
        {items.map((item) => (
          <UnsentItem key={item.id} item={item} isSending={isSending && !item.failure && !item.isLinkEnded} />
        ))}
      </ul>
      {pending.length < items.length && <Save items={items} />}
    </section>
  );
}

/** Saves the photos and texts of commands in the phone, outside of this page: they may never be sent. */
function Save({ items }: { items: readonly UnsentCommand[] }) {
  const [result, setResult] = useState<string>();
  const save = async () => {
    try {
      if (await saveToPhone(filesOf(items))) setResult(text.saved);
    } catch (error) {
      logFailure('save unsent commands', error);
      setResult(text.saveFailed);
    }
  };
  return (
    <>
      <button type="button" className="ow-button" onClick={() => void save()}>
        {text.save}
      </button>
      <p className="ow-soft" role="status">
        {result ?? text.saveHint}
      </p>
    </>
  );
}
