import { CameraOutlined, CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';
import { imagesProblem } from '../../contract/rules';
import { DropZone } from './DropZone';
import { unreadableText } from './fileBytes';
import { useIsUnstored } from './fileStore';
import { imageProblem, prepareImages } from './imageFiles';
import { uploadText, uploadText as text } from './uploadText';

interface PhotoPickerProps {
  files: File[];
  onChange: (files: File[]) => void;
  /** A problem of the list, such as too many photos or an error of the server. */
  problem?: string;
  id?: string;
  /** The button's label. */
  button?: string;
  /** Content after the button. If set, the button is only an icon, at the foot of a message. */
  foot?: ReactNode;
}

/**
 * Chooses photos from the camera or the gallery, or by drag and drop. An invalid photo stays in the list, with its
 * error, until the user removes it.
 */
export function PhotoPicker({
  files,
  onChange,
  problem,
  id = 'fotos',
  button = uploadText.add,
  foot,
}: PhotoPickerProps) {
  const [pending, setPending] = useState(0);
  /** The names of chosen photos that could not be read. They are not sent, and do not keep the others from it. */
  const [unreadable, setUnreadable] = useState<string[]>([]);
  const problems = usePhotoProblems(files);
  const total = problem ?? imagesProblem(files);

  const root = useRef<HTMLDivElement>(null);
  useHeldSubmit(root, pending > 0, unreadable.length === 0);
  // Photos may be added or removed while others are being prepared.
  const latest = useRef(files);
  useEffect(() => {
    latest.current = files;
  });

  const add = async (picked: File[]) => {
    if (picked.length === 0) return;
    setPending((count) => count + picked.length);
    const prepared = await prepareImages(picked);
    setPending((count) => count - picked.length);
    // A photo that was chosen again replaces its failure.
    const chosenNames = new Set(picked.map(({ name }) => name));
    setUnreadable((names) => [...names.filter((name) => !chosenNames.has(name)), ...prepared.unreadable]);
    if (prepared.files.length === 0) return;
    latest.current = [...latest.current, ...prepared.files];
    onChange(latest.current);
  };

  return (
    <div ref={root} className="photo-picker">
      <DropZone
        input={{
          id,
          multiple: true,
          accept: 'image/png,image/jpeg,image/webp,image/heic,image/avif,.heic,.heif,.avif',
          'aria-label': uploadText.photos,
        }}
        onFiles={(picked) => void add(picked)}
      >
        {(choose) => (
          <>
            <Button
              icon={<CameraOutlined aria-hidden />}
              loading={pending > 0}
              title={foot ? button : undefined}
              aria-label={foot ? button : undefined}
              aria-describedby={`${id}-hint`}
              onClick={choose}
            >
              {!foot && button}
            </Button>
            <span id={`${id}-hint`} className="field-hint">
              {pending > 0 ? uploadText.preparing(pending) : uploadText.hint}
            </span>
            {foot}
          </>
        )}
      </DropZone>
      {files.length + unreadable.length > 0 && (
        <ul className="photo-list">
          {files.map((file, index) => (
            <li key={`${file.name}-${file.size}-${index}`} className={problems[index] ? 'photo is-wrong' : 'photo'}>
              <PhotoPreview file={file} />
              <span className="photo-name" title={file.name}>
                {file.name}
              </span>
              {problems[index] ? (
                <span className="field-problem photo-name" title={problems[index]}>
                  {problems[index]}
                </span>
              ) : (
                <UnstoredNotice file={file} />
              )}
              <Button
                className="photo-remove"
                size="small"
                type="text"
                icon={<CloseOutlined aria-hidden />}
                aria-label={uploadText.remove(file.name)}
                onClick={() => onChange(files.filter((_, at) => at !== index))}
              />
            </li>
          ))}
          {unreadable.map((name, index) => (
            <li key={`${name} ${index}`} className="photo is-wrong">
              <span className="photo-blank">{uploadText.noPreview}</span>
              <span className="photo-name" title={name}>
                {name}
              </span>
              <span className="field-problem photo-name" role="alert" title={unreadableText.photo}>
                {unreadableText.photo}
              </span>
              <Button
                className="photo-remove"
                size="small"
                type="text"
                icon={<CloseOutlined aria-hidden />}
                aria-label={uploadText.remove(name)}
                onClick={() => setUnreadable(unreadable.filter((_, at) => at !== index))}
              />
            </li>
          ))}
        </ul>
      )}
      {(total ?? problems.find(Boolean)) && (
        <p className="field-problem" role="alert">
          {total ?? problems.find(Boolean)}
        </p>
      )}
    </div>
  );
}

/**
 * While `isHeld`, a submit of the form around an element waits: the form is submitted when that ends, if it then
 * `mayContinue`. Otherwise the user decides: a photo is missing.
 */
function useHeldSubmit(element: RefObject<HTMLElement | null>, isHeld: boolean, mayContinue: boolean): void {
  const continues = useRef(mayContinue);
  // Before the clean-up of the effect below, which reads it.
  useLayoutEffect(() => {
    continues.current = mayContinue;
  });
  useEffect(() => {
    const form = element.current?.closest('form');
    if (!isHeld || !form) return;
    let isAsked = false;
    const hold = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
      isAsked = true;
    };
    form.addEventListener('submit', hold, true);
    return () => {
      form.removeEventListener('submit', hold, true);
      if (isAsked && continues.current && form.isConnected) form.requestSubmit();
    };
  }, [element, isHeld]);
}

/** Returns the error of each file, found by its content. */
export function usePhotoProblems(files: File[]): (string | undefined)[] {
  const [problems, setProblems] = useState<(string | undefined)[]>([]);
  useEffect(() => {
    let isCurrent = true;
    void Promise.all(files.map(imageProblem)).then((results) => isCurrent && setProblems(results));
    return () => {
      isCurrent = false;
    };
  }, [files]);
  return problems;
}

function PhotoPreview({ file }: { file: File }) {
  const url = useMemo(() => URL.createObjectURL(file), [file]);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  return hasFailed ? (
    <span className="photo-blank">{uploadText.noPreview}</span>
  ) : (
    <img src={url} alt="" onError={() => setHasFailed(true)} />
  );
}

/** Says at a photo that this browser has no room to keep it until it is sent. */
function UnstoredNotice({ file }: { file: File }) {
  if (!useIsUnstored(file)) return null;
  return (
    <span className="field-problem photo-name" role="alert" title={uploadText.unstored}>
      {uploadText.unstored}
    </span>
  );
}

/** The upload progress of photos (0 to 1), and a request to keep the page open. Renders nothing without progress. */
export function UploadProgress({ progress }: { progress: number | undefined }) {
  if (progress === undefined) return null;
  return (
    <div className="upload-progress">
      <p>
        <span role="status">{text.sending}</span> <span>{`${text.sent(progress)} ${text.keepOpen}`}</span>
      </p>
      <progress value={progress} aria-label={text.sending} />
    </div>
  );
}
