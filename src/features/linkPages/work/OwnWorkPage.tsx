import '../linkPages.css';
import { useEffect, useState, type ReactNode } from 'react';
import type { OwnWork } from '../../../api/ownWork';
import { useCompany } from '../../../api/settings';
import { formatInstant } from '../../../ui/dates';
import { LinkHead, Message, CompanyFoot } from '../linkParts';
import { canArriveAtWork, openWorkStatuses, possibleOwnMoves } from '../../../contract/workStatus';
import { OtherWorks } from './OtherWorks';
import { OwnWorkActions } from './OwnWorkActions';
import { OwnWorkMessages } from './OwnWorkMessages';
import { OwnWorkReports, TakeBack } from './OwnWorkReports';
import { withUnsent } from './withUnsent';
import { MessageForm } from './MessageForm';
import { StuckForm } from './StuckForm';
import { CorrectForm, FinishForm, RefusalForm, type OpenForm } from './WorkForms';
import { OwnWorkPhotos } from './OwnWorkPhotos';
import { OwnWorkPlaces } from './OwnWorkPlaces';
import { OwnWorkVisits } from './OwnWorkVisits';
import { formatMoney } from '../../../ui/money';
import { ownWorkText as text } from '../ownWorkText';
import { PhotoLinks } from '../photoParts';
import { useOwnWork } from './useOwnWork';
import { UnsentLists } from './UnsentList';
import { isOfOrder } from '../outbox/outboxState';
import { orderOf } from '../outbox/workStore';

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
  const [form, setForm] = useState<OpenForm>();
  const Form = work && form && isPossible(form, work) ? forms[form.kind] : undefined;
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
      <LinkHead company={company} />
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
        {work && (
          <WorkHead work={work} isUnsent={work.status !== known?.status} isSending={outbox.isSending}>
            {origin && known?.arrived_at && known.status === 'accepted' && work.places.length === 1 && (
              <TakeBack what="arrive" at={known.arrived_at} origin={origin} />
            )}
          </WorkHead>
        )}
        <UnsentLists outbox={outbox} link={link} order={order} />
        {work && origin && (
          <>
            <section className="ow-card" aria-labelledby="ow-what">
              <h2 id="ow-what">{text.what}</h2>
              <p className="ow-text">{work.instructions}</p>
              {work.agreed_amount && (
                <p className="ow-text">{text.agreedAmount(formatMoney(work.agreed_amount) ?? '')}</p>
              )}
              <AskedPhotos work={work} />
            </section>
            <OwnWorkPlaces origin={origin} work={work} onOpen={setForm} />
            <OwnWorkVisits origin={origin} work={work} onChanged={retry} />
            <OwnWorkPhotos origin={origin} work={work} unsent={unsent} />
            <OwnWorkReports origin={origin} work={work} onOpen={setForm} />
            <OwnWorkMessages work={work} onOpen={setForm} />
            {canArriveAtWork(work.status) && (
              <button type="button" className="ow-button" onClick={() => setForm({ kind: 'refuse' })}>
                {text.giveBack}
              </button>
            )}
          </>
        )}
        {pageState.state !== 'loading' && <OtherWorks link={link} id={known?.id} />}
        {pageState.state !== 'loading' && <CompanyFoot company={company} />}
        {work && origin && (
          <>
            {Form && form && (
              <Form
                key={`${link} ${form.kind}`}
                origin={origin}
                work={work}
                unsent={unsent}
                claimId={'claimId' in form ? form.claimId : undefined}
                onBack={() => setForm(undefined)}
              />
            )}
            <OwnWorkActions origin={origin} work={work} onOpen={setForm} />
          </>
        )}
      </main>
    </>
  );
}

const forms = {
  refuse: RefusalForm,
  finish: FinishForm,
  stuck: StuckForm,
  correct: CorrectForm,
  message: MessageForm,
} satisfies Record<OpenForm['kind'], unknown>;

/** Whether the work order still allows what a form sends: staff may have changed it while the form was open. */
function isPossible({ kind }: OpenForm, { status }: OwnWork): boolean {
  if (kind === 'message') return openWorkStatuses.includes(status);
  if (kind === 'correct') return status === 'done' || status === 'accepted';
  return possibleOwnMoves(status).includes(kind === 'stuck' ? 'finish' : kind);
}

/** The photos of the claims that staff chose to show and that belong to none of the places shown. */
function AskedPhotos({ work }: { work: OwnWork }) {
  const photos = work.asked_photos.filter((photo) => !work.places.some((place) => place.claim_id === photo.claim_id));
  if (photos.length === 0) return null;
  return <PhotoLinks photos={photos} label={text.openAsked} />;
}

interface WorkHeadProps {
  work: OwnWork;
  /** Whether the server does not know the state yet. */
  isUnsent: boolean;
  isSending: boolean;
  /** The button that takes back the arrival. */
  children: ReactNode;
}

/** The number of a work order, its state as text, and the remaining work if staff reopened it. */
function WorkHead({ work, isUnsent, isSending, children: takeBackArrival }: WorkHeadProps) {
  return (
    <div className="ow-title">
      <h1>{text.title(work.id)}</h1>
      <span className={`status work-${work.status}`}>
        {isUnsent ? text.unsentState(text.states[work.status], isSending) : text.states[work.status]}
      </span>
      {work.returned_because ? (
        <div className="ow-note is-returned">
          <strong>{text.returned}</strong>
          <p className="ow-text">{work.returned_because}</p>
        </div>
      ) : (
        <p className="ow-soft">{isUnsent && !isSending ? text.unsentMeaning : text.meaning[work.status]}</p>
      )}
      {work.arrived_at && work.places.length === 1 && (
        <p className="ow-soft">{text.arrivedAt(formatInstant(work.arrived_at))}</p>
      )}
      {work.places.length > 1 && work.status === 'accepted' && (
        <p>{text.placesDone(work.places.filter(({ done_at: doneAt }) => doneAt).length, work.places.length)}</p>
      )}
      {takeBackArrival}
    </div>
  );
}
