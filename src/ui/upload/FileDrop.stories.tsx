import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FileDrop } from './FileDrop';
import { guide } from '../../../test/support/guide';

const meta: Meta = {
  title: 'Formularios/Un archivo',
  component: FileDrop,
  tags: ['autodocs'],
  parameters: guide({
    use: 'Un archivo que se procesa, como la planilla de una importación: se elige o se suelta.',
    avoid: 'Para fotos: ahí van las Fotos, con su vista previa.',
    access: 'Soltar es un atajo: el botón hace lo mismo con teclado. El problema se dice en su lugar.',
  }),
};
export default meta;
type Story = StoryObj;

export const SinElegir: Story = {
  render: () => (
    <FileDrop
      label="Archivo para importar"
      button="Elegir archivo"
      hint="o soltalo acá. Excel (.xlsx) o CSV, hasta 10 MB y 20.000 filas."
      accept=".csv"
      onFile={() => {}}
    />
  ),
};
export const ConProblema: Story = {
  render: () => (
    <FileDrop
      label="Archivo para importar"
      button="Elegir archivo"
      hint="o soltalo acá."
      accept=".csv"
      problem="El archivo debe ser un Excel (.xlsx) o un CSV."
      onFile={() => {}}
    />
  ),
};
