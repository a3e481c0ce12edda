import { useEffect, useMemo, type ReactNode } from 'react';
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

/** A photo that is still on this phone alone. */
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

/** Takes photos with the phone's camera, or from what it keeps. */
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
