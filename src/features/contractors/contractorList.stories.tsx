import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ok, pageOf } from '../../../test/support/builders/claims';
import { longTexts } from '../../../test/support/builders/longTexts';
import { buildContractor } from '../../../test/support/builders/works';
import { ContractorListScreen } from './ContractorListScreen';

const meta: Meta<typeof ContractorListScreen> = {
  title: 'Pantallas/Trabajos/Contratistas',
  component: ContractorListScreen,
};
export default meta;
type Story = StoryObj<typeof ContractorListScreen>;

const contractors = [
  buildContractor(),
  buildContractor({
    id: 5,
    name: 'Electricidad Litoral',
    cuit: '30709988776',
    phone_number: '3415550177',
    email: null,
    categories: [{ id: 2, label: 'Electricidad' }],
    projects: [{ id: 3, name: 'Torre Oroño' }],
    open_works: 5,
    visits: { over: 20, missed: 0, unopened: 0 },
  }),
  buildContractor({
    id: 6,
    name: 'Carpintería Sur',
    cuit: null,
    phone_number: '3415550188',
    email: 'taller@carpinteriasur.ar',
    categories: [{ id: 3, label: 'Carpintería' }],
    open_works: 0,
    visits: { over: 0, missed: 0, unopened: 0 },
    active: false,
  }),
];
const long = buildContractor({
  id: 7,
  name: longTexts.worker,
  email: longTexts.email,
  categories: ['Sanitarios', 'Gas', 'Calefacción', 'Aire acondicionado'].map((label, id) => ({ id: id + 10, label })),
  projects: [{ id: 3, name: longTexts.project }],
});
const list = (answer: unknown): Story => ({
  parameters: {
    portal: {
      path: '/contratistas',
      answers: {
        'GET /logic/contractor': answer,
        'GET /model/claim_category': ok([{ id: 1, label: 'Sanitarios' }]),
        'GET /logic/project': pageOf([]),
      },
    },
  },
});

export const Llena = list(pageOf(contractors));
export const TextosLargos = list(pageOf([long, ...contractors]));
export const Vacía = list(pageOf([]));
