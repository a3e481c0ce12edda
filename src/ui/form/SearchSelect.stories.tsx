import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { SearchSelect, type Choice } from './SearchSelect';
import { guide } from '../../../test/support/guide';

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

const units = ['1° A · Torre Oroño', '2° B · Torre Oroño', 'Cochera 12 · Ribera Pichincha'].map((label, index) => ({
  value: index + 1,
  label,
}));

const meta: Meta = {
  title: 'Formularios/Buscar y elegir',
  component: SearchSelect,
  tags: ['autodocs'],
  parameters: guide({
    use: 'Elegir un registro entre muchos: se escribe y el servidor encuentra.',
    avoid: 'Para menos de unas diez opciones fijas: alcanza una lista desplegable.',
    access: 'Es una lista con búsqueda: las flechas recorren, Enter elige. Mientras busca lo dice.',
  }),
};
export default meta;
type Story = StoryObj;

export const SinElegir: Story = { render: () => <UnitChoice options={units} /> };
export const Elegida: Story = { render: () => <UnitChoice options={units} chosen={units[0]} /> };
export const Buscando: Story = { render: () => <UnitChoice options={[]} isLoading /> };
