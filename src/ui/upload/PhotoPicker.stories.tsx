import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { buildPhoto, buildWrongFile } from '../../../test/support/builders/photos';
import { PhotoPicker } from './PhotoPicker';
import { guide } from '../../../test/support/guide';

function Photos({ chosen = [], problem }: { chosen?: File[]; problem?: string }) {
  const [files, setFiles] = useState(chosen);
  return <PhotoPicker files={files} onChange={setFiles} problem={problem} />;
}

const meta: Meta = {
  title: 'Formularios/Fotos',
  component: PhotoPicker,
  tags: ['autodocs'],
  parameters: guide({
    use: 'Fotos que acompañan a un reclamo, un mensaje o una nota: hasta cinco, de 3 MB cada una.',
    avoid: 'Para planillas u otros archivos: eso es Un archivo.',
    access:
      'Cada foto se quita con un botón que dice su nombre. Lo que no se puede subir se explica debajo y lo demás queda.',
  }),
};
export default meta;
type Story = StoryObj;

export const SinFotos: Story = { render: () => <Photos /> };
export const ConFotos: StoryObj<typeof Photos> = {
  render: (args) => <Photos {...args} />,
  args: {
    chosen: [buildPhoto('canilla.png'), buildPhoto('mesada-de-la-cocina-con-un-nombre-muy-largo-2026-11-14.png')],
  },
};
export const Demasiadas: StoryObj<typeof Photos> = {
  render: (args) => <Photos {...args} />,
  args: { chosen: Array.from({ length: 6 }, (_, index) => buildPhoto(`foto-${index + 1}.png`)) },
};
export const NoEsUnaFoto: StoryObj<typeof Photos> = {
  render: (args) => <Photos {...args} />,
  args: { chosen: [buildPhoto(), buildWrongFile()] },
};
export const RechazadasPorElServidor: StoryObj<typeof Photos> = {
  render: (args) => <Photos {...args} />,
  args: { chosen: [buildPhoto()], problem: 'El tamaño de los archivos no puede superar los 3MB.' },
};
