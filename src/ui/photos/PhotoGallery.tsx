import './photos.css';
import { Image } from 'antd';
import { useState } from 'react';
import type { ClaimImage } from '../../api/claims';
import { useCloseOnBack } from '../closeOnBack';
import { photoActions } from './photoActions';

/** Shown for a photo that cannot be decoded: one stored before such photos were refused. */
const notShown = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="180"><rect width="240" height="180" fill="#e7e0da"/><text x="120" y="84" font-family="sans-serif" font-size="17" text-anchor="middle" fill="#5c534c">No se puede<tspan x="120" dy="24">mostrar</tspan></text></svg>',
)}`;

interface PhotoGalleryProps {
  images: ClaimImage[];
  /** Returns the alternative text of a photo by its position, from 1. */
  alt: (position: number) => string;
  /** Smaller photos, for a message. */
  isSmall?: boolean;
}

/** Photos as thumbnails of a fixed size; a click opens a photo as large as the screen. */
export function PhotoGallery({ images, alt, isSmall }: PhotoGalleryProps) {
  const [isOpen, setIsOpen] = useState(false);
  /** The index of the photo that is shown large, which Ant Design gives neither a name nor an alternative text. */
  const [shown, setShown] = useState(0);
  useCloseOnBack(isOpen, () => setIsOpen(false));
  return (
    <Image.PreviewGroup
      preview={{
        open: isOpen,
        onOpenChange: setIsOpen,
        onChange: setShown,
        alt: alt(shown + 1),
        actionsRender: (actions, { current }) => {
          const { url, file_id: fileId } = images[current] ?? {};
          return photoActions(actions, url, fileId);
        },
      }}
    >
      <ul className={isSmall ? 'gallery is-small' : 'gallery'}>
        {images.map((image, index) => (
          <li key={image.id}>
            <Image
              className="gallery-image"
              src={image.thumbnail_url ?? image.url}
              preview={{ src: image.preview_url ?? image.url }}
              fallback={notShown}
              loading="lazy"
              alt={alt(index + 1)}
              onClick={() => setShown(index)}
              onFocus={() => setShown(index)}
              width={isSmall ? 96 : '100%'}
              height={isSmall ? 72 : 120}
            />
          </li>
        ))}
      </ul>
    </Image.PreviewGroup>
  );
}
