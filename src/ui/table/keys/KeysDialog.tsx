import '../DataTable.css';
import { Checkbox } from 'antd';
import { useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../../session/hooks';
import { gridKeysSet, selectHasGridKeys } from '../../../session/storedSlice';
import { Dialog } from '../../Dialog';
import { keyHelp } from '../../useKey';
import { gridKeys, gridKeysText as text, type GridAction } from './gridKeys';

export interface KeysDialogProps {
  /** The title, if it is not a list's. */
  title?: string;
  /** The actions that this list supports; the keys of the page are listed too (`useKeyHelp`). */
  actions: GridAction[];
  onClose: () => void;
}

const textKeys = [
  { action: 'send', shown: text.sendKeys, label: text.send },
  { action: 'leave', shown: text.leaveKeys, label: text.leave },
];

/** The shortcuts of a list, with a checkbox that turns them off. */
export default function KeysDialog({ title = text.title, actions, onClose }: KeysDialogProps) {
  const dispatch = useAppDispatch();
  const hasKeys = useAppSelector(selectHasGridKeys);
  const [isOpen, setIsOpen] = useState(true);
  const rows = [
    ...gridKeys
      .filter(({ action }) => actions.includes(action))
      // The keys of the text beside the list, which are not those of a row.
      .flatMap((key) => (key.action === 'answer' ? [key, ...textKeys] : [key])),
    ...keyHelp().map(({ shown, label }) => ({ action: shown, shown, label })),
    { action: 'palette', shown: text.paletteKeys, label: text.palette },
  ];
  return (
    <Dialog open={isOpen} afterClose={onClose} onCancel={() => setIsOpen(false)} title={title} footer={null}>
      <p>{text.hint}</p>
      <dl className="keys-list">
        {rows.map(({ action, shown, label }) => (
          <div key={action}>
            <dt>
              <kbd>{shown}</kbd>
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
      <Checkbox checked={hasKeys} onChange={({ target }) => dispatch(gridKeysSet(target.checked))}>
        {text.use}
      </Checkbox>
    </Dialog>
  );
}
