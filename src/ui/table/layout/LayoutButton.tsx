import './layout.css';
import { SettingOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { late, LatePart } from '../../late';
import type { ArrangedColumn } from './arrangeColumns';
import { tableText } from '../tableText';
import type { LayoutControl } from './useTableLayout';

const load = () => import('./LayoutPanel');
const LayoutPanel = late(load);

/** "Columnas": opens the panel with the table's layout, which is loaded when it is first opened. */
export function LayoutButton({ columns, control }: { columns: ArrangedColumn[]; control: LayoutControl }) {
  const [isOpen, setIsOpen] = useState<boolean>();
  return (
    <>
      <Button
        className="layout-button"
        title={tableText.columns}
        icon={<SettingOutlined aria-hidden />}
        aria-haspopup="dialog"
        onPointerEnter={() => void load()}
        aria-expanded={isOpen ?? false}
        onClick={() => setIsOpen(!isOpen)}
      >
        {tableText.columns}
      </Button>
      {isOpen !== undefined && (
        <LatePart onFailure={() => setIsOpen(undefined)}>
          <LayoutPanel isOpen={isOpen} columns={columns} control={control} onClose={() => setIsOpen(false)} />
        </LatePart>
      )}
    </>
  );
}
