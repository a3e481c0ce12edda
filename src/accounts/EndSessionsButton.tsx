import { Button } from 'antd';
import { useEndAccountSessionsMutation } from '../api/access';
import { useCan } from '../session/useCan';
import { accountText as text } from './accountText';
import { notifyDone, notifyFailed } from '../ui/notices';
import { useConfirm } from '../ui/useDialog';

interface EndSessionsButtonProps {
  id: number;
  name: string;
  /** In a row of a list: its label includes the person's name. */
  isRow?: boolean;
}

/** Ends all sessions of an account, after a confirmation; only for users with the permission. */
export function EndSessionsButton({ id, name, isRow = false }: EndSessionsButtonProps) {
  const isAllowed = useCan('sessions:end');
  const [end] = useEndAccountSessionsMutation();
  const { confirm, dialog } = useConfirm();
  if (!isAllowed) return null;
  const confirmEnd = () =>
    confirm({
      title: text.endSessionsTitle(name),
      children: <p>{text.endSessionsHint}</p>,
      okText: text.endSessions,
      isDangerous: true,
      onConfirm: () =>
        end({ id })
          .unwrap()
          .then(() => notifyDone(text.sessionsEnded), notifyFailed),
    });
  return (
    <>
      <Button aria-label={isRow ? `${text.endSessions} de ${name}` : undefined} onClick={confirmEnd}>
        {text.endSessions}
      </Button>
      {dialog}
    </>
  );
}
