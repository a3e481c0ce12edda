import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { DayPicker } from './DayPicker';
import { guide } from '../../../test/support/guide';

const meta: Meta = {
  title: 'Formularios/Día',
  component: DayPicker,
  tags: ['autodocs'],
  parameters: guide({
    use: 'Una fecha: la entrega de una unidad, desde cuándo vale un alquiler.',
    avoid: 'Para un momento con hora, o para un período: van dos, «Desde» y «Hasta».',
    access:
      'Se escribe (5/3/2026 también) o se elige. En una pantalla táctil se abre el calendario sin el teclado. Escape cierra el calendario.',
  }),
};
export default meta;
type Story = StoryObj;

export const Vacío: Story = {
  render: () => (
    <>
      <label htmlFor="entrega">Fecha de entrega</label>
      <br />
      <DayPicker id="entrega" onChange={fn()} />
    </>
  ),
};
export const ConFecha: Story = {
  render: () => (
    <>
      <label htmlFor="entrega">Fecha de entrega</label>
      <br />
      <DayPicker id="entrega" value="2026-03-05" onChange={fn()} />
    </>
  ),
};
