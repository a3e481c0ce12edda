import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Input, Select } from 'antd';
import { useState } from 'react';
import { shows, submit, then } from '../../../test/support/play';
import { rulesText } from '../../contract/rulesText';
import { DayPicker } from './DayPicker';
import { DraftNotice, FormMessage } from './FormMessage';
import { EditConflict } from './EditConflict';
import { Field } from './Field';
import { RecordForm, type RecordFormProps } from './RecordForm';
import { SearchSelect, type Choice } from './SearchSelect';

interface Person {
  name?: string;
  document?: string;
  kind?: string;
  from?: string;
}

const judge = ({ name, document }: Person) => [
  ...(name ? [] : [{ field: 'name', message: rulesText.allFields }]),
  ...(document === '12' ? [{ field: 'document', message: rulesText.dni }] : []),
];

const PersonForm = (props: Partial<RecordFormProps<Person>>) => (
  <RecordForm<Person>
    initial={{}}
    judge={judge}
    isBusy={false}
    submitText="Registrar cliente"
    onSubmit={() => Promise.resolve()}
    {...props}
  >
    {(field) => (
      <div className="form-grid">
        <Field {...field('name')} label="Nombre">
          <Input autoComplete="off" />
        </Field>
        <Field {...field('document')} label="DNI" hint="7 u 8 dígitos, con o sin puntos.">
          <Input inputMode="numeric" autoComplete="off" />
        </Field>
        <Field {...field('kind')} label="Tipo">
          <Select
            options={[
              { value: 'a', label: 'Propietario' },
              { value: 'b', label: 'Inquilino' },
            ]}
          />
        </Field>
        <Field {...field('from')} label="Desde">
          <DayPicker />
        </Field>
      </div>
    )}
  </RecordForm>
);

function UnitChoice({
  options,
  isLoading = false,
  chosen,
}: {
  options: Choice[];
  isLoading?: boolean;
  chosen?: Choice;
}) {
  const [value, setValue] = useState(chosen);
  return (
    <>
      <label htmlFor="unidad">Unidad</label>
      <SearchSelect
        id="unidad"
        value={value}
        onChange={setValue}
        options={options}
        onSearch={() => {}}
        isLoading={isLoading}
      />
    </>
  );
}

const conflict = {
  mine: { name: 'Laura', phone: '3415551234', address: 'Mitre 20' },
  theirs: { name: 'Laura Inés', phone: '3415551234', address: '' },
  fields: ['name', 'address'] as ('name' | 'address')[],
};
const labels = { name: 'Nombre', phone: 'Teléfono', address: 'Dirección' };
const units = ['1° A · Torre Oroño', '2° B · Torre Oroño', 'Cochera 12 · Ribera Pichincha'].map((label, index) => ({
  value: index + 1,
  label,
}));

const meta: Meta<typeof PersonForm> = { title: 'Base/Formulario', component: PersonForm };
export default meta;
type Story = StoryObj<typeof PersonForm>;

export const Vacío: Story = {};
export const Completo: Story = {
  args: { initial: { name: 'Laura', document: '27.845.120', kind: 'a', from: '2026-12-01' }, onCancel: () => {} },
};
export const ConProblemas: Story = {
  args: { initial: { document: '12' } },
  play: then(submit, shows(rulesText.allFields, rulesText.dni)),
};
export const Enviando: Story = { args: { initial: { name: 'Laura' }, isBusy: true } };
export const QueNoSePudoEnviar: Story = {
  args: {
    initial: { name: 'Laura' },
    onSubmit: () =>
      Promise.reject(
        Object.assign(new Error(), {
          status: 'OFFLINE',
          message: 'No pudimos conectarnos con el servidor. Revisá tu conexión e intentá de nuevo.',
          service: 'x',
        }),
      ),
  },
  play: then(submit, shows(/No pudimos conectarnos/)),
};
export const Enviado: Story = { args: { message: <FormMessage>Usuario creado correctamente</FormMessage> } };
export const Rechazado: Story = { args: { message: <FormMessage isFailed>Error al crear cuenta</FormMessage> } };
export const ConBorrador: Story = {
  args: { draft: { restored: { name: 'Laura' }, requestKey: 'k', key: 'k', save: () => {}, clear: () => {} } },
};
export const Borrador: Story = { render: () => <DraftNotice onDiscard={() => {}} /> };
export const DosEditores: Story = {
  render: () => <EditConflict conflict={conflict} labels={labels} onLoadTheirs={() => {}} />,
};
export const BuscarYElegir: Story = { render: () => <UnitChoice options={units} /> };
export const Elegida: Story = { render: () => <UnitChoice options={units} chosen={units[0]} /> };
export const Buscando: Story = { render: () => <UnitChoice options={[]} isLoading /> };
