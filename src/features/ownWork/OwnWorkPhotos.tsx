import { useEffect, useMemo, useState } from 'react';
import type { OwnWork, OwnWorkPhotoKind } from '../../api/ownWork';
import { limits } from '../../contract/limits';
import { openWorkStatuses, workPhotoKinds } from '../../contract/workStatus';
import { imageProblem, prepareImage } from '../../ui/upload/imageFiles';
import type { Waiting } from './kept';
import { takeCommand } from './outbox';
import { ownWorkText as text } from './ownWorkText';
import { useKeptPhotos } from './useKeptPhotos';

interface OwnWorkPhotosProps {
  link: string;
  work: OwnWork;
  waiting: readonly Waiting[];
}

/** The photos of a work order, those that wait to be sent too, and the buttons that take more while it is open. */
export function OwnWorkPhotos({ link, work, waiting }: OwnWorkPhotosProps) {
  const [problem, setProblem] = useState<string>();
  const [isPreparing, setIsPreparing] = useState(false);
  const canTake = openWorkStatuses.includes(work.status) && work.status !== 'asked';
  useKeptPhotos([...work.asked_photos, ...work.photos]);

  const add = async (of: OwnWorkPhotoKind, chosen: File[]) => {
    if (chosen.length === 0) return;
    setProblem(undefined);
    setIsPreparing(true);
    const prepared = await Promise.all(chosen.map(prepareImage));
    const problems = await Promise.all(prepared.map(imageProblem));
    setIsPreparing(false);
    setProblem(problems.find(Boolean));
    const good = prepared.filter((_, at) => !problems[at]);
    for (let at = 0; at < good.length; at += limits.imagesPerClaim)
      void takeCommand(link, { kind: 'photos', of, files: good.slice(at, at + limits.imagesPerClaim) });
  };

  const groups = workPhotoKinds.map((kind) => ({
    kind,
    sent: work.photos.filter((photo) => photo.kind === kind),
    unsent: waiting.flatMap(({ id, command }) =>
      command.kind === 'photos' && command.of === kind
        ? command.files.map((file, at) => ({ id: `${id} ${at}`, file }))
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
              <ul className="ow-photos">
                {sent.map((photo, at) => (
                  <li key={photo.id}>
                    <a
                      href={photo.preview_url ?? photo.url}
                      target="_blank"
                      rel="noreferrer"
                      aria-label={text.openPhoto(text.photoKinds[kind], at + 1)}
                    >
                      <img src={photo.thumbnail_url ?? photo.url} alt="" />
                    </a>
                  </li>
                ))}
                {unsent.map(({ id, file }) => (
                  <li key={id}>
                    <UnsentPhoto file={file} />
                  </li>
                ))}
              </ul>
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
            <label key={kind} className="ow-button">
              {text.takePhoto[kind]}
              <input
                type="file"
                className="visually-hidden"
                accept="image/*"
                multiple
                disabled={isPreparing}
                onChange={(event) => {
                  void add(kind, [...(event.target.files ?? [])]);
                  event.target.value = '';
                }}
              />
            </label>
          ))}
        </div>
      )}
    </section>
  );
}

/** A photo that is still on this phone alone. */
function UnsentPhoto({ file }: { file: File }) {
  const url = useMemo(() => URL.createObjectURL(file), [file]);
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  return (
    <span className="ow-unsent">
      <img src={url} alt="" />
      <span>{text.waitingPhoto}</span>
    </span>
  );
}
