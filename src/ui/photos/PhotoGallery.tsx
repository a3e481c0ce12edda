import './photos.css';
import { Image } from 'antd';
import { useState } from 'react';
import type { ClaimImage } from '../../api/claims';
import { useCloseOnBack } from '../closeOnBack';
import { photoActions } from './photoActions';

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
        actionsRender: (actions, { current }) => photoActions(actions, images[current]?.url),
      }}
    >
      <ul className={isSmall ? 'gallery is-small' : 'gallery'}>
        {images.map((image, index) => (
          <li key={image.id}>
            <Image
              className="gallery-image"
              src={image.thumbnail_url ?? image.url}
              preview={{ src: image.preview_url ?? image.url }}
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
