import type { Meta } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { ok } from '../../../../test/support/builders/claims';
import { buildWarrantyTerm } from '../../../../test/support/builders/content';
import { claimLookups } from '../../../../test/support/builders/lookups';
import { guide } from '../../../../test/support/guide';
import { leaf } from '../../../../test/support/play';
import { ItemSuggestions } from './ItemSuggestions';

const meta: Meta = {
  title: 'Piezas/Reclamos/Sugerencias',
  component: ItemSuggestions,
  tags: ['autodocs', 'ItemSuggestions'],
  parameters: {
    ...guide({
      use: 'Debajo de la descripción de un reclamo nuevo: el rubro y el ítem que parecen ser, para elegirlos con un toque.',
      avoid: 'Como única forma de elegirlos: los dos campos están siempre.',
      access:
        'Guarda su lugar aunque no haya sugerencias, así que nada se mueve al escribir. Cada una es un botón que dice rubro e ítem.',
    }),
    portal: {
      answers: {
        ...claimLookups,
        'GET /model/warranty_term': ok([buildWarrantyTerm({ covers: 'Goteo y pérdidas.' })]),
      },
    },
  },
};
export default meta;

export const Sugerencias = leaf(
  ItemSuggestions,
  { description: 'La canilla de la cocina gotea', chosenId: 22, disabled: false, onChoose: fn() },
  /Canilla o grifería/,
);
