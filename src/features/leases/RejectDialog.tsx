import { Input, Modal } from 'antd';
import { useId, useState } from 'react';
import { errorMessage, fieldErrors } from '../../api/envelope';
import { useRejectLeaseRequestMutation, type LeaseRequestDetail } from '../../api/leases';
import { rulesText } from '../../contract/rulesText';
import { notifyDone } from '../../ui/notices';
import { uiText } from '../../ui/text';
import { leasesText as text } from './leasesText';

interface RejectDialogProps {
  id: number;
  /** The status that was seen. */
  status: LeaseRequestDetail['status'];
  onClose: () => void;
}

/** Rejects a request; the reason is required and goes to whoever asked. */
export default function RejectDialog({ id, status, onClose }: RejectDialogProps) {
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const [reject, { isLoading }] = useRejectLeaseRequestMutation();
  const field = useId();

  const submit = async () => {
    if (!reason.trim()) return setProblem(rulesText.rejectReason);
    try {
      await reject({ id, from: status, body: { rejectReason: reason.trim() } }).unwrap();
      notifyDone(text.statusUpdated);
      onClose();
    } catch (error) {
      setProblem(fieldErrors(error)[0]?.message ?? errorMessage(error));
    }
  };

  return (
    <Modal
      open
      title={text.rejectTitle(id)}
      okText={text.reject}
      okButtonProps={{ danger: true }}
      cancelText={uiText.cancel}
      confirmLoading={isLoading}
      onOk={() => void submit()}
      onCancel={onClose}
    >
      <div className="reject-reason">
        <p>{text.rejectHint}</p>
        <label htmlFor={field}>{text.rejectLabel}</label>
        <Input.TextArea
          id={field}
          autoFocus
          autoSize={{ minRows: 3, maxRows: 8 }}
          maxLength={2000}
          value={reason}
          status={problem ? 'error' : undefined}
          aria-invalid={Boolean(problem)}
          aria-describedby={problem ? `${field}-problem` : undefined}
          onChange={(event) => {
            setReason(event.target.value);
            setProblem(undefined);
          }}
        />
        {problem && (
          <p id={`${field}-problem`} className="field-problem" role="alert">
            {problem}
          </p>
        )}
      </div>
    </Modal>
  );
}
