import { useState } from 'react';
import { usePrinting } from '../../../ui/usePrinting';
import { SmallPhotos } from '../parts/ClaimPhotos';
import type { Claim } from '../claimTypes';
import { claimDetailText as text } from './claimDetailText';

/** A description is long if it would fill more than about five lines, and push the conversation out of sight. */
const isLong = (description: string): boolean => description.length > 420 || description.split('\n').length > 5;

/** What the claim is about: its description, the beginning of a long one until it is opened, and its photos. */
export function ClaimDescription({ claim: { description, images } }: { claim: Pick<Claim, 'description' | 'images'> }) {
  const [isOpen, setIsOpen] = useState(false);
  const isPrinting = usePrinting();
  const canFold = isLong(description);
  const isCut = canFold && !isOpen && !isPrinting;
  return (
    <section className="panel claim-what" aria-labelledby="descripcion-titulo">
      <h2 id="descripcion-titulo" className="visually-hidden">
        {text.description}
      </h2>
      <div className="claim-what-text">
        <p className={isCut ? 'claim-description is-cut' : 'claim-description'}>{description}</p>
        {canFold && (
          <button type="button" className="link-button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? text.readLess : text.readAll}
          </button>
        )}
      </div>
      <SmallPhotos images={images} />
    </section>
  );
}
