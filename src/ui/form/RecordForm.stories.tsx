import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Input } from 'antd';
import { shows, submit, then } from '../../../test/support/play';
import { rulesText } from '../../contract/rulesText';
import { DayPicker } from './DayPicker';
import { Field } from './Field';
import { FormMessage } from './FormMessage';
import { RecordForm, type RecordFormProps } from './RecordForm';
import { Select } from './Select';
import { guide } from '../../../test/support/guide';

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

const meta: Meta = {
  title: 'Formularios/Formulario',
  component: RecordForm,
  tags: ['autodocs'],
  parameters: guide({
    use: 'Todo formulario que crea o cambia un registro: juzga antes de enviar, guarda un borrador y lleva al primer problema.',
    avoid: 'Para una pregunta de sí o no, o para filtrar una lista.',
    access:
      'Cada campo tiene su etiqueta, y su problema está unido a él. Enter envía. Mientras envía no se puede enviar otra vez.',
  }),
};
export default meta;

export const Vacío: StoryObj<typeof PersonForm> = {
  render: (args) => <PersonForm {...args} />,
};
export const Completo: StoryObj<typeof PersonForm> = {
  render: (args) => <PersonForm {...args} />,

  args: { initial: { name: 'Laura', document: '27.845.120', kind: 'a', from: '2026-12-01' }, onCancel: () => {} },
};
export const ConProblemas: StoryObj<typeof PersonForm> = {
  render: (args) => <PersonForm {...args} />,

  args: { initial: { document: '12' } },
  play: then(submit, shows(rulesText.allFields, rulesText.dni)),
};
export const Enviando: StoryObj<typeof PersonForm> = {
  render: (args) => <PersonForm {...args} />,
  args: { initial: { name: 'Laura' }, isBusy: true },
};
export const QueNoSePudoEnviar: StoryObj<typeof PersonForm> = {
  render: (args) => <PersonForm {...args} />,

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
export const Enviado: StoryObj<typeof PersonForm> = {
  render: (args) => <PersonForm {...args} />,
  args: { notes: { below: <FormMessage>Usuario creado correctamente</FormMessage> } },
};
export const Rechazado: StoryObj<typeof PersonForm> = {
  render: (args) => <PersonForm {...args} />,
  args: { notes: { below: <FormMessage isFailed>Error al crear cuenta</FormMessage> } },
};
export const ConBorrador: StoryObj<typeof PersonForm> = {
  render: (args) => <PersonForm {...args} />,

  args: {
    draft: {
      restored: { name: 'Laura' },
      requestKey: 'k',
      key: 'k',
      save: () => {},
      renewKey: () => {},
      clear: () => {},
    },
  },
};
