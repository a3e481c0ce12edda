import { Link } from 'react-router-dom';
import type { VisitPlace } from '../../../api/visits';
import { to } from '../../../contract/links';
import { ByReason } from '../../../ui/table/bulk/ByReason';
import { worksBulkText as text } from './worksBulkText';

/** Addresses for which no visit can be proposed, grouped by reason. */
export function RefusedPlaces({ places }: { places: VisitPlace[] }) {
  return (
    <ByReason
      rows={places.filter(({ problem }) => problem !== null)}
      reasonOf={({ problem }) => problem ?? ''}
      title={text.refused}
      show={(rows, why) => <PlaceLinks places={rows} label={why} />}
    />
  );
}

/** Addresses, each with a link to its work order. */
export function PlaceLinks({ places, label }: { places: VisitPlace[]; label: string }) {
  return (
    <ul className="bulk-rows" aria-label={label} tabIndex={0}>
      {places.map(({ work_id: id, place }) => (
        <li key={`${id} ${place}`}>
          <Link to={to('trabajos/:id', { id })}>{text.place(id, place)}</Link>
        </li>
      ))}
    </ul>
  );
}
