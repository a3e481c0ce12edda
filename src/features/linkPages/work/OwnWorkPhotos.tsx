import { useState } from 'react';
import type { OwnWork, OwnWorkPhotoKind } from '../../../api/ownWork';
import { openWorkStatuses, workPhotoKinds } from '../../../contract/workStatus';
import { preparePhotos } from '../../../ui/upload/imageFiles';
import { photosOfVisit, type UnsentCommand } from '../outbox/workStore';
import { addPhotos, type CommandOrigin } from '../outbox/outbox';
import { ownWorkText as text } from '../ownWorkText';
import { PhotoButton, PhotoLinks, UnsentPhoto } from '../photoParts';
import { useCachedPhotos } from './useCachedPhotos';

interface OwnWorkPhotosProps {
  origin: CommandOrigin;
  work: OwnWork;
  unsent: readonly UnsentCommand[];
}

/** The photos of a work order, including unsent ones, and the buttons to add more while it is open. */
export function OwnWorkPhotos({ origin, work, unsent: unsentCommands }: OwnWorkPhotosProps) {
  const [problem, setProblem] = useState<string>();
  const [isPreparing, setIsPreparing] = useState(false);
  const canTake = openWorkStatuses.includes(work.status) && work.status !== 'asked';
  useCachedPhotos([...work.asked_photos, ...work.photos, ...work.visits.flatMap(photosOfVisit)]);

  const add = async (kind: OwnWorkPhotoKind, picked: File[]) => {
    if (picked.length === 0) return;
    setIsPreparing(true);
    const prepared = await preparePhotos(picked);
    setIsPreparing(false);
    setProblem(prepared.problem);
    void addPhotos(origin, kind, prepared.valid);
  };

  const groups = workPhotoKinds.map((kind) => ({
    kind,
    sent: work.photos.filter((photo) => photo.kind === kind && !photo.message_id),
    unsent: unsentCommands.flatMap(({ id, command }) =>
      command.kind === 'photos' && command.of === kind
        ? command.files.map((file, index) => ({ id: `${id} ${index}`, file }))
        : [],
    ),
  }));
  const isEmpty = groups.every(({ sent, unsent }) => sent.length + unsent.length === 0);
  if (isEmpty && !canTake) return null;
  return (
    <section className="ow-card" aria-labelledby="ow-photos">
      <h2 id="ow-photos">{text.photos}</h2>
      {isEmpty && <p className="ow-soft">{text.noPhotos}</p>}
      {groups.map(
        ({ kind, sent, unsent }) =>
          sent.length + unsent.length > 0 && (
            <div key={kind}>
              <h3>{text.photoKinds[kind]}</h3>
              <PhotoLinks photos={sent} label={(index) => text.openPhoto(text.photoKinds[kind], index)}>
                {unsent.map(({ id, file }) => (
                  <li key={id}>
                    <UnsentPhoto file={file}>
                      <span>{text.waitingPhoto}</span>
                    </UnsentPhoto>
                  </li>
                ))}
              </PhotoLinks>
            </div>
          ),
      )}
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
              {text.takePhoto[kind]}
            </PhotoButton>
          ))}
        </div>
      )}
    </section>
  );
}
