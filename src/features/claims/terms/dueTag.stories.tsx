import type { Meta } from '@storybook/react-webpack5';
import { guide } from '../../../../test/support/guide';
import { leaf } from '../../../../test/support/play';
import { buildClientUser } from '../../../../test/support/builders/users';
import { termAt } from '../../../../test/support/builders/terms';
import { DueTag } from '../claimTags';

const meta: Meta = {
  title: 'Piezas/Reclamos/Vencimiento',
  component: DueTag,
  tags: ['autodocs'],
  parameters: guide({
    use: 'En la lista y la tarjeta. Para el equipo: qué vence y cuándo, con palabras y un color. Para quien hizo el reclamo: qué hacemos o qué le preguntamos, sin rojo.',
    avoid:
      'En la página del reclamo: ahí le hablamos a quien lo hizo con una frase entera (Qué sigue). En una celda angosta, sólo lo que apura.',
    access:
      'Lo dice con palabras; el color acompaña. Donde se acorta, el texto entero se lee al señalarlo. Sin plazo no hay nada que leer.',
  }),
};
export default meta;

const due = (term: ReturnType<typeof termAt> | null, awaitingSince: string | null, ...texts: (string | RegExp)[]) =>
  leaf(DueTag, { term, awaitingSince }, ...texts);

export const VenceHoy = due(termAt('end', 0), null, /vence hoy/);
export const VenceMañana = due(termAt('end', 1), null, 'vence mañana');
export const VenceMásAdelante = due(termAt('answer', 9), null, /respuesta: vence el/);
export const VencidoHaceDosDías = due(termAt('end', -2), null, 'vencido hace 2 días');
export const RespuestaVencida = due(termAt('answer', -1), null, 'respuesta: vencido hace 1 día');
export const EnPausa = due(null, termAt('end', -3).at, /en pausa desde el/);
export const EnUnaCelda = leaf(
  DueTag,
  { term: termAt('end', -2), awaitingSince: null, isUrgentOnly: true },
  'vencido 2 d',
);
const forAuthor = { portal: { user: buildClientUser() } };
export const DemoradoParaQuienLoHizo = {
  ...due(termAt('answer', -5), null, 'nos demoramos'),
  parameters: forAuthor,
};
export const PreguntaParaQuienLoHizo = {
  ...due(null, termAt('end', -3).at, /esperamos tu respuesta desde el/),
  parameters: forAuthor,
};
export const SinPlazo = {
  render: () => (
    <p>
      Sin plazo no muestra nada: <DueTag term={null} awaitingSince={null} />
    </p>
  ),
};
