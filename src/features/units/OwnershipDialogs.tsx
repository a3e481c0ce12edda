import { useState, type ReactNode } from 'react';
import { useEndLeaseMutation, useEndOwnershipMutation, useTransferOwnershipMutation, type Unit } from '../../api/units';
import { endLeaseProblems, endOwnershipProblems, transferProblems } from '../../contract/recordRules';
import { Dialog } from '../../ui/Dialog';
import { today } from '../../ui/dates';
import { DayPicker } from '../../ui/form/DayPicker';
import { Field } from '../../ui/form/Field';
import { RecordForm, type RecordFormProps } from '../../ui/form/RecordForm';
import { SearchSelect, type Choice } from '../../ui/form/SearchSelect';
import { requiredValues } from '../../ui/form/useFormProblems';
import { notifyDone } from '../../ui/notices';
import { useClientChoices } from './assignChoices';
import { ownerName } from './unitColumns';
import { unitsText as text } from './unitsText';

export interface UnitDialogProps {
  unit: Unit;
  onClose: () => void;
}

interface StepDialogProps<Values extends object> extends Pick<
  RecordFormProps<Values>,
  'initial' | 'judge' | 'submitText' | 'onSubmit' | 'children'
> {
  title: string;
  hint: string;
  /** The notification after success. */
  done: string;
  onClose: () => void;
}

/** A dialog with a few fields for a single action: it shows the effect, and closes after success. */
function StepDialog<Values extends object>({
  title,
  hint,
  done,
  onSubmit,
  onClose,
  ...form
}: StepDialogProps<Values>): ReactNode {
  const [isOpen, setIsOpen] = useState(true);
  const [isBusy, setIsBusy] = useState(false);
  const close = () => setIsOpen(false);
  const submit = async (values: Values) => {
    setIsBusy(true);
    try {
      await onSubmit(values);
      notifyDone(done);
      close();
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Dialog open={isOpen} afterClose={onClose} title={title} footer={null} onCancel={close}>
      <p className="dialog-intro">{hint}</p>
      <RecordForm<Values> {...form} name="step" isBusy={isBusy} onSubmit={submit} onCancel={close} />
    </Dialog>
  );
}

interface TransferValues {
  client_id?: Choice;
  start_date?: string;
}

/** Transfers a unit to another client. */
export function TransferDialog({ unit, onClose }: UnitDialogProps) {
  const clients = useClientChoices();
  const [transfer] = useTransferOwnershipMutation();
  return (
    <StepDialog<TransferValues>
      title={text.transferTitle(unit.name)}
      hint={text.transferHint(ownerName(unit) ?? '')}
      done={text.transferred}
      submitText={text.transfer}
      initial={{ start_date: today() }}
      judge={transferProblems}
      onClose={onClose}
      onSubmit={(values) => {
        const { client_id: client, start_date } = requiredValues(values, ['client_id', 'start_date']);
        return transfer({ id: unit.contract_id ?? 0, body: { client_id: client.value, start_date } }).unwrap();
      }}
    >
      {(field) => (
        <>
          <Field {...field('client_id')} label={text.newOwner} hint={text.clientHint}>
            <SearchSelect {...clients} />
          </Field>
          <Field {...field('start_date')} label={text.transferFrom}>
            <DayPicker min={unit.owned_since ?? undefined} max={today()} />
          </Field>
        </>
      )}
    </StepDialog>
  );
}

interface DayValues {
  end_date?: string;
}

/** Ends the ownership of a unit, which has no owner then. */
export function EndOwnershipDialog({ unit, onClose }: UnitDialogProps) {
  const [endOwnership] = useEndOwnershipMutation();
  const owner = ownerName(unit) ?? '';
  return (
    <StepDialog<DayValues>
      title={text.endOwnershipTitle(owner, unit.name)}
      hint={text.endOwnershipHint(owner)}
      done={text.ownershipEnded}
      submitText={text.endOwnershipOk}
      initial={{ end_date: today() }}
      judge={endOwnershipProblems}
      onClose={onClose}
      onSubmit={(values) =>
        endOwnership({ id: unit.contract_id ?? 0, body: requiredValues(values, ['end_date']) }).unwrap()
      }
    >
      {(field) => (
        <Field {...field('end_date')} label={text.endDay}>
          <DayPicker min={unit.owned_since ?? undefined} max={today()} />
        </Field>
      )}
    </StepDialog>
  );
}

/** Ends a lease early. */
export function EndLeaseDialog({ unit: { lease_contract: lease }, onClose }: UnitDialogProps) {
  const [endLease] = useEndLeaseMutation();
  if (!lease) return null;
  const tenant = `${lease.tenant.name} ${lease.tenant.last_name}`.trim();
  return (
    <StepDialog<DayValues>
      title={text.endLeaseTitle(tenant)}
      hint={text.endLeaseHint(tenant)}
      done={text.leaseEnded}
      submitText={text.endLease}
      initial={{ end_date: today() }}
      judge={endLeaseProblems}
      onClose={onClose}
      onSubmit={(values) => endLease({ id: lease.id, body: requiredValues(values, ['end_date']) }).unwrap()}
    >
      {(field) => (
        <Field {...field('end_date')} label={text.lastDay}>
          <DayPicker min={lease.lease_start_date} max={lease.lease_end_date} />
        </Field>
      )}
    </StepDialog>
  );
}
