import { Checkbox } from 'antd';
import { useEffect, useRef } from 'react';
import { useListWorkableClaimsQuery } from '../../api/works';
import { worksText as text } from './worksText';
import './works.css';

interface AskedPhotosProps {
  claimIds: number[];
  /** Whether photos that were not offered before are selected: the contractor needs them, unless staff say otherwise. */
  selectsNew: boolean;
  /** Properties that the form item provides. */
  id?: string;
  value?: number[];
  onChange?: (ids: number[]) => void;
}

/** Selects the photos of the claims that the contractor may see. */
export function AskedPhotos({ claimIds, selectsNew, id, value, onChange }: AskedPhotosProps) {
  const photos = useClaimPhotos(claimIds);
  // A restored draft has its choice already.
  const offered = useRef(value && new Set(photos.map(({ photo }) => photo.id)));
  const selected = value ?? [];
  const ids = photos.map(({ photo }) => photo.id);
  const added = selectsNew ? ids.filter((each) => !offered.current?.has(each)) : [];
  useEffect(() => {
    if (added.length === 0) return;
    offered.current = new Set([...(offered.current ?? []), ...ids]);
    onChange?.([...selected, ...added.filter((each) => !selected.includes(each))]);
  });
  return (
    <ul id={id} className="asked-photos">
      {photos.map(({ claim, position, photo }) => (
        <li key={photo.id}>
          <Checkbox
            checked={selected.includes(photo.id)}
            onChange={({ target }) =>
              onChange?.(target.checked ? [...selected, photo.id] : selected.filter((each) => each !== photo.id))
            }
          >
            <img src={photo.thumbnail_url ?? photo.url} alt={text.askedPhoto(claim, position)} loading="lazy" />
          </Checkbox>
        </li>
      ))}
    </ul>
  );
}

/** Returns the photos of claims, each with its claim and its position among that claim's photos. */
export function useClaimPhotos(claimIds: number[]) {
  const { data } = useListWorkableClaimsQuery({ ids: claimIds.join(',') }, { skip: claimIds.length === 0 });
  const claims = claimIds.length > 0 ? (data?.items ?? []) : [];
  return claims.flatMap(({ id: claim, photos }) =>
    photos.map((photo, index) => ({ claim, position: index + 1, photo })),
  );
}
