import '../edit/cells.css';
import { useMemo } from 'react';
import { formatDate } from '../../../ui/dates';
import { formatMoney } from '../../../ui/money';
import type { DataColumn } from '../../../ui/table/tableTypes';
import { claimsText, priorityLabels } from '../claimsText';
import type { Claim, ClaimMode } from '../claimTypes';
import { NoPrice, PriceEditor } from '../edit/PriceEditor';
import { PriorityDot, PriorityMenu } from '../edit/PriorityDot';
import { DueTag, StatusTag, RowNews, UrgentMark } from '../claimTags';
import { RowNext, RowVisit } from './RowNext';
import { extraColumns } from './extraColumns';
import { firstSlashPart, fourSlashParts, subjectOf } from '../claimMapping';
import { StatusButton, StatusMenu } from '../edit/StatusMenu';
import { useClaimRights, type ClaimRights } from '../useClaimRights';
import { ResponsibleCell } from '../edit/ResponsibleCell';

const { columns: titles } = claimsText;
/**
 * The composite text of a place (section 2), where the four columns do not fit. Beside the preview, which shows the
 * place of its claim in full, price and state come first.
 */
const place = { key: 'place', title: titles.location, width: 100, roomyWidth: 260 };
type Column = DataColumn<Claim>;

/** Returns the columns of section 2, "Claims table", for a mode and the user's permissions. */
function claimColumns(mode: ClaimMode, rights: ClaimRights): Column[] {
  const { canSeePriority, canSeePrice, canSeeResponsible, canChangeStatus } = rights;
  const { canChangePrice, canChangePriority, canAssign, buildings } = rights;
  const locationColumn = (key: string, part: number, width: number, roomyWidth: number): Column => ({
    key,
    title: titles[key as keyof typeof titles],
    value: (row) => fourSlashParts(subjectOf(row))[part],
    className: 'is-hyphenated',
    width,
    roomyWidth,
    shared: place,
  });
  const unitOnly: Column[] = [
    locationColumn('location', 0, 75, 130),
    locationColumn('location_detail', 1, 75, 135),
    // Wide enough for the longest words of the usual lists, "revestimientos" and "acondicionado".
    locationColumn('category', 2, 93, 110),
    locationColumn('item', 3, 95, 150),
  ];
  const projectOnly: Column[] = [
    {
      key: 'place',
      title: titles.place,
      value: (row) => (row.claim_type === 'PROJECT' ? row.place : ''),
      width: 100,
      roomyWidth: 180,
      isExtra: true,
    },
    {
      key: 'reason',
      title: titles.reason,
      value: (row) => firstSlashPart(subjectOf(row)),
      width: 170,
      roomyWidth: 260,
    },
  ];
  const priority: Column = {
    key: 'priority',
    title: titles.priority,
    value: (row) => priorityLabels[row.priority],
    isEdited: canChangePriority,
    width: 72,
    roomyWidth: 84,
    render: (row) =>
      canChangePriority ? (
        <PriorityMenu claim={row} priority={row.priority} />
      ) : (
        <PriorityDot priority={row.priority} />
      ),
  };
  const price: Column = {
    key: 'price',
    title: titles.price,
    value: (row) => (row.repair_price === null ? null : Number(row.repair_price)),
    isEdited: canChangePrice,
    hint: (row) => formatMoney(row.repair_price),
    align: 'right',
    // Wide enough for a price of hundreds of millions.
    width: 112,
    roomyWidth: 130,
    render: (row) =>
      canChangePrice ? (
        <PriceEditor claim={row} price={row.repair_price} empty={claimsText.emptyCell} />
      ) : (
        <span className={row.repair_price ? 'tabular' : 'is-empty'}>
          {formatMoney(row.repair_price) ?? <NoPrice />}
        </span>
      ),
  };
  const responsible: Column = {
    key: 'responsible',
    title: titles.responsible,
    value: (row) => row.responsible?.name,
    isEdited: canAssign,
    width: 87,
    roomyWidth: 150,
    render: (row) =>
      canAssign && row.responsible !== undefined ? (
        <ResponsibleCell claim={row} responsible={row.responsible} />
      ) : (
        row.responsible?.name
      ),
  };
  // A consortium's claims are nearly all its own, and those of one building are all of that building.
  const name: Column = {
    key: 'name',
    title: mode === 'unit' ? titles.fullName : titles.name,
    value: (row) => row.clientName,
    // The same in each row of an owner.
    className: canChangeStatus ? undefined : 'is-empty',
    width: 73,
    roomyWidth: 135,
  };
  const building: Column = {
    key: 'building',
    title: buildings ? claimsText.building : titles.building,
    value: (row) => row.building,
    className: 'is-hyphenated',
    width: 85,
    roomyWidth: 190,
  };
  return [
    {
      key: 'id',
      title: titles.id,
      value: (row) => row.claimId,
      className: 'tabular',
      // Wide enough for six digits.
      width: 52,
      roomyWidth: 60,
      isLink: true,
      orders: claimsText.orders,
    },
    {
      key: 'date',
      title: titles.date,
      value: (row) => row.date,
      render: (row) => formatDate(row.date),
      hint: (row) => formatDate(row.date),
      className: 'tabular',
      // Wide enough for a wide font.
      width: 90,
      roomyWidth: 94,
    },
    ...(buildings ? [] : [name]),
    ...(buildings === undefined || buildings.length > 1 ? [building] : []),
    ...(mode === 'unit' ? unitOnly : projectOnly),
    {
      key: 'description',
      title: titles.description,
      value: (row) => row.description,
      render: (row) => (
        <>
          {row.nextVisit ? <RowVisit visit={row.nextVisit} /> : !canChangeStatus && <RowNext claim={row} />}
          {row.news && <RowNews news={row.news} />}
          <UrgentMark claim={row} />
          <span>{row.description}</span>
        </>
      ),
      // What one decides by.
      width: 240,
      roomyWidth: 240,
      isMain: true,
      isLink: true,
    },
    { key: 'messages', title: titles.messages, value: (row) => row.message, align: 'right', width: 67, roomyWidth: 76 },
    ...(mode === 'unit' && canSeePriority ? [priority] : []),
    ...(canSeePrice ? [price] : []),
    {
      key: 'status',
      title: titles.status,
      value: (row) => row.status.label,
      isEdited: canChangeStatus,
      render: (row) => (
        <span className="status-cell">
          {canChangeStatus ? (
            <StatusMenu claim={row} status={row.status.code} opener={<StatusButton row={row} />} />
          ) : (
            <StatusTag status={row.status} />
          )}
          {canChangeStatus && <DueTag term={row.term} awaitingSince={row.awaitingReplySince} isUrgentOnly />}
        </span>
      ),
      width: 90,
      roomyWidth: 104,
    },
    ...(canSeeResponsible ? [responsible] : []),
    ...(buildings ? [{ ...name, isExtra: true }] : []),
    ...extraColumns(canChangeStatus),
  ];
}

const everything: ClaimRights = {
  canSeePriority: true,
  canSeePrice: true,
  canSeeResponsible: true,
  canChangePrice: false,
  canChangePriority: false,
  canChangeStatus: true,
  canAssign: false,
  buildings: undefined,
};
/** The columns by which a browser sorts, whatever the user sees. */
export const allColumns = { unit: claimColumns('unit', everything), project: claimColumns('project', everything) };

/** Returns the columns that the user sees; the same array until the user changes. */
export function useClaimColumns(mode: ClaimMode): Column[] {
  const rights = useClaimRights();
  return useMemo(() => claimColumns(mode, rights), [mode, rights]);
}
