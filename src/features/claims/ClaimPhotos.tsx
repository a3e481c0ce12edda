import { CameraOutlined } from '@ant-design/icons';
import { Button, Image } from 'antd';
import { useRef, useState } from 'react';
import { errorMessage } from '../../api/envelope';
import { useAttachClaimImagesMutation, type ClaimImage } from '../../api/claims';
import { imagesProblem } from '../../contract/rules';
import { nanoid } from '@reduxjs/toolkit';
import { notify, toastMs } from '../../ui/notify';
import { uiText } from '../../ui/text';
import { PhotoPicker, usePhotoProblems } from '../../ui/upload/PhotoPicker';
import { useDraftFiles } from '../../ui/upload/useDraftFiles';
import { claimDetailText as text } from './claimDetailText';
import { claimsText } from './claimsText';

interface ClaimPhotosProps {
  claimId: number;
  images: ClaimImage[];
}

/** A claim's photos, and attaching more of them later. */
export function ClaimPhotos({ claimId, images }: ClaimPhotosProps) {
  return (
    <section className="panel" aria-labelledby="fotos-titulo">
      <h2 id="fotos-titulo">{text.photos}</h2>
      {images.length === 0 ? (
        <p className="card-soft">{text.noPhotos}</p>
      ) : (
        <Image.PreviewGroup>
          <ul className="gallery">
            {images.map((image, index) => (
              <li key={image.id}>
                <Image
                  className="gallery-image"
                  src={image.thumbnail_url ?? image.url}
                  preview={{ src: image.url }}
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
      <AttachPhotos key={claimId} claimId={claimId} />
    </section>
  );
}

function AttachPhotos({ claimId }: { claimId: number }) {
  const [isOpen, setIsOpen] = useState(false);
  const [files, setFiles] = useDraftFiles(`claim-images:${claimId}`);
  const [problem, setProblem] = useState<string>();
  const [attach, { isLoading }] = useAttachClaimImagesMutation();
  const requestKey = useRef(nanoid());
  const photoProblems = usePhotoProblems(files);

  const send = async () => {
    if (files.length === 0 || imagesProblem(files) || photoProblems.some(Boolean)) return;
    try {
      await attach({ id: claimId, 'idempotency-key': requestKey.current, body: { images: files } }).unwrap();
      requestKey.current = nanoid();
      setFiles([]);
      setIsOpen(false);
      notify({ type: 'success', title: claimsText.imageAttached, durationMs: toastMs.short });
    } catch (error) {
      setProblem(errorMessage(error));
    }
  };

  if (!isOpen && files.length === 0)
    return (
      <p>
        <Button icon={<CameraOutlined aria-hidden />} onClick={() => setIsOpen(true)}>
          {text.attach}
        </Button>
      </p>
    );
  return (
    <div className="stack">
      <PhotoPicker
        id={`fotos-${claimId}`}
        files={files}
        problem={problem}
        onChange={(next) => {
          setProblem(undefined);
          setFiles(next);
        }}
      />
      <div className="form-actions">
        <Button
          onClick={() => {
            setFiles([]);
            setProblem(undefined);
            setIsOpen(false);
          }}
        >
          {uiText.cancel}
        </Button>
        <Button type="primary" loading={isLoading} disabled={files.length === 0} onClick={() => void send()}>
          {text.send}
        </Button>
      </div>
    </div>
  );
}
