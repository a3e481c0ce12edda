import { Link } from 'react-router-dom';
import { late, LatePart } from '../../ui/late';
import { useGetWorkQuery, useUpdateWorkMutation, type WorkOrderDetail } from '../../api/works';
import { to } from '../../contract/links';
import { useCan } from '../../session/useCan';
import { formatDate } from '../../ui/dates';
import { RecordPanel } from '../../ui/form/RecordPanel';
import { formatMoney } from '../../ui/money';
import { Neighbours } from '../../ui/Neighbours';
import { PageHeader } from '../../ui/PageHeader';
import { Fact, Facts, Panel } from '../../ui/Panel';
import { PhotoGallery } from '../../ui/photos/PhotoGallery';
import { BackToRecords, RecordScreen } from '../../ui/RecordScreen';
import { phoneAddress, whatsappAddress } from '../../ui/phone';
import { WorkClaims } from './WorkClaims';
import { showWorkValue, WorkForm } from './WorkForm';
import { WorkHistory } from './WorkHistory';
import { WorkLink } from './WorkLink';
import { WorkMessages } from './WorkMessages';
import { useOpenWorks } from './useOpenWorks';
import { workList, WorkStatusTag } from './workList';
import { WorkVisits } from './WorkVisits';
import { WorkMoves } from './WorkMoves';
import { toWorkBody, toWorkValues, workLabels, type WorkValues } from './workValues';
import { worksText as text } from './worksText';
import { stuckReasonText } from '../../contract/workEventText';
import { workPhotoKinds, canEditWork } from '../../contract/workStatus';

const WorkCosts = late(() => import(/* webpackChunkName: "work-costs" */ './costs/WorkCosts'));

interface PageProps {
  work: WorkOrderDetail;
  reload: () => Promise<WorkOrderDetail>;
}

/** /trabajos/{id} */
export function WorkScreen() {
  return (
    <RecordScreen<WorkOrderDetail>
      kind="works"
      useRecord={useGetWorkQuery}
      notFound={text.notFound}
      failed={text.loadFailed}
    >
      {(work, reload) => (
        <>
          <PageHeader
            title={text.number(work.id)}
            state={<WorkStatusTag work={work} />}
            subtitle={(work.contractor ?? work.assignee)?.name}
            back={<BackToRecords kind="works" />}
            actions={
              <>
                <Neighbours id={work.id} list={workList} />
                <WorkMoves work={work} />
              </>
            }
          />
          <WorkStuck work={work} />
          <div className="columns">
            <div className="stack">
              <WorkLink key={work.id} work={work} />
              <WorkClaims claims={work.claims} isDone={work.status === 'done' || work.status === 'verified'} />
              <WorkVisits work={work} />
              {work.asked_photos.length > 0 && (
                <Panel title={text.askedPhotosPanel}>
                  <PhotoGallery images={work.asked_photos} alt={text.askedPhotoShown} />
                </Panel>
              )}
              <WorkPhotos work={work} />
              <WorkMessages work={work} />
              <WorkHistory events={work.events} />
            </div>
            <div className="stack">
              <WorkData work={work} reload={reload} />
              <Costs workId={work.id} />
            </div>
          </div>
        </>
      )}
    </RecordScreen>
  );
}

/** The costs, for those who may manage them. */
function Costs({ workId }: { workId: number }) {
  if (!useCan('costs:manage')) return null;
  return (
    <LatePart>
      <WorkCosts workId={workId} />
    </LatePart>
  );
}

/** Why the contractor could not finish, until somebody has acted on it. */
function WorkStuck({ work: { stuck, events } }: { work: WorkOrderDetail }) {
  if (!stuck) return null;
  const report = events.findLast(({ what }) => what === 'stuck');
  return (
    <section className="work-stuck" aria-label={text.filterStuck}>
      <strong>{text.stuckTitle(stuckReasonText[stuck])}</strong>
      {report?.note && <p className="pre-line">{report.note}</p>}
      <p>{text.stuckHint}</p>
    </section>
  );
}

/** A work order's data, with a form to edit them in place. */
function WorkData({ work, reload }: PageProps) {
  const [updateWork] = useUpdateWorkMutation();
  const { contractor, assignee, contact } = work;
  const { sendKnowingly, dialog } = useOpenWorks();
  const claimIds = work.claims.map(({ id }) => id);
  const { contractor_id: key } = toWorkValues(work);
  const worker = key === undefined ? undefined : { key, name: (contractor ?? assignee)?.name ?? '' };
  return (
    <RecordPanel<WorkValues, WorkOrderDetail>
      title={text.data}
      name={`work-${work.id}`}
      saved={work}
      toValues={toWorkValues}
      labels={workLabels}
      show={showWorkValue}
      reload={reload}
      canEdit={canEditWork(work.status)}
      save={(values, version) =>
        sendKnowingly(claimIds, (known) =>
          updateWork({
            id: work.id,
            body: { ...toWorkBody(values), version, ...(known && { known_open_works: known }) },
          }).unwrap(),
        )
      }
      form={(form) => (
        <>
          <WorkForm {...form} claimIds={claimIds} worker={worker} />
          {dialog}
        </>
      )}
    >
      <Facts>
        <Fact label={text.worker}>
          {contractor ? (
            <Link to={to('contratistas/:id', { id: contractor.id })}>{contractor.name}</Link>
          ) : (
            assignee?.name
          )}
        </Fact>
        {contact && (
          <Fact label={text.phone}>
            <a href={phoneAddress(contact.phone_number)}>{contact.phone_number}</a>
            {' · '}
            <a
              href={whatsappAddress(contact.phone_number, text.whatsappMessage(work.id, claimIds))}
              target="_blank"
              rel="noreferrer"
            >
              {text.whatsapp}
            </a>
          </Fact>
        )}
        {contact?.email && (
          <Fact label={text.email}>
            <a href={`mailto:${contact.email}`}>{contact.email}</a>
          </Fact>
        )}
        <Fact label={text.instructions}>
          <span className="pre-line">{work.instructions}</span>
        </Fact>
        <Fact label={text.columns.price}>{formatMoney(work.price) ?? text.noPrice}</Fact>
        <Fact label={text.askedBy}>{work.created_by}</Fact>
        <Fact label={text.askedAt}>{formatDate(work.created_at)}</Fact>
      </Facts>
    </RecordPanel>
  );
}

/**
 * The contractor's photos before the work, after it, and others, of the whole work order and then of each of several
 * places. Renders nothing if there are none.
 */
function WorkPhotos({ work: { photos: all, claims } }: { work: WorkOrderDetail }) {
  const photos = all.filter(({ message_id: messageId }) => !messageId);
  if (photos.length === 0) return null;
  const places = claims.length > 1 ? claims.map(({ id, what, place }) => ({ id, name: `${what} · ${place}` })) : [];
  const placeOf = (claimId: number | null | undefined) => places.find(({ id }) => id === claimId);
  const groups = [undefined, ...places]
    .flatMap((place) =>
      workPhotoKinds.map((kind) => ({
        title: [text.photoKinds[kind], place?.name].filter(Boolean).join(' · '),
        kind,
        images: photos.filter((photo) => photo.kind === kind && placeOf(photo.claim_id) === place),
      })),
    )
    .filter(({ images }) => images.length > 0);
  return (
    <Panel title={text.photos}>
      <div className="stack">
        {groups.map(({ title, kind, images }) => (
          <div key={title} className="work-photos">
            <h3>{title}</h3>
            <PhotoGallery images={images} alt={(position) => text.photo(text.photoKinds[kind], position)} />
          </div>
        ))}
      </div>
    </Panel>
  );
}
