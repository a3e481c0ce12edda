import type { ReactNode } from 'react';
import type { OwnWork } from '../../api/ownWork';

interface PhotoLinksProps {
  photos: readonly OwnWork['asked_photos'][number][];
  /** What the way to a photo is called, by its place from 1. */
  label: (at: number) => string;
  /** What stands after them, as items of the list. */
  children?: ReactNode;
}

/** Photos that the server has, each with the way to a larger one. */
export function PhotoLinks({ photos, label, children }: PhotoLinksProps) {
  return (
    <ul className="ow-photos">
      {photos.map((photo, at) => (
        <li key={photo.id}>
          <a href={photo.preview_url ?? photo.url} target="_blank" rel="noreferrer" aria-label={label(at + 1)}>
            <img src={photo.thumbnail_url ?? photo.url} alt="" />
          </a>
        </li>
      ))}
      {children}
    </ul>
  );
}
