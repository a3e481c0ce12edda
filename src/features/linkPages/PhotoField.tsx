import { useState } from 'react';
import { imagesProblem } from '../../contract/rules';
import { preparePhotos } from '../../ui/upload/imageFiles';
import { useDraftFiles } from '../../ui/upload/useDraftFiles';
import { linkVisitsText as text } from './linkVisitsText';
import { PhotoButton, UnsentPhoto } from './photoParts';

interface FormPhotos {
  files: File[];
  problem: string | undefined;
  isPreparing: boolean;
  add: (picked: File[]) => Promise<void>;
  remove: (file: File) => void;
  clear: () => void;
  /** Whether the photos cannot be sent, and the field says why. */
  isWrong: () => boolean;
}

/** The photos of a form, stored in this browser under its name until it is sent. */
export function useFormPhotos(name: string): FormPhotos {
  const [files, setFiles] = useDraftFiles(`posventa-trabajo ${name}`);
  const [problem, setProblem] = useState<string>();
  const [isPreparing, setIsPreparing] = useState(false);
  return {
    files,
    problem,
    isPreparing,
    add: async (picked) => {
      setIsPreparing(true);
      const { valid, problem: wrong } = await preparePhotos(picked);
      setIsPreparing(false);
      setFiles((present) => {
        const all = [...present, ...valid];
        setProblem(wrong ?? imagesProblem(all));
        return all;
      });
    },
    remove: (file) => {
      const remaining = files.filter((each) => each !== file);
      setProblem(imagesProblem(remaining));
      setFiles(remaining);
    },
    clear: () => setFiles([]),
    isWrong: () => {
      const wrong = imagesProblem(files);
      setProblem(wrong);
      return wrong !== undefined || isPreparing;
    },
  };
}

/** Takes photos with the phone, and shows those of the form. */
export function PhotoField({ files, problem, isPreparing, add, remove }: FormPhotos) {
  return (
    <>
      {files.length > 0 && (
        <ul className="ow-photos">
          {files.map((file, index) => (
            <li key={`${file.name} ${file.lastModified} ${index}`}>
              <UnsentPhoto file={file} />
              <button
                type="button"
                className="ow-button"
                aria-label={text.removePhoto(index + 1)}
                onClick={() => remove(file)}
              >
                {text.lessShort}
              </button>
            </li>
          ))}
        </ul>
      )}
      {problem && (
        <p className="ow-problem" role="alert">
          {problem}
        </p>
      )}
      {isPreparing && <p role="status">{text.preparing}</p>}
      <div className="ow-row">
        <PhotoButton isBusy={isPreparing} onChoose={(picked) => void add(picked)}>
          {text.takePhoto}
        </PhotoButton>
      </div>
    </>
  );
}
