import { render, screen } from '@testing-library/react';
import { Select } from 'antd';
import { AntArea } from '../../src/app/AntArea';
import { ChoiceSelect } from '../../src/ui/form/Select';
import { SearchSelect } from '../../src/ui/form/SearchSelect';
import userEvent from '@testing-library/user-event';

const options = [{ value: 1, label: 'Uno' }];

test.each([
  ['whose options are loaded', <ChoiceSelect key="choice" id="select" options={options} />],
  [
    'that asks the server',
    <SearchSelect key="search" id="select" options={options} onSearch={() => {}} isLoading={false} />,
  ],
])('no icon of an open select %s has an English accessible name', async (_what, select) => {
  render(<AntArea>{select}</AntArea>);
  const field = screen.getByRole('combobox');
  expect(field).not.toHaveAttribute('readonly');
  await userEvent.click(field);
  expect(field).toHaveAttribute('aria-expanded', 'true');
  expect(screen.queryAllByRole('img')).toEqual([]);
});

test('a select with a few options can be searched only if it is configured', () => {
  render(
    <AntArea>
      <Select aria-label="Número" options={options} />
    </AntArea>,
  );
  expect(screen.getByRole('combobox')).toHaveAttribute('readonly');
});
