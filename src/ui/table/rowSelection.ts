/** Which rows of a table are selected, by their keys. */
export interface RowSelection<Row> {
  selectedIds: number[];
  onChange: (ids: number[]) => void;
  /** Names a row's checkbox. */
  label: (row: Row) => string;
}

/** Selects a row, or takes it out of the selection. */
export function select<Row>({ selectedIds, onChange }: RowSelection<Row>, id: number, isSelected: boolean): void {
  onChange(isSelected ? [...selectedIds, id] : selectedIds.filter((other) => other !== id));
}
