import type { OwnWork } from '../../../api/ownWork';
import { ownWorkText as text } from '../ownWorkText';
import { phoneAddress, whatsappAddress } from '../../../ui/phone';

type Place = OwnWork['places'][number];

/** Returns the map URL of an address. */
const mapOf = (address: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;

/** The addresses of the work: one card for each claim, with a map link and the contact who opens the door. */
export function OwnWorkPlaces({ work }: { work: OwnWork }) {
  const { places } = work;
  return (
    <section className="ow-card" aria-labelledby="ow-where">
      <h2 id="ow-where">{places.length > 1 ? text.places(places.length) : text.where}</h2>
      {places.map((place) => (
        <PlaceCard key={place.claim_id} place={place} work={work} />
      ))}
    </section>
  );
}

function PlaceCard({ place, work }: { place: Place; work: OwnWork }) {
  const { claim_id: claimId, what, where, unit, project, address, contact } = place;
  return (
    <div className="ow-place">
      <p>
        <strong>{unit ? text.unit(unit, project) : project}</strong>
        {address && <span className="ow-line">{address}</span>}
      </p>
      <p className="ow-soft">{[what, where, text.claim(claimId)].filter(Boolean).join(' · ')}</p>
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
    </div>
  );
}
