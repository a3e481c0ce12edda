import type { ClaimPriority } from '../../contract/claimStatus';
import { formatDate } from '../../ui/dates';
import { formatMoney } from '../../ui/money';
import type { DataColumn } from '../../ui/table/dataColumn';
import { claimsText, priorityLabels } from './claimsText';
import type { ClaimMode, ClaimRow } from './claimTypes';
import { PriceEditor } from './PriceEditor';
import { PriorityDot } from './PriorityDot';
import { firstSlashPart, fourSlashParts } from './slashParts';
import { StatusTag } from './StatusTag';

export interface ColumnRights {
  canSeePriority: boolean;
  canSeePrice: boolean;
  canChangePrice: boolean;
  /** Missing where the person may see priorities but not change them. */
  onPriority?: (row: ClaimRow, priority: ClaimPriority) => void;
}

const { columns: titles } = claimsText;
type Column = DataColumn<ClaimRow>;

/** The columns of section 2, "Claims table", for a mode and for what the person may see. */
export function claimColumns(
  mode: ClaimMode,
  { canSeePriority, canSeePrice, canChangePrice, onPriority }: ColumnRights,
): Column[] {
  const place = (key: string, part: number, width: number): Column => ({
    key,
    title: titles[key as keyof typeof titles],
    value: (row) => fourSlashParts(row.description)[part],
    width,
  });
  const unitOnly: Column[] = [
    place('location', 0, 82),
    place('location_detail', 1, 86),
    place('category', 2, 88),
    place('item', 3, 88),
  ];
  const projectOnly: Column[] = [
    { key: 'reason', title: titles.reason, value: (row) => firstSlashPart(row.description), width: 180 },
  ];
  const priority: Column = {
    key: 'priority',
    title: titles.priority,
    value: (row) => priorityLabels[row.priority],
    width: 86,
    render: (row) => (
      <PriorityDot
        claimId={row.claim_id}
        priority={row.priority}
        onChange={onPriority && ((next) => onPriority(row, next))}
      />
    ),
  };
  const price: Column = {
    key: 'price',
    title: titles.price,
    value: (row) => (row.repair_price === null ? null : Number(row.repair_price)),
    align: 'right',
    width: 108,
    render: (row) =>
      canChangePrice ? (
        <PriceEditor claimId={row.claim_id} price={row.repair_price} />
      ) : (
        <span className={row.repair_price ? 'tabular' : 'is-empty'}>
          {formatMoney(row.repair_price) ?? claimsText.noPrice}
        </span>
      ),
  };
  return [
    {
      key: 'id',
      title: titles.id,
      value: (row) => row.claim_id,
      render: (row) => <span className="tabular">{row.claim_id}</span>,
      width: 58,
    },
    {
      key: 'date',
      title: titles.date,
      value: (row) => row.date,
      render: (row) => (
        <span className="tabular" title={formatDate(row.date)}>
          {formatDate(row.date)}
        </span>
      ),
      width: 90,
    },
    { key: 'name', title: mode === 'unit' ? titles.fullName : titles.name, value: (row) => row.clientName, width: 112 },
    { key: 'building', title: titles.building, value: (row) => row.building, width: 118 },
    ...(mode === 'unit' ? unitOnly : projectOnly),
    { key: 'description', title: titles.description, value: (row) => row.description2, width: 114 },
    { key: 'messages', title: titles.messages, value: (row) => row.message, align: 'right', width: 78 },
    ...(mode === 'unit' && canSeePriority ? [priority] : []),
    ...(canSeePrice ? [price] : []),
    {
      key: 'status',
      title: titles.status,
      value: (row) => row.status.label,
      render: (row) => <StatusTag status={row.status} />,
      width: 102,
    },
  ];
}
