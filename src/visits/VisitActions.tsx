import { CalendarOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { late } from '../ui/late';
import {
  useCancelVisitMutation,
  useDownloadVisitMutation,
  useEndVisitMutation,
  useProposeWindowsMutation,
  useSetVisitDateMutation,
  type Visit,
} from '../api/visits';
import { earlyVisitMs } from '../contract/visitRules';
import { isVisitOver } from '../contract/visitStatus';
import { useCan } from '../session/useCan';
import { downloadFrom } from '../ui/download';
import { notifyDone, notifyFailed } from '../ui/notices';
import { useDialog } from '../ui/useDialog';
import { preloadReason, useReason } from '../ui/useReason';
import { useNow } from '../ui/timing';
import { phoneAddress } from '../ui/phone';
import { ReportUnattended } from './ReportUnattended';
import { freeWindow, toWindowValues } from './visitValues';
import { useWindowsDialog } from './useWindowsDialog';
import { visitsText as text } from './visitsText';

const MissedDialog = late(() => import(/* webpackChunkName: "visit-missed" */ './MissedDialog'));

/** The actions for a pending visit. */
export function VisitActions({ visit }: { visit: Visit }) {
  const isStaff = useCan('visits:arrange');
  const now = useNow();
  const start = visit.starts_at ? Date.parse(visit.starts_at) : undefined;
  const isAgreed = visit.status === 'agreed';
  const hasBegun = start !== undefined && start <= now;
  return (
    <div className="visit-actions">
      {isStaff && start !== undefined && start - earlyVisitMs <= now && <Outcome visit={visit} hasBegun={hasBegun} />}
      {isAgreed && !hasBegun && <CalendarButton id={visit.id} />}
      {isStaff ? (
        <StaffChanges visit={visit} hasBegun={hasBegun} />
      ) : isVisitOver(visit, now) ? (
        <ReportUnattended visit={visit} />
      ) : (
        <ResidentChanges visit={visit} />
      )}
    </div>
  );
}

function ResidentChanges({ visit }: { visit: Visit }) {
  const { id, version, status, can_change: canChange, company_phone: phone } = visit;
  const [propose] = useProposeWindowsMutation();
  const { openWindowsDialog, dialog } = useWindowsDialog();
  const isAgreed = status === 'agreed';
  if (!canChange)
    return phone ? (
      <p className="card-soft">
        <span>{text.tooLateBefore}</span>
        <a href={phoneAddress(phone)}>{phone}</a>.
      </p>
    ) : (
      <p className="card-soft">{`${text.tooLate}.`}</p>
    );
  const proposeOthers = () =>
    openWindowsDialog({
      title: isAgreed ? text.dialogs.change : text.dialogs.others,
      intro: isAgreed ? text.dialogs.changeIntro : text.dialogs.othersIntro,
      okText: text.send,
      name: `visit-${id}`,
      reason: isAgreed ? 'needed' : 'optional',
      initial: [freeWindow(visit.windows)],
      onSubmit: async (windows, reason) => {
        await propose({ id, body: { windows, reason, version } }).unwrap();
        notifyDone(text.sent);
      },
    });
  return (
    <>
      <Button onClick={proposeOthers}>{isAgreed ? text.change : text.others}</Button>
      <CancelButton visit={visit} />
      {dialog}
    </>
  );
}

function StaffChanges({ visit, hasBegun }: { visit: Visit; hasBegun: boolean }) {
  const { id, version, status, starts_at: start, ends_at: end } = visit;
  const [propose] = useProposeWindowsMutation();
  const [setDate] = useSetVisitDateMutation();
  const { openWindowsDialog, dialog } = useWindowsDialog();
  const isAgreed = status === 'agreed';
  const date = () =>
    openWindowsDialog({
      title: isAgreed ? text.dialogs.move : text.dialogs.date,
      intro: isAgreed ? text.dialogs.moveIntro : text.dialogs.dateIntro,
      okText: text.saveDate,
      name: `visit-date-${id}`,
      isDate: true,
      reason: isAgreed ? 'needed' : undefined,
      initial: start && end && !hasBegun ? [toWindowValues({ starts_at: start, ends_at: end })] : undefined,
      onSubmit: async ([window], reason) => {
        if (!window) return;
        await setDate({ id, body: { ...window, reason, version } }).unwrap();
        notifyDone(text.dateSaved);
      },
    });
  const proposeOthers = () =>
    openWindowsDialog({
      title: text.dialogs.others,
      intro: text.dialogs.offerIntro,
      okText: text.send,
      name: `visit-${id}`,
      initial: [freeWindow(visit.windows)],
      onSubmit: async (windows, reason) => {
        await propose({ id, body: { windows, reason, version } }).unwrap();
        notifyDone(text.sent);
      },
    });
  return (
    <>
      <Button onClick={date}>{isAgreed ? text.change : text.agreedAlready}</Button>
      {!isAgreed && <Button onClick={proposeOthers}>{text.others}</Button>}
      {!hasBegun && <CancelButton visit={visit} />}
      {dialog}
    </>
  );
}

function CancelButton({ visit: { id, version } }: { visit: Visit }) {
  const [cancel] = useCancelVisitMutation();
  const { askReason, dialog } = useReason();
  const start = () =>
    askReason({
      title: text.dialogs.cancel,
      hint: text.dialogs.cancelHint,
      label: text.reasonLabel,
      okText: text.cancel,
      onSubmit: async (reason) => {
        await cancel({ id, body: { reason, version } }).unwrap();
        notifyDone(text.cancelled);
      },
    });
  return (
    <>
      <Button type="text" danger onPointerEnter={preloadReason} onClick={start}>
        {text.cancel}
      </Button>
      {dialog}
    </>
  );
}

/** Saves the visit as a file for a calendar. */
function CalendarButton({ id }: { id: number }) {
  const [download, { isLoading }] = useDownloadVisitMutation();
  const save = () =>
    void download({ id })
      .unwrap()
      .then((url) => downloadFrom(text.calendarFile(id), url), notifyFailed);
  return (
    <Button icon={<CalendarOutlined aria-hidden />} loading={isLoading} onClick={save}>
      {text.calendar}
    </Button>
  );
}

/** For staff: records whether the visit took place, from its start on. */
function Outcome({ visit, hasBegun }: { visit: Visit; hasBegun: boolean }) {
  const [endVisit, { isLoading }] = useEndVisitMutation();
  const missed = useDialog<{ visit: Visit; onClose: () => void }>(MissedDialog);
  const saveDone = () =>
    void endVisit({ id: visit.id, body: { outcome: 'done' } })
      .unwrap()
      .then(() => notifyDone(text.outcomeSaved), notifyFailed);
  return (
    <>
      <Button loading={isLoading} onClick={saveDone}>
        {text.done}
      </Button>
      {hasBegun && <Button onClick={() => missed.open({ visit })}>{text.missed}</Button>}
      {missed.dialog}
    </>
  );
}
