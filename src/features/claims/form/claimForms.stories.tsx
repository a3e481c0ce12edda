import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { buildProjectClaim, buildUnitClaim, ok, pageOf } from '../../../../test/support/builders/claims';
import { buildUnitWarranty, manual } from '../../../../test/support/builders/content';
import { buildLongClaim, longName, longPlace, longTexts } from '../../../../test/support/builders/longTexts';
import { claimLookups } from '../../../../test/support/builders/lookups';
import { shows, submit, then } from '../../../../test/support/play';
import { buildProject } from '../../../../test/support/builders/projects';
import { buildUnit } from '../../../../test/support/builders/units';
import { buildClientUser, buildConsortiumUser, buildUser } from '../../../../test/support/builders/users';
import { to } from '../../../contract/links';
import { FormPage } from '../../../ui/form/FormMessage';
import type { Draft } from '../../../ui/form/useDraft';
import { BackLink, PageHeader } from '../../../ui/PageHeader';
import { NewProjectClaimScreen } from '../NewProjectClaimScreen';
import { NewUnitClaimScreen } from '../NewUnitClaimScreen';
import { claimFormText } from './claimFormText';
import { ProjectClaimForm, type NewProjectClaimValues } from './ProjectClaimForm';
import { UnitClaimForm } from './UnitClaimForm';
import type { UnitClaimValues } from './unitClaimValues';

const units = pageOf([buildUnit(), buildUnit({ unit_id: 16, contract_id: null, name: '1° B', owner_profile: null })]);
const answers = {
  ...claimLookups,
  'GET /logic/unit': units,
  'GET /logic/project': pageOf([buildProject(), buildProject({ id: 4, name: 'Ribera Pichincha' })]),
  'GET /logic/project_claim': pageOf([
    buildProjectClaim({ contact_name: 'Ramón Ibarra', contact_phone: '3415550134', access_hours: 'De 8 a 16' }),
  ]),
};
const draft = <Values extends object>(restored?: Partial<Values>): Draft<Values> => ({
  restored,
  requestKey: 'k',
  key: 'historia',
  save: () => {},
  renewKey: () => {},
  clear: () => {},
});
const done = () => Promise.resolve();
/** The heading of the page that a form stands in. */
const heading = (title: string) => (
  <PageHeader title={title} back={<BackLink to={to('reclamos')}>Reclamos</BackLink>} />
);

const meta: Meta = {
  title: 'Pantallas/Reclamos/Formularios',
  parameters: { portal: { user: buildClientUser(), answers } },
};
export default meta;
type Story = StoryObj;

export const DeUnidad: Story = { render: () => <NewUnitClaimScreen /> };
export const DeUnidadParaElEquipo: Story = {
  render: () => <NewUnitClaimScreen />,
  parameters: { portal: { user: buildUser(), answers } },
};
export const DeUnidadSinUnidades: Story = {
  render: () => <NewUnitClaimScreen />,
  parameters: { portal: { user: buildClientUser(), answers: { ...answers, 'GET /logic/unit': pageOf([]) } } },
};
export const DeUnidadSinOpciones: Story = {
  render: () => <NewUnitClaimScreen />,
  parameters: {
    portal: {
      user: buildClientUser(),
      answers: {
        ...answers,
        'GET /model/claim_item': { status: 503, message: 'La base de datos no está disponible.' },
      },
    },
  },
};
export const DeUnidadConProblemas: Story = {
  render: () => (
    <FormPage>
      {heading(claimFormText.newUnitClaim)}
      <UnitClaimForm
        draft={draft<UnitClaimValues>()}
        initial={{ description: 'Corta', contact_name: 'Lu', contact_phone: '12' }}
        hasPriority={false}
        isBusy={false}
        onAdded={() => undefined}
        onSubmit={done}
      />
    </FormPage>
  ),
  play: then(submit, shows('La descripción debe tener al menos 10 caracteres.')),
};
export const DeUnidadRecuperado: Story = {
  render: () => (
    <FormPage>
      {heading(claimFormText.newUnitClaim)}
      <UnitClaimForm
        draft={draft<UnitClaimValues>({
          claim_location_id: 1,
          claim_location_detail_id: 11,
          description: 'La canilla de la cocina gotea desde el lunes.',
        })}
        initial={{}}
        hasPriority
        isBusy={false}
        onAdded={() => undefined}
        onSubmit={done}
      />
    </FormPage>
  ),
};
/** Unit, place and item are chosen: what to do at once, the term, the manual and a similar claim. */
export const DeUnidadAntesDeEnviar: Story = {
  render: () => (
    <FormPage>
      {heading(claimFormText.newUnitClaim)}
      <UnitClaimForm
        draft={draft<UnitClaimValues>({
          unit: { value: 41, label: '2° B · Torre Oroño', unitId: 61 },
          claim_location_id: 1,
          claim_location_detail_id: 11,
          claim_category_id: 2,
          claim_item_id: 22,
          description: 'La canilla de la cocina gotea desde el lunes.',
        })}
        initial={{}}
        isReporter
        hasPriority={false}
        isBusy={false}
        onAdded={() => undefined}
        onCollect={done}
        onSubmit={done}
      />
    </FormPage>
  ),
  parameters: {
    portal: {
      user: buildClientUser(),
      answers: {
        ...answers,
        'GET /logic/contract/41/warranty': ok([buildUnitWarranty()]),
        'GET /logic/unit_claim': pageOf([buildUnitClaim({ id: 812, claim_id: 812 })]),
        'GET /content/manual-de-mantenimiento.md': manual,
      },
    },
  },
};
export const DeUnidadConTextosLargos: Story = {
  render: () => (
    <FormPage>
      {heading(claimFormText.newUnitClaim)}
      <UnitClaimForm
        draft={draft<UnitClaimValues>({
          unit: { value: 41, label: longPlace, unitId: 61 },
          claim_location_id: 1,
          claim_location_detail_id: 11,
          claim_category_id: 2,
          claim_item_id: 22,
          description: longTexts.text.repeat(8),
          contact_name: longName,
          contact_phone: '3415129076',
        })}
        initial={{}}
        isReporter
        hasPriority={false}
        isBusy={false}
        onAdded={() => undefined}
        onCollect={done}
        onSubmit={done}
      />
    </FormPage>
  ),
  parameters: {
    portal: {
      user: buildClientUser(),
      answers: {
        ...answers,
        'GET /model/claim_location': ok([{ id: 1, label: longTexts.room }]),
        'GET /model/claim_item': ok([{ id: 22, label: longTexts.item, claim_category_id: 2 }]),
        'GET /logic/contract/41/warranty': ok([buildUnitWarranty({ item: longTexts.item, manual: null })]),
        'GET /logic/unit_claim': pageOf([buildLongClaim()]),
      },
    },
  },
};
export const DeUnidadEnviando: Story = {
  render: () => (
    <FormPage>
      {heading(claimFormText.newUnitClaim)}
      <UnitClaimForm
        draft={draft<UnitClaimValues>()}
        initial={{ description: 'La canilla de la cocina gotea desde el lunes.' }}
        hasPriority
        isBusy
        onAdded={() => undefined}
        onSubmit={done}
      />
    </FormPage>
  ),
};
export const DeProyecto: Story = {
  render: () => <NewProjectClaimScreen />,
  parameters: { portal: { user: buildConsortiumUser(), answers } },
};
export const DeProyectoConProblemas: Story = {
  render: () => (
    <FormPage>
      {heading(claimFormText.newProjectClaim)}
      <ProjectClaimForm draft={draft<NewProjectClaimValues>()} initial={{}} isBusy={false} onSubmit={done} />
    </FormPage>
  ),
  play: then(submit, shows('La descripción debe tener al menos 10 caracteres.')),
};
