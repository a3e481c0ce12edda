import { QuestionCircleOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect } from 'react';
import { late } from '../../../ui/late';
import { useAppSelector } from '../../../session/hooks';
import { selectHasGridKeys } from '../../../session/storedSlice';
import { focusTitle } from '../../../ui/PageHeader';
import type { KeysDialogProps } from '../../../ui/table/keys/KeysDialog';
import { isDialogOpen, isTyping, useKey, useKeyHelp } from '../../../ui/useKey';
import { useDialog } from '../../../ui/useDialog';
import { claimDetailText as text } from './claimDetailText';
import type { PageAct } from './staffNext';

const KeysDialog = late(() => import(/* webpackChunkName: "keys-dialog" */ '../../../ui/table/keys/KeysDialog'));

/** For staff: the keys of a claim's page, and the button that lists them. Its neighbours have their own keys. */
export function ClaimKeys({ act }: { act: (name: PageAct) => void }) {
  const { open, dialog } = useDialog<KeysDialogProps>(KeysDialog);
  const hasKeys = useAppSelector(selectHasGridKeys);
  const showKeys = () => open({ title: text.keysTitle, actions: [] });
  useKeyHelp(text.keys);
  useKey('r', () => act('answer'));
  useKey('e', () => act('status'));
  useKey('p', () => act('price'));
  useKey('i', () => act('priority'));
  useKey('?', showKeys);
  useEffect(() => {
    if (!hasKeys) return;
    // From the message back to the page, where the keys go on.
    const leaveText = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.key !== 'Escape' || event.defaultPrevented || isDialogOpen()) return;
      if (!(target instanceof HTMLTextAreaElement) || !isTyping(target)) return;
      focusTitle();
    };
    document.addEventListener('keydown', leaveText);
    return () => document.removeEventListener('keydown', leaveText);
  }, [hasKeys]);
  return (
    <>
      <Button
        className="claim-keys"
        type="text"
        icon={<QuestionCircleOutlined aria-hidden />}
        title={text.keysOpen}
        aria-label={text.keysOpen}
        aria-haspopup="dialog"
        onClick={showKeys}
      />
      {dialog}
    </>
  );
}
