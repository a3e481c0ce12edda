import { Button } from 'antd';
import { useCloseProjectMutation, useReopenProjectMutation, type ProjectDetail } from '../../api/projects';
import { useCan } from '../../session/useCan';
import { notifyDone, notifyFailed } from '../../ui/notices';
import { useConfirm } from '../../ui/useDialog';
import { projectsText as text } from './projectsText';

/** Closes or reopens a project, after showing the effect. */
export function ProjectClosing({ project: { id, name, closed_at: closedAt } }: { project: ProjectDetail }) {
  const canClose = useCan('projects:close');
  const [close] = useCloseProjectMutation();
  const [reopen] = useReopenProjectMutation();
  const { confirm, dialog } = useConfirm();
  if (!canClose) return null;
  const step = closedAt
    ? { take: reopen, title: text.reopenTitle(name), hint: text.reopenHint, ok: text.reopen, done: text.reopenDone }
    : { take: close, title: text.closeTitle(name), hint: text.closeHint, ok: text.close, done: text.closeDone };
  const confirmClosing = () =>
    confirm({
      title: step.title,
      children: <p>{step.hint}</p>,
      okText: step.ok,
      isDangerous: !closedAt,
      onConfirm: () =>
        step
          .take({ id })
          .unwrap()
          .then(() => notifyDone(step.done), notifyFailed),
    });
  return (
    <>
      <Button danger={!closedAt} onClick={confirmClosing}>
        {step.ok}
      </Button>
      {dialog}
    </>
  );
}
