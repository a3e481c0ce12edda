import { Checkbox } from 'antd';
import { useListWorkableClaimsQuery } from '../../api/works';
import { worksText as text } from './worksText';
import './works.css';

interface AskedPhotosProps {
  claimIds: number[];
  /** Properties that the form item provides. */
  id?: string;
  value?: number[];
  onChange?: (ids: number[]) => void;
}

/** Selects the photos of the claims that the contractor may see. */
export function AskedPhotos({ claimIds, id, value = [], onChange }: AskedPhotosProps) {
  const photos = useClaimPhotos(claimIds);
  return (
    <ul id={id} className="asked-photos">
      {photos.map(({ claim, position, photo }) => (
        <li key={photo.id}>
          <Checkbox
            checked={value.includes(photo.id)}
            onChange={({ target }) =>
              onChange?.(target.checked ? [...value, photo.id] : value.filter((each) => each !== photo.id))
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
