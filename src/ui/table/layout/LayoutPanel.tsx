import './layout.css';
import { ArrowDownOutlined, ArrowUpOutlined, HolderOutlined, MinusOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import { TablePanel } from '../panel/TablePanel';
import { columnLimits, orderColumns, type ArrangedColumn } from './arrangeColumns';
import { tableText as text } from '../tableText';
import type { LayoutControl } from './useTableLayout';

interface LayoutPanelProps {
  isOpen: boolean;
  columns: ArrangedColumn[];
  control: LayoutControl;
  onClose: () => void;
}

/** The panel of a table's layout: columns, their order and widths, row height, and a reset; by mouse and keyboard. */
export default function LayoutPanel({ isOpen, columns, control, onClose }: LayoutPanelProps) {
  const { layout, change, resize, reset } = control;
  const ordered = orderColumns(columns, layout);
  const shared = columns.find((column) => column.shared)?.shared;
  const [dragged, setDragged] = useState<string>();
  const moveTo = (key: string, index: number) => {
    const otherKeys = ordered.map((column) => column.key).filter((other) => other !== key);
    change({ order: [...otherKeys.slice(0, index), key, ...otherKeys.slice(index)] });
  };
  const widen = ({ key, width = 120 }: ArrangedColumn, pixels: number) => {
    const next = (layout.widths?.[key] ?? width) + pixels;
    const within = Math.min(columnLimits.max, Math.max(columnLimits.min, next));
    resize(key, within);
  };
  return (
    <TablePanel
      isOpen={isOpen}
      onClose={onClose}
      title={text.columns}
      width={360}
      footer={
        <Button onClick={reset} disabled={Object.keys(layout).length === 0}>
          {text.asItWas}
        </Button>
      }
    >
      <div className="layout-panel">
        <Checkbox
          checked={layout.isCompact === true}
          onChange={({ target }) => change({ isCompact: target.checked || undefined })}
        >
          {text.compactRows}
        </Checkbox>
        <Checkbox
          checked={layout.isFirstFrozen === true}
          onChange={({ target }) => change({ isFirstFrozen: target.checked || undefined })}
        >
          {text.freezeFirst}
        </Checkbox>
        {shared && (
          <Checkbox
            checked={!layout.isSplit}
            onChange={({ target }) => change({ isSplit: target.checked ? undefined : true })}
          >
            {text.share(shared.title)}
          </Checkbox>
        )}
        <ul className="layout-columns" aria-label={text.columns}>
          {ordered.map((column, index) => {
            const { key, title, isExtra } = column;
            return (
              <li
                key={key}
                draggable
                className={dragged === key ? 'is-dragged' : undefined}
                onDragStart={() => setDragged(key)}
                onDragEnd={() => setDragged(undefined)}
                onDragOver={(event) => {
                  event.preventDefault();
                  if (dragged !== undefined && dragged !== key) moveTo(dragged, index);
                }}
              >
                <HolderOutlined aria-hidden />
                <Checkbox
                  checked={layout.shown?.[key] ?? !isExtra}
                  onChange={({ target }) => change({ shown: { ...layout.shown, [key]: target.checked } })}
                >
                  {title}
                </Checkbox>
                <Button
                  size="small"
                  type="text"
                  icon={<MinusOutlined aria-hidden />}
                  aria-label={text.narrower(title)}
                  title={text.narrower(title)}
                  onClick={() => widen(column, -columnLimits.step)}
                />
                <Button
                  size="small"
                  type="text"
                  icon={<PlusOutlined aria-hidden />}
                  aria-label={text.wider(title)}
                  title={text.wider(title)}
                  onClick={() => widen(column, columnLimits.step)}
                />
                <Button
                  size="small"
                  type="text"
                  icon={<ArrowUpOutlined aria-hidden />}
                  aria-label={text.earlier(title)}
                  title={text.earlier(title)}
                  disabled={index === 0}
                  onClick={() => moveTo(key, index - 1)}
                />
                <Button
                  size="small"
                  type="text"
                  icon={<ArrowDownOutlined aria-hidden />}
                  aria-label={text.later(title)}
                  title={text.later(title)}
                  disabled={index === ordered.length - 1}
                  onClick={() => moveTo(key, index + 1)}
                />
              </li>
            );
          })}
        </ul>
      </div>
    </TablePanel>
  );
}
