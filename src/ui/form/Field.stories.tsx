import type { Meta } from '@storybook/react-webpack5';
import { Form, Input } from 'antd';
import type { ComponentProps, ComponentType } from 'react';
import { guide } from '../../../test/support/guide';
import { leaf } from '../../../test/support/play';
import { Field } from './Field';
import './form.css';

const meta: Meta = {
  title: 'Formularios/Campo',
  component: Field,
  tags: ['autodocs'],
  parameters: guide({
    use: 'Cada dato de un formulario: su nombre arriba, una ayuda abajo si hace falta, y en ese mismo lugar qué está mal.',
    avoid: 'Para mostrar un dato sin editarlo (Recuadro) o un error que no es de un campo (Mensaje).',
    access:
      'El nombre es la etiqueta del control, y la ayuda o el error quedan unidos a él: un lector de pantalla los dice al llegar. Adentro va un solo control.',
  }),
};
export default meta;

/** A field needs a form around it. */
const inForm = (Story: ComponentType) => (
  <Form layout="vertical" style={{ maxWidth: 360 }}>
    <Story />
  </Form>
);
const field = (props: Partial<ComponentProps<typeof Field>>, ...texts: string[]) => ({
  decorators: inForm,
  ...leaf(Field, { name: 'address', label: 'Domicilio', children: <Input />, ...props }, ...texts),
});

export const Vacío = field({});
export const ConAyuda = field(
  { hint: 'Calle y número, como en la escritura.' },
  'Calle y número, como en la escritura.',
);
export const ConError = field({ problem: 'Ingresá el domicilio.', hint: 'Calle y número.' }, 'Ingresá el domicilio.');
export const MalSinMensajePropio = field({ isWrong: true });
export const NombreYErrorLargos = field(
  {
    label: 'Domicilio donde recibe la documentación de la unidad funcional',
    problem: 'El domicilio no puede tener más de 200 caracteres: acortalo o dejá los detalles para la descripción.',
  },
  'Domicilio donde recibe la documentación de la unidad funcional',
);
