import type { OwnWork } from '../../../api/ownWork';
import { canArriveAtWork } from '../../../contract/workStatus';
import { formatInstant } from '../../../ui/dates';
import { addCommand, type CommandOrigin } from '../outbox/outbox';
import { ownWorkText as text } from '../ownWorkText';
import { PhotoLinks } from '../photoParts';
import { TakeBack } from './OwnWorkReports';
import { mapOf, placeName } from './places';
import { phoneAddress, whatsappAddress } from '../../../ui/phone';
import type { OpenForm } from './WorkForms';

type Place = OwnWork['places'][number];

interface OwnWorkPlacesProps {
  origin: CommandOrigin;
  work: OwnWork;
  onOpen: (form: OpenForm) => void;
}

/**
 * The places of the work: for each claim the defect in its author's words and photos, a map link and the contact who
 * opens the door. With several places, each is arrived at and finished by itself.
 */
export function OwnWorkPlaces({ origin, work, onOpen }: OwnWorkPlacesProps) {
  const { places } = work;
  return (
    <section className="ow-card" aria-labelledby="ow-where">
      <h2 id="ow-where">{places.length > 1 ? text.places(places.length) : text.where}</h2>
      {places.map((place) => (
        <PlaceCard key={place.claim_id} place={place} origin={origin} work={work} onOpen={onOpen} />
      ))}
    </section>
  );
}

function PlaceCard({ place, origin, work, onOpen }: OwnWorkPlacesProps & { place: Place }) {
  const { claim_id: claimId, what, where, unit, project, address, contact, description } = place;
  const photos = work.asked_photos.filter((photo) => photo.claim_id === claimId);
  const areMany = work.places.length > 1;
  return (
    <div className="ow-place">
      <p>
        <strong>{unit ? text.unit(unit, project) : project}</strong>
        {address && <span className="ow-line">{address}</span>}
      </p>
      <p className="ow-soft">{[what, where, text.claim(claimId)].filter(Boolean).join(' · ')}</p>
      {description && <blockquote className="ow-text ow-quote">{description}</blockquote>}
      {photos.length > 0 && <PhotoLinks photos={photos} label={text.openAsked} />}
      {address && (
        <a
          className="ow-button"
          href={mapOf(address)}
          target="_blank"
          rel="noreferrer"
          aria-label={text.mapOf(address)}
        >
          {text.map}
        </a>
      )}
      {contact && (
        <div className="ow-contact">
          <span>
            <span className="ow-soft">{text.contact}</span>
            <span className="ow-line">{[contact.name, contact.phone, contact.hours].filter(Boolean).join(' · ')}</span>
          </span>
          {contact.phone && (
            <>
              <a className="ow-button" href={phoneAddress(contact.phone)} aria-label={text.call(contact.name)}>
                {text.callShort}
              </a>
              <a
                className="ow-button"
                href={whatsappAddress(contact.phone, text.greeting(claimId, work.company.name))}
                target="_blank"
                rel="noreferrer"
                aria-label={text.whatsappTo(contact.name)}
              >
                {text.whatsapp}
              </a>
            </>
          )}
        </div>
      )}
      {areMany && <PlaceState place={place} origin={origin} work={work} onOpen={onOpen} />}
    </div>
  );
}

/** What was reported at one of several places, and the buttons to report it. */
function PlaceState({ place, origin, work, onOpen }: OwnWorkPlacesProps & { place: Place }) {
  const { claim_id: claimId, arrived_at: arrivedAt, done_at: doneAt } = place;
  if (doneAt) return <p className="ow-place-done">{text.placeDone(formatInstant(doneAt))}</p>;
  if (!canArriveAtWork(work.status)) return null;
  const name = placeName(place);
  const arrive = () => void addCommand(origin, { kind: 'arrive', at: new Date().toISOString(), claimId });
  return (
    <>
      {arrivedAt && (
        <p className="ow-soft">
          <span>{text.arrivedAt(formatInstant(arrivedAt))}</span>
        </p>
      )}
      <div className="ow-row">
        {arrivedAt ? (
          <TakeBack what="arrive" at={arrivedAt} claimId={claimId} origin={origin} />
        ) : (
          <button type="button" className="ow-button" aria-label={text.arriveOf(name)} onClick={arrive}>
            {text.arriveHere}
          </button>
        )}
        <button
          type="button"
          className="ow-button"
          aria-label={text.finishOf(name)}
          onClick={() => onOpen({ kind: 'finish', claimId })}
        >
          {text.finishHere}
        </button>
      </div>
    </>
  );
}
