import type { ReactNode } from 'react';

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
