import { CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import type { ClaimImage } from '../../../api/claims';
import { limits } from '../../../contract/limits';
import type { Problem } from '../../../contract/rules';
import { Dialog } from '../../../ui/Dialog';
import { RecordForm, type RecordFormProps } from '../../../ui/form/RecordForm';
import { useBasedDraft } from '../../../ui/form/useBasedDraft';
import { notifyDone } from '../../../ui/notices';
import { uiText } from '../../../ui/text';
import { usePhotoProblems, UploadProgress } from '../../../ui/upload/PhotoPicker';
import { uploadText } from '../../../ui/upload/uploadText';
import { useSendPhotos } from '../useSendPhotos';
import { useDraftFiles } from '../../../ui/upload/useDraftFiles';
import { PhotosField } from '../form/PhotosField';
import { photosProblem } from '../../../ui/upload/imageFiles';
import { photosText } from '../claimsText';
import { claimDetailText as text } from './claimDetailText';

interface WithPhotos {
  description?: string | null;
  /** Field for the errors of the photos, which are not a value of the form. */
  images?: never;
}

interface OwnClaimDialogProps<Values extends WithPhotos> extends Pick<
  RecordFormProps<Values>,
  'onChanged' | 'children'
> {
  claimId: number;
  images: ClaimImage[];
  /** The claim's values when the dialog opened. */
  initialValues: Values;
  judge: (values: Values) => Problem[];
  /** Saves over `from`, without the photos `removed`; returns the claim's new values. */
  save: (values: Values, from: Values, removed: number[]) => Promise<Values>;
  onClose: () => void;
}

/** For the claim's author: corrects it while it is still pending. The input stays until it is saved or discarded. */
export function OwnClaimDialog<Values extends WithPhotos>({
  claimId,
  images,
  initialValues,
  judge,
  save,
  onClose,
  ...form
}: OwnClaimDialogProps<Values>) {
  const { draft, base } = useBasedDraft<Values>(`claim-correction:${claimId}`, initialValues);
  const [files, setFiles] = useDraftFiles(draft.key);
  const photoProblems = usePhotoProblems(files);
  const { send, progress } = useSendPhotos();
  const [removed, setRemoved] = useState<number[]>([]);
  const [isBusy, setIsBusy] = useState(false);
  const [isOpen, setIsOpen] = useState(true);
  const remainingImages = images.filter(({ id }) => !removed.includes(id));
  const close = () => setIsOpen(false);

  const onSubmit = async (values: Values) => {
    setIsBusy(true);
    try {
      base.current = await save(values, base.current, removed);
      // If the photos fail now, the other values are already saved.
      draft.save(values);
      if (files.length > 0) await send(claimId, files);
      draft.clear();
      notifyDone(text.corrected);
      close();
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <Dialog
      open={isOpen}
      afterClose={onClose}
      title={text.ownTitle(claimId)}
      footer={null}
      onCancel={close}
      width={640}
    >
      <p className="dialog-intro">{text.ownHint}</p>
      <RecordForm<Values>
        {...form}
        name="own-claim"
        draft={{ ...draft, onDiscard: () => setFiles([]) }}
        initial={initialValues}
        judge={(values) => [...judge(values), ...photosProblem(files, photoProblems)]}
        maxima={{ description: limits.descriptionMax } as RecordFormProps<Values>['maxima']}
        isBusy={isBusy}
        submitText={uiText.save}
        notes={{ below: files.length > 0 && <UploadProgress progress={progress} /> }}
        onSubmit={onSubmit}
        onCancel={() => {
          draft.clear();
          close();
        }}
      >
        {(field, values, fill) => (
          <>
            {form.children(field, values, fill)}
            <PhotosField images={files} onChange={setFiles} problem={field('images').problem}>
              {remainingImages.length > 0 && (
                <ul className="photo-list" aria-label={photosText.photos}>
                  {remainingImages.map(({ id, name, url, thumbnail_url }) => (
                    <li key={id} className="photo">
                      <img
                        src={thumbnail_url ?? url}
                        alt={photosText.photo(images.findIndex((image) => image.id === id) + 1)}
                      />
                      <Button
                        className="photo-remove"
                        type="text"
                        icon={<CloseOutlined aria-hidden />}
                        aria-label={uploadText.remove(name)}
                        onClick={() => setRemoved([...removed, id])}
                      />
                    </li>
                  ))}
                </ul>
              )}
            </PhotosField>
          </>
        )}
      </RecordForm>
    </Dialog>
  );
}
