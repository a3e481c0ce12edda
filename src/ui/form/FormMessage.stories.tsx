import type { Meta } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { leaf } from '../../../test/support/play';
import { DraftNotice, FormMessage } from './FormMessage';
import { guide } from '../../../test/support/guide';

const meta: Meta = {
  title: 'Formularios/Mensaje',
  component: FormMessage,
  tags: ['autodocs'],
  parameters: guide({
    use: 'Lo que pasó con el formulario entero: se guardó, o por qué no. También avisa que hay un borrador.',
    avoid: 'Para el problema de un campo: va debajo de ese campo.',
    access: 'Se anuncia al aparecer. El error lleva ícono y palabra, no sólo color.',
  }),
};
export default meta;

export const Guardado = leaf(
  FormMessage,
  { isFailed: false, children: 'Usuario creado correctamente' },
  'Usuario creado correctamente',
);
export const Rechazado = leaf(
  FormMessage,
  { isFailed: true, children: 'Error al crear cuenta' },
  'Error al crear cuenta',
);
export const BorradorRecuperado = leaf(DraftNotice, { onDiscard: fn() }, /Recuperamos/, 'Descartar');
