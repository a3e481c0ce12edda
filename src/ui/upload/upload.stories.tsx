import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { buildPhoto, buildWrongFile } from '../../../test/support/builders/photos';
import { FileDrop } from './FileDrop';
import { PhotoPicker } from './PhotoPicker';

function Photos({ chosen = [], problem }: { chosen?: File[]; problem?: string }) {
  const [files, setFiles] = useState(chosen);
  return <PhotoPicker files={files} onChange={setFiles} problem={problem} />;
}

const meta: Meta<typeof Photos> = { title: 'Base/Archivos', component: Photos };
export default meta;
type Story = StoryObj<typeof Photos>;

export const SinFotos: Story = {};
export const ConFotos: Story = {
  args: {
    chosen: [buildPhoto('canilla.png'), buildPhoto('mesada-de-la-cocina-con-un-nombre-muy-largo-2026-11-14.png')],
  },
};
export const Demasiadas: Story = {
  args: { chosen: Array.from({ length: 6 }, (_, index) => buildPhoto(`foto-${index + 1}.png`)) },
};
export const NoEsUnaFoto: Story = { args: { chosen: [buildPhoto(), buildWrongFile()] } };
export const RechazadasPorElServidor: Story = {
  args: { chosen: [buildPhoto()], problem: 'El tamaño de los archivos no puede superar los 3MB.' },
};
export const UnArchivo: Story = {
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
export const UnArchivoConProblema: Story = {
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
