import { shareColumns } from '../../../../src/ui/table/layout/shareColumns';
import type { DataColumn } from '../../../../src/ui/table/tableTypes';

interface Room {
  name: string;
  floor: string;
  area: number;
}
const place = { key: 'place', title: 'Lugar', width: 150, roomyWidth: 200 };
const name: DataColumn<Room> = { key: 'name', title: 'Nombre', value: (row) => row.name, shared: place };
const area: DataColumn<Room> = { key: 'area', title: 'Superficie', value: (row) => row.area };
const floor: DataColumn<Room> = { key: 'floor', title: 'Piso', value: (row) => row.floor, shared: place };
const cocina = { name: 'Cocina', floor: '2', area: 9 };

test('columns that share one are joined at the place of the first, in their order, and it sorts by the first', () => {
  const [first, second, ...others] = shareColumns([name, area, floor]);
  expect(first).toMatchObject({ ...place, sortKey: 'name' });
  expect(first?.value?.(cocina)).toBe('Cocina / 2');
  expect(first?.hint?.(cocina)).toBe('Nombre: Cocina\nPiso: 2');
  expect(second).toBe(area);
  expect(others).toEqual([]);
});

test('an empty part is left out of the joined text', () => {
  expect(shareColumns([name, floor])[0]?.value?.({ ...cocina, floor: '' })).toBe('Cocina');
});

test('a column that is alone stays as it is', () => {
  expect(shareColumns([name, area])).toEqual([name, area]);
});
