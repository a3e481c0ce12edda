import '../../../ui/form/form.css';
import './finish.css';
import { Checkbox, Input } from 'antd';
import { useId, useRef, useState, type ReactNode } from 'react';
import { useGetFinishProposalQuery } from '../../../api/claimRounds';
import type { MoveUpClaimApiArg } from '../../../api/claims';
import { errorMessage, fieldErrors } from '../../../api/envelope';
import { doneProblem, imagesProblem } from '../../../contract/rules';
import { Dialog } from '../../../ui/Dialog';
import { FieldProblem } from '../../../ui/form/FormMessage';
import { markInvalid } from '../../../ui/form/invalidFields';
import { useDraft } from '../../../ui/form/useDraft';
import { submitByKey } from '../../../ui/form/submitKey';
import { uiText } from '../../../ui/text';
import { PhotoPicker, UploadProgress, usePhotoProblems } from '../../../ui/upload/PhotoPicker';
import { useSendPhotos } from '../useSendPhotos';
import { useDraftFiles } from '../../../ui/upload/useDraftFiles';
import { useDialogFocus } from '../../../ui/useDialog';

const text = {
  label: 'Qué se hizo',
  hint: 'Lo leen todas las personas que ven el reclamo, y llega en el mail. Se puede dejar vacío.',
  hintDemanded: 'Lo leen todas las personas que ven el reclamo, y llega en el mail.',
  manyHint: 'Vale para todos los reclamos que se finalizan, y lo leen quienes los ven. Se puede dejar vacío.',
  fromContractor: 'Es lo que informó el contratista: podés cambiarlo.',
  photos: 'Fotos del trabajo terminado',
  photosHint: 'Las marcadas las ve quien hizo el reclamo, al lado de las suyas.',
  photoDemanded: 'Hace falta al menos una foto.',
  workPhoto: (position: number) => `Foto ${position} del contratista`,
  add: 'Agregar fotos',
  textMissing: 'Contá qué se hizo.',
} as const;

/** What is said of completed claims. */
type Finish = NonNullable<MoveUpClaimApiArg['body']>;

export interface FinishDialogProps {
  title: string;
  okText: string;
  /** The claim; without it the words are for many claims, which have no photos here. */
  claimId?: number;
  children?: ReactNode;
  /** Sends it. If it rejects, the error is shown and the input stays. */
  onSubmit: (finish: Finish) => Promise<unknown>;
  onClose: () => void;
}

/**
 * Asks what was done before claims are completed, and proposes what the contractor reported and its photos. What is typed
 * about one claim is kept until it is completed.
 */
export default function FinishDialog({ title, okText, claimId, children, onSubmit, onClose }: FinishDialogProps) {
  const id = useId();
  useDialogFocus(id);
  const { data: proposal } = useGetFinishProposalQuery(
    { id: claimId ?? 0 },
    { skip: claimId === undefined, refetchOnMountOrArgChange: true },
  );
  const draft = useDraft<{ done: string }>(`finish:${claimId ?? 'many'}`);
  const [typed, setTyped] = useState(draft.restored?.done);
  const [unselected, setUnselected] = useState<number[]>([]);
  const [files, setFiles] = useDraftFiles(draft.key);
  const [problem, setProblem] = useState<{ field: 'done' | 'photos'; message: string }>();
  const [isBusy, setIsBusy] = useState(false);
  const [isOpen, setIsOpen] = useState(true);
  const { send, progress } = useSendPhotos();
  const photoProblems = usePhotoProblems(files);
  /** Photos of the office that are sent already, when the move after them failed. */
  const sent = useRef<number[]>([]);

  const done = typed ?? proposal?.done ?? '';
  const photos = proposal?.photos ?? [];
  const selected = photos.map((photo) => photo.id).filter((photoId) => !unselected.includes(photoId));

  const problemOfInput = (): typeof problem => {
    const wrong = doneProblem(done) ?? (proposal?.demands_text && !done.trim() ? text.textMissing : undefined);
    if (wrong) return { field: 'done', message: wrong };
    const count = selected.length + files.length + sent.current.length;
    const missing = proposal?.demands_photo && count === 0 ? text.photoDemanded : undefined;
    const photoProblem = imagesProblem(files) ?? photoProblems.find(Boolean) ?? missing;
    return photoProblem ? { field: 'photos', message: photoProblem } : undefined;
  };
  const sendPhotos = async (ofClaim: number) => {
    if (files.length === 0) return;
    sent.current = [...sent.current, ...(await send(ofClaim, files))];
    setFiles([]);
  };
  const submit = async () => {
    if (isBusy) return;
    const wrong = problemOfInput();
    setProblem(wrong);
    if (wrong) return;
    setIsBusy(true);
    try {
      if (claimId !== undefined) await sendPhotos(claimId);
      await onSubmit({
        done: done.trim() || undefined,
        ...(claimId !== undefined && proposal && { work_photo_ids: selected }),
        ...(sent.current.length > 0 && { image_ids: sent.current }),
      });
      draft.clear();
      setIsOpen(false);
    } catch (error) {
      const [first] = fieldErrors(error);
      setProblem({
        field: first && first.field !== 'done' && first.field !== 'reason' ? 'photos' : 'done',
        message: first?.message ?? errorMessage(error),
      });
    }
    setIsBusy(false);
  };

  const hint = claimId === undefined ? text.manyHint : proposal?.demands_text ? text.hintDemanded : text.hint;
  const doneMessage = problem?.field === 'done' ? problem.message : undefined;
  const isProposed = typed === undefined && Boolean(proposal?.done);
  return (
    <Dialog
      open={isOpen}
      afterClose={onClose}
      title={title}
      okText={okText}
      cancelText={uiText.back}
      confirmLoading={isBusy}
      // A click outside must not discard the input.
      mask={{ closable: (typed ?? '') === '' && files.length === 0 }}
      onOk={() => void submit()}
      onCancel={() => setIsOpen(false)}
    >
      <form
        className="finish-form"
        onKeyDown={submitByKey}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {children}
        <label htmlFor={id}>{text.label}</label>
        <Input.TextArea
          id={id}
          autoSize={{ minRows: 3, maxRows: 8 }}
          value={done}
          readOnly={isBusy}
          aria-describedby={`${id}-hint`}
          {...markInvalid(doneMessage, `${id}-problem ${id}-hint`)}
          onChange={(event) => {
            setTyped(event.target.value);
            // The words for many claims are of these claims alone.
            if (claimId !== undefined) draft.save({ done: event.target.value });
            setProblem(undefined);
          }}
        />
        <FieldProblem id={`${id}-problem`}>{doneMessage}</FieldProblem>
        <p id={`${id}-hint`} className="field-hint">
          {isProposed && <span>{`${text.fromContractor} `}</span>}
          <span>{hint}</span>
        </p>
        {claimId !== undefined && (
          <fieldset className="finish-photos">
            <legend>{text.photos}</legend>
            {photos.length > 0 && (
              <ul>
                {photos.map((photo, index) => (
                  <li key={photo.id}>
                    <Checkbox
                      checked={!unselected.includes(photo.id)}
                      onChange={({ target }) =>
                        setUnselected((ids) =>
                          target.checked ? ids.filter((each) => each !== photo.id) : [...ids, photo.id],
                        )
                      }
                    >
                      <img src={photo.thumbnail_url ?? photo.url} alt={text.workPhoto(index + 1)} />
                    </Checkbox>
                  </li>
                ))}
              </ul>
            )}
            <PhotoPicker
              id={`${id}-fotos`}
              button={text.add}
              files={files}
              problem={problem?.field === 'photos' ? problem.message : undefined}
              onChange={(next) => {
                setFiles(next);
                setProblem(undefined);
              }}
            />
            <UploadProgress progress={progress} />
            {photos.length > 0 && <p className="field-hint">{text.photosHint}</p>}
          </fieldset>
        )}
      </form>
    </Dialog>
  );
}
