import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent, within } from 'storybook/test';
import { ok, pageOf } from '../../../test/support/builders/claims';
import { buildProject } from '../../../test/support/builders/projects';
import { buildFigures, buildTerms } from '../../../test/support/builders/terms';
import { buildUser } from '../../../test/support/builders/users';
import { TermsScreen } from './TermsScreen';

const meta: Meta<typeof TermsScreen> = { title: 'Pantallas/Configuración/Plazos', component: TermsScreen };
export default meta;
type Story = StoryObj<typeof TermsScreen>;

const withTerms = (terms: unknown, saved: unknown = ok(buildTerms()), figures: unknown = ok(buildFigures())) => ({
  portal: {
    user: buildUser(),
    path: '/plazos',
    answers: {
      'GET /logic/terms': terms,
      'PUT /logic/terms': saved,
      'GET /logic/terms/figures': figures,
      'GET /model/claim_category': ok([{ id: 7, label: 'Instalaciones sanitarias' }]),
      'GET /logic/project': pageOf([buildProject()]),
    },
  },
});
const exception = { priority: 'urgent' as const, category_id: 7, project_id: buildProject().id };
/** Returns the screen once its figures are there: they are above the form, and would move it. */
const whole = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await canvas.findByRole('table', { name: 'Fin del reclamo' });
  return canvas;
};
const typeAndSave: Story['play'] = async ({ canvasElement }) => {
  const canvas = await whole(canvasElement);
  const end = await canvas.findByLabelText('Terminar, Alta, en días hábiles');
  await userEvent.clear(end);
  await userEvent.type(end, '0,1');
  await userEvent.click(canvas.getByRole('button', { name: /Agregar excepción/ }));
  await userEvent.click(canvas.getByRole('button', { name: 'Guardar cambios' }));
};
const changeAndSave: Story['play'] = async ({ canvasElement }) => {
  const canvas = await whole(canvasElement);
  await userEvent.type(await canvas.findByLabelText('Terminar, Alta, en días hábiles'), '0');
  await userEvent.click(canvas.getByRole('button', { name: 'Guardar cambios' }));
};

export const ConPlazos: Story = {
  parameters: withTerms(
    ok(buildTerms({ rules: [...buildTerms().rules, { ...exception, answer_minutes: 120, end_minutes: 1080 }] })),
  ),
};
export const SinPlazos: Story = { parameters: withTerms(ok(buildTerms({ rules: [], since: null, days: [] }))) };
const nothing = { in_time: 0, late: 0, median_minutes: null };
export const SinCifras: Story = {
  parameters: withTerms(
    ok(buildTerms()),
    undefined,
    ok({ days: 30, rows: [{ kind: 'all', answer: nothing, end: nothing }] }),
  ),
};
export const FallanLasCifras: Story = {
  parameters: withTerms(ok(buildTerms()), undefined, { status: 503, message: 'La base de datos no está disponible.' }),
};
export const ConErrores: Story = { parameters: withTerms(ok(buildTerms())), play: typeAndSave };
export const OtraPersonaGuardo: Story = {
  parameters: withTerms(ok(buildTerms()), { status: 409, message: 'Otra persona guardó cambios.' }),
  play: changeAndSave,
};
export const Cargando: Story = { parameters: withTerms('never') };
export const Falla: Story = { parameters: withTerms({ status: 503, message: 'La base de datos no está disponible.' }) };
