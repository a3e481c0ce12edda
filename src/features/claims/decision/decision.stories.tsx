import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ok } from '../../../../test/support/builders/claims';
import { buildUser } from '../../../../test/support/builders/users';
import DecisionDialog from './DecisionDialog';

const meta: Meta = {
  title: 'Pantallas/Reclamos/Decisión',
  parameters: {
    portal: {
      user: buildUser(),
      answers: { 'GET /logic/decision_reasons': ok({ reasons: ['El daño es por el uso', 'Falta el mantenimiento'] }) },
    },
  },
};
export default meta;
type Story = StoryObj;

export const Nueva: Story = {
  render: () => <DecisionDialog claimId={95} former="none" proposed="accepted" onClose={() => {}} />,
};
export const QueNoCorresponde: Story = {
  render: () => <DecisionDialog claimId={95} former="none" proposed="not_covered" onClose={() => {}} />,
};
export const QueCambia: Story = {
  render: () => <DecisionDialog claimId={95} former="to_inspect" proposed="accepted" onClose={() => {}} />,
};
