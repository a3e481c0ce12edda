import { render, screen } from '@testing-library/react';
import { Select } from 'antd';
import { AntArea } from '../../src/app/AntArea';

test('no icon of an open select that can be searched is read out by its English name', () => {
  render(
    <AntArea>
      <Select open showSearch aria-label="Número" value="uno" options={[{ value: 'uno', label: 'Uno' }]} />
    </AntArea>,
  );
  expect(screen.getByRole('combobox')).toBeInTheDocument();
  expect(screen.queryAllByRole('img')).toEqual([]);
});
