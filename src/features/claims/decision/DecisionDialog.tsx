import '../../../ui/form/form.css';
import { Input } from 'antd';
import { useId, useState } from 'react';
import { errorMessage, fieldErrors } from '../../../api/envelope';
import { useDecideClaimMutation } from '../../../api/claims';
import { claimDecisions, type ClaimDecision, type DecisionState } from '../../../contract/claimStatus';
import { decisionProblems } from '../../../contract/decisionRules';
import { Dialog } from '../../../ui/Dialog';
import { FieldProblem } from '../../../ui/form/FormMessage';
import { markInvalid } from '../../../ui/form/invalidFields';
import { RadioChoice } from '../../../ui/form/RadioChoice';
import { notifyDone } from '../../../ui/notices';
import { uiText } from '../../../ui/text';
import { UsualReasons } from './RejectChoices';
import { decisionUiText as text } from './decisionUi';

interface DecisionDialogProps {
  claimId: number;
  /** The decision that the user sees. */
  former: DecisionState;
  /** The decision that is chosen when the dialog opens. */
  proposed: ClaimDecision | undefined;
  onClose: () => void;
}

/** Decides about a claim, with the reason that its author reads. */
export default function DecisionDialog({ claimId, former, proposed, onClose }: DecisionDialogProps) {
  const [decide, { isLoading }] = useDecideClaimMutation();
  const [isOpen, setIsOpen] = useState(true);
  const [decision, setDecision] = useState(proposed);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const id = useId();

  const submit = async () => {
    if (!decision) return;
    const [wrong] = decisionProblems({ decision, reason, former });
    if (wrong) return setProblem(wrong.message);
    try {
      await decide({ id: claimId, body: { decision, reason: reason.trim() || undefined, from: former } }).unwrap();
      notifyDone(text.saved);
      setIsOpen(false);
    } catch (error) {
      setProblem(fieldErrors(error)[0]?.message ?? errorMessage(error));
    }
  };
  const choose = (next: ClaimDecision) => {
    setDecision(next);
    setProblem(undefined);
  };
  const write = (next: string) => {
    setReason(next);
    setProblem(undefined);
  };
  const label =
    decision === 'not_covered' || !decision ? text.reason : former === 'none' ? text.optionalReason : text.changed;
  return (
    <Dialog
      open={isOpen}
      afterClose={onClose}
      title={text.title(claimId)}
      okText={text.save}
      okButtonProps={{ disabled: !decision }}
      cancelText={uiText.back}
      confirmLoading={isLoading}
      mask={{ closable: reason.trim() === '' }}
      onOk={() => void submit()}
      onCancel={() => setIsOpen(false)}
    >
      <div className="reject-reason">
        <div className="reject-hint">{text.hint}</div>
        <RadioChoice
          label={text.question}
          value={decision}
          onChange={choose}
          options={claimDecisions
            .filter((code) => code !== former)
            .map((code) => ({ value: code, label: text.choices[code] }))}
        />
        {decision === 'not_covered' && <UsualReasons onPick={write} />}
        <label htmlFor={id}>{label}</label>
        <Input.TextArea
          id={id}
          autoSize={{ minRows: 2, maxRows: 8 }}
          value={reason}
          {...markInvalid(problem, `${id}-problem`)}
          onChange={({ target }) => write(target.value)}
        />
        <FieldProblem id={`${id}-problem`}>{problem}</FieldProblem>
      </div>
    </Dialog>
  );
}
