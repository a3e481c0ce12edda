import '../../../ui/form/form.css';
import { useId, useState, type ReactNode } from 'react';
import { useListColleaguesQuery } from '../../../api/claimNotes';
import { errorMessage, fieldErrors } from '../../../api/envelope';
import { useUser } from '../../../session/useCan';
import { Dialog } from '../../../ui/Dialog';
import { ChoiceSelect } from '../../../ui/form/Select';
import { uiText } from '../../../ui/text';
import { staffOptions } from '../edit/ResponsibleSelect';
import { bulkActionText, bulkText } from './bulkText';

export interface AssignDialogProps {
  title: string;
  /** The forecast of the bulk change. */
  children: ReactNode;
  /** Starts the bulk change; null for no responsible person. If it rejects, the error is shown and the choice stays. */
  onAssign: (responsibleId: number | null) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for the person who becomes responsible for the selected claims, and shows the effect. */
export default function AssignDialog({ title, children, onAssign, onClose }: AssignDialogProps) {
  const { data, error, isLoading } = useListColleaguesQuery();
  const { id: userId } = useUser();
  /** 0 means no responsible person. */
  const [responsibleId, setResponsibleId] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const [isOpen, setIsOpen] = useState(true);
  const field = useId();
  const shownProblem = problem ?? (error && errorMessage(error));

  const submit = async () => {
    if (responsibleId === undefined) return setProblem(bulkText.assignFirst);
    setIsBusy(true);
    try {
      await onAssign(responsibleId || null);
      setIsOpen(false);
    } catch (failure) {
      setProblem(fieldErrors(failure)[0]?.message ?? errorMessage(failure));
    }
    setIsBusy(false);
  };

  return (
    <Dialog
      open={isOpen}
      afterClose={onClose}
      title={title}
      okText={bulkActionText.assign}
      cancelText={uiText.cancel}
      confirmLoading={isBusy}
      onOk={() => void submit()}
      onCancel={() => setIsOpen(false)}
    >
      <div className="reject-reason">
        {children}
        <label htmlFor={field}>{bulkText.assignLabel}</label>
        <ChoiceSelect<number>
          id={field}
          value={responsibleId}
          placeholder={bulkText.assignFirst}
          loading={isLoading}
          options={staffOptions(data?.items ?? [], userId)}
          status={shownProblem ? 'error' : undefined}
          aria-describedby={shownProblem ? `${field}-problem` : undefined}
          onChange={(id) => {
            setResponsibleId(id);
            setProblem(undefined);
          }}
        />
        {shownProblem && (
          <p id={`${field}-problem`} className="field-problem" role="alert">
            {shownProblem}
          </p>
        )}
      </div>
    </Dialog>
  );
}
