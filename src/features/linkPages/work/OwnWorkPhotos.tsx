import { useState } from 'react';
import type { OwnWork, OwnWorkPhotoKind } from '../../../api/ownWork';
import { openWorkStatuses, workPhotoKinds } from '../../../contract/workStatus';
import { preparePhotos } from '../../../ui/upload/imageFiles';
import { photosOfVisit, type UnsentCommand } from '../outbox/workStore';
import { addPhotos, type CommandOrigin } from '../outbox/outbox';
import { ownWorkText as text } from '../ownWorkText';
import { PhotoButton, PhotoLinks, UnsentPhoto } from '../photoParts';
import { placeName } from './places';
import { useCachedPhotos } from './useCachedPhotos';

interface OwnWorkPhotosProps {
  origin: CommandOrigin;
  work: OwnWork;
  unsent: readonly UnsentCommand[];
}

/** The photos of a work order, including unsent ones, and the buttons to add more while it is open; of each place. */
export function OwnWorkPhotos({ origin, work, unsent }: OwnWorkPhotosProps) {
  const { asked_photos: asked, places, visits, status } = work;
  useCachedPhotos([...asked, ...work.photos, ...visits.flatMap(photosOfVisit)]);
  const canTake = openWorkStatuses.includes(status) && status !== 'asked';
  const photos = work.photos.filter(({ message_id: messageId }) => !messageId);
  const waiting = unsent.flatMap(({ id, command }) => (command.kind === 'photos' ? [{ id, ...command }] : []));
  if (!canTake && photos.length + waiting.length === 0) return null;
  const areMany = places.length > 1;
  const claimIds = areMany ? places.map(({ claim_id: claimId }) => claimId) : [];
  // Those of no place: of the whole work, or of the only place.
  const isCommon = (claimId: number | null | undefined) => !claimIds.includes(claimId ?? 0);
  return (
    <section className="ow-card" aria-labelledby="ow-photos">
      <h2 id="ow-photos">{text.photos}</h2>
      {photos.length + waiting.length === 0 && <p className="ow-soft">{text.noPhotos}</p>}
      <PhotosOf
        origin={origin}
        sent={photos.filter(({ claim_id: claimId }) => isCommon(claimId))}
        unsent={waiting.filter(({ claimId }) => isCommon(claimId))}
        canTake={canTake && !areMany}
      />
      {areMany &&
        places.map((place) => (
          <div key={place.claim_id} className="ow-place">
            <p>
              <strong>{placeName(place)}</strong>
            </p>
            <PhotosOf
              origin={origin}
              claimId={place.claim_id}
              place={placeName(place)}
              sent={photos.filter(({ claim_id: claimId }) => claimId === place.claim_id)}
              unsent={waiting.filter(({ claimId }) => claimId === place.claim_id)}
              canTake={canTake}
            />
          </div>
        ))}
    </section>
  );
}

interface PhotosOfProps {
  origin: CommandOrigin;
  /** The claim of the place and the name of the place, if the work order has several. */
  claimId?: number;
  place?: string;
  sent: OwnWork['photos'];
  unsent: readonly { id: string; of: OwnWorkPhotoKind; files: File[] }[];
  canTake: boolean;
}

/** The photos of a place by their kinds, and the buttons to take more. */
function PhotosOf({ origin, claimId, place, sent, unsent, canTake }: PhotosOfProps) {
  const [problem, setProblem] = useState<string>();
  const [isPreparing, setIsPreparing] = useState(false);
  const add = async (kind: OwnWorkPhotoKind, picked: File[]) => {
    if (picked.length === 0) return;
    setIsPreparing(true);
    const prepared = await preparePhotos(picked);
    setIsPreparing(false);
    setProblem(prepared.problem);
    void addPhotos(origin, { of: kind, claimId }, prepared.valid);
  };
  return (
    <>
      {workPhotoKinds.map((kind) => {
        const [shown, waiting] = [sent.filter((photo) => photo.kind === kind), unsent.filter(({ of }) => of === kind)];
        if (shown.length + waiting.length === 0) return null;
        return (
          <div key={kind}>
            <h3>{text.photoKinds[kind]}</h3>
            <PhotoLinks photos={shown} label={(index) => text.openPhoto(text.photoKinds[kind], index)}>
              {waiting.flatMap(({ id, files }) =>
                files.map((file, index) => (
                  <li key={`${id} ${index}`}>
                    <UnsentPhoto file={file}>
                      <span>{text.waitingPhoto}</span>
                    </UnsentPhoto>
                  </li>
                )),
              )}
            </PhotoLinks>
          </div>
        );
      })}
      {problem && (
        <p className="ow-problem" role="alert">
          {problem}
        </p>
      )}
      {isPreparing && <p role="status">{text.preparing}</p>}
      {canTake && (
        <div className="ow-row">
          {(['before', 'after'] as const).map((kind) => (
            <PhotoButton key={kind} isBusy={isPreparing} onChoose={(files) => void add(kind, files)}>
              <span>{text.takePhoto[kind]}</span>
              {place && <span className="visually-hidden">{`: ${place}`}</span>}
            </PhotoButton>
          ))}
        </div>
      )}
    </>
  );
}
