import '../../../ui/Panel.css';
import './claim.css';
import { Image } from 'antd';
import { useState } from 'react';
import type { ClaimImage } from '../../../api/claims';
import { useCloseOnBack } from '../../../ui/closeOnBack';
import { claimDetailText as text } from './claimDetailText';
import { photoActions } from './photoActions';

/** A claim's photos, small in boxes of a known size; opened, as large as a screen shows them. More of them come with a message. */
export function ClaimPhotos({ images }: { images: ClaimImage[] }) {
  const [isOpen, setIsOpen] = useState(false);
  useCloseOnBack(isOpen, () => setIsOpen(false));
  return (
    <section className="panel" aria-labelledby="fotos-titulo">
      <h2 id="fotos-titulo">{text.photos}</h2>
      {images.length === 0 ? (
        <p className="card-soft">{text.noPhotos}</p>
      ) : (
        <Image.PreviewGroup
          preview={{
            open: isOpen,
            onOpenChange: setIsOpen,
            actionsRender: (actions, { current }) => photoActions(actions, images[current]?.url),
          }}
        >
          <ul className="gallery">
            {images.map((image, index) => (
              <li key={image.id}>
                <Image
                  className="gallery-image"
                  src={image.thumbnail_url ?? image.url}
                  preview={{ src: image.preview_url ?? image.url }}
                  loading="lazy"
                  alt={text.photo(index + 1)}
                  width="100%"
                  height={120}
                />
              </li>
            ))}
          </ul>
        </Image.PreviewGroup>
      )}
    </section>
  );
}
