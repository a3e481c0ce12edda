import type { Unit } from '../../api/units';
import { InactiveTag } from '../../ui/Panel';
import { idColumn, nameColumn } from '../../ui/table/columns';
import type { DataColumn } from '../../ui/table/tableTypes';
import { unitsText } from './unitsText';

const { columns: titles } = unitsText;

/** Returns the owner's name, or the e-mail if the name is unknown. */
export const ownerName = ({ owner_profile: owner }: Unit): string | undefined =>
  owner ? `${owner.name} ${owner.last_name}`.trim() || owner.username : undefined;

/** The columns of section 2, "Units table". */
export const unitColumns: DataColumn<Unit>[] = [
  idColumn(titles.id, (row) => row.unit_id),
  nameColumn({
    key: 'name',
    title: titles.name,
    value: (row) => row.name,
    mark: (row) => !row.active && <InactiveTag isFeminine />,
    width: 260,
  }),
  { key: 'project', title: titles.project, value: (row) => row.project_name, width: 260 },
  {
    key: 'owner',
    title: titles.owner,
    value: ownerName,
    render: (row) => ownerName(row) ?? <span className="is-empty">{unitsText.noOwner}</span>,
    width: 260,
  },
];
