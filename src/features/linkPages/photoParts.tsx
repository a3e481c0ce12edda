import { useEffect, useMemo, type ReactNode } from 'react';
import type { OwnWork } from '../../api/ownWork';

interface PhotoLinksProps {
  photos: readonly OwnWork['asked_photos'][number][];
  /** Returns the label of a photo's link, by the photo's position from 1. */
  label: (index: number) => string;
  /** Further items at the end of the list. */
  children?: ReactNode;
}

/** Photos on the server, each with a link to a larger version. */
export function PhotoLinks({ photos, label, children }: PhotoLinksProps) {
  return (
    <ul className="ow-photos">
      {photos.map((photo, index) => (
        <li key={photo.id}>
          <a href={photo.preview_url ?? photo.url} target="_blank" rel="noreferrer" aria-label={label(index + 1)}>
            <img src={photo.thumbnail_url ?? photo.url} alt="" />
          </a>
        </li>
      ))}
      {children}
    </ul>
  );
}

/** A photo that has not been sent. */
export function UnsentPhoto({ file, children }: { file: File; children?: ReactNode }) {
  const url = useMemo(() => URL.createObjectURL(file), [file]);
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  return (
    <span className="ow-unsent">
      <img src={url} alt="" />
      {children}
    </span>
  );
}

interface PhotoButtonProps {
  isBusy: boolean;
  onChoose: (files: File[]) => void;
  children: ReactNode;
}

/** Takes photos with the phone's camera, or chooses existing ones. */
export function PhotoButton({ isBusy, onChoose, children }: PhotoButtonProps) {
  return (
    <label className="ow-button">
      {children}
      <input
        type="file"
        className="visually-hidden"
        accept="image/*"
        multiple
        disabled={isBusy}
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </label>
  );
}
