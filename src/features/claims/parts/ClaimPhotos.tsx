import '../../../ui/Panel.css';
import type { ClaimImage } from '../../../api/claims';
import { PhotoGallery } from '../../../ui/photos/PhotoGallery';
import { photosText as text } from '../claimsText';

/** The photos of a claim below its description, small; nothing if there are none. */
export const SmallPhotos = ({ images }: { images: ClaimImage[] }) =>
  images.length > 0 && (
    <section className="claim-photos" aria-labelledby="fotos-titulo">
      <h2 id="fotos-titulo" className="visually-hidden">
        {text.photos}
      </h2>
      <PhotoGallery isSmall images={images} alt={text.photo} />
    </section>
  );

/** A claim's photos, including those of its messages. New photos are added with a message. */
export function ClaimPhotos({ images }: { images: ClaimImage[] }) {
  return (
    <section className="panel" aria-labelledby="fotos-titulo">
      <h2 id="fotos-titulo">{text.photos}</h2>
      {images.length === 0 ? (
        <p className="part-empty">{text.noPhotos}</p>
      ) : (
        <PhotoGallery images={images} alt={text.photo} />
      )}
    </section>
  );
}
