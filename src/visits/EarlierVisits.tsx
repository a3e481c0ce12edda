import type { Visit } from '../api/visits';
import { PhotoGallery } from '../ui/photos/PhotoGallery';
import { outcomeOf } from './outcomeOf';
import { visitsText as text } from './visitsText';

/** The outcomes of past visits, the newest first. */
export function EarlierVisits({ visits, showsPlace = false }: { visits: Visit[]; showsPlace?: boolean }) {
  if (visits.length === 0) return null;
  return (
    <ul className="visit-earlier" aria-label={text.earlier}>
      {visits.toReversed().map((visit) => (
        <li key={visit.id}>
          <span>{outcomeOf(visit)}</span>
          <span className="card-soft">
            {[showsPlace && visit.place, visit.missed_by && text.missedBySide[visit.missed_by], visit.note]
              .filter(Boolean)
              .join(' · ')}
          </span>
          {visit.photos.length > 0 && <PhotoGallery images={visit.photos} alt={text.photoOf} isSmall />}
        </li>
      ))}
    </ul>
  );
}
